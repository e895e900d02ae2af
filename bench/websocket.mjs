// A WebSocket client that does no more than the measurements need, so that it leaves the cores to the
// server: text frames only, and no copies where none are needed.
import { randomBytes } from 'node:crypto';
import net from 'node:net';

// What is read is dealt with at once, so that all connections read into the same memory.
const inbox = Buffer.alloc(65536);
const nothing = Buffer.alloc(0);

export class WebSocketClient {
  #socket;
  #rest = nothing;
  #upgraded;

  /** Calls onText for each message and onClose once. */
  constructor(port, { onText = () => {}, onClose = () => {} } = {}) {
    this.onText = onText;
    const onread = { buffer: inbox, callback: (size) => this.#take(inbox.subarray(0, size)) };
    this.#socket = net.connect({ port, host: '127.0.0.1', noDelay: true, onread });
    this.opened = new Promise((resolve, reject) => {
      this.#upgraded = resolve;
      this.#socket.on('error', reject);
      this.#socket.on('close', () => {
        reject(new Error('the server has closed the connection'));
        onClose();
      });
    });
    this.opened.catch(() => {});
    this.#socket.on('connect', () => {
      const key = randomBytes(16).toString('base64');
      this.#socket.write(
        `GET /ws HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\n` +
          `Connection: Upgrade\r\nSec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
      );
    });
  }

  send(text) {
    const size = Buffer.byteLength(text);
    const head = size < 126 ? 2 : 4;
    // A mask of zeros changes nothing, and is as good as any other for a client that is no browser.
    const frame = Buffer.alloc(head + 4 + size);
    frame[0] = 0x81;
    frame[1] = 0x80 | (size < 126 ? size : 126);
    if (head === 4) frame.writeUInt16BE(size, 2);
    frame.write(text, head + 4);
    this.#socket.write(frame);
  }

  close() {
    this.#socket.destroy();
  }

  #take(chunk) {
    let data = this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : chunk;
    if (this.#upgraded) {
      const end = data.indexOf('\r\n\r\n');
      if (end >= 0) {
        const status = data.toString('latin1', 9, 12);
        if (status !== '101') {
          this.#socket.destroy(new Error(`the server says ${status}`));
          return;
        }
        data = data.subarray(end + 4);
        this.#upgraded();
        this.#upgraded = null;
      }
    }
    while (!this.#upgraded && data.length >= 2) {
      let size = data[1] & 0x7f;
      let head = 2;
      if (size === 126) {
        if (data.length < 4) break;
        size = data.readUInt16BE(2);
        head = 4;
      } else if (size === 127) {
        if (data.length < 10) break;
        size = Number(data.readBigUInt64BE(2));
        head = 10;
      }
      if (data.length < head + size) break;
      if ((data[0] & 0x0f) === 1) this.onText(data.latin1Slice(head, head + size));
      data = data.subarray(head + size);
    }
    this.#rest = data.length > 0 ? Buffer.from(data) : nothing;
  }
}
