// A WebSocket client that does no more than the measurements need, so that it leaves the cores to the
// server: text frames only, ASCII only where it sends, and no copies where none are needed.
import { randomBytes } from 'node:crypto';
import net from 'node:net';

// What is read is dealt with at once, so that all connections read into the same memory.
const inbox = Buffer.alloc(65536);
const nothing = Buffer.alloc(0);

export class WebSocketClient {
  #socket;
  #rest = nothing;
  #upgraded;

  /** Calls onText(bytes, from, to) for each message, which stands there only until it returns, and onClose once. */
  constructor(port, { onText = () => {}, onClose = () => {} } = {}) {
    this.onText = onText;
    const onread = { buffer: inbox, callback: (size) => this.#take(size) };
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
    const size = text.length;
    const head = size < 126 ? String.fromCharCode(0x81, 0x80 | size)
      : String.fromCharCode(0x81, 0x80 | 126, size >> 8, size & 0xff);
    // A mask of zeros changes nothing, and is as good as any other for a client that is no browser.
    this.#socket.write(`${head}\0\0\0\0${text}`, 'latin1');
  }

  close() {
    this.#socket.destroy();
  }

  #take(read) {
    let data = inbox;
    let at = 0;
    let end = read;
    if (this.#rest.length > 0) {
      data = Buffer.concat([this.#rest, inbox.subarray(0, read)]);
      end = data.length;
    }
    if (this.#upgraded) {
      const head = data.subarray(0, end).indexOf('\r\n\r\n');
      if (head >= 0) {
        const status = data.toString('latin1', 9, 12);
        if (status !== '101') {
          this.#socket.destroy(new Error(`the server says ${status}`));
          return;
        }
        at = head + 4;
        this.#upgraded();
        this.#upgraded = null;
      }
    }
    while (!this.#upgraded && end - at >= 2) {
      let size = data[at + 1] & 0x7f;
      let from = at + 2;
      if (size === 126) {
        if (end < at + 4) break;
        size = (data[at + 2] << 8) | data[at + 3];
        from = at + 4;
      } else if (size === 127) {
        if (end < at + 10) break;
        size = Number(data.readBigUInt64BE(at + 2));
        from = at + 10;
      }
      if (end < from + size) break;
      if ((data[at] & 0x0f) === 1) this.onText(data, from, from + size);
      at = from + size;
    }
    this.#rest = at < end ? Buffer.from(data.subarray(at, end)) : nothing;
  }
}
