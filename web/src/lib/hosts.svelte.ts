// The two hosts a page knows: the server it came from, and this device. Each is started when it is
// first needed.
import { Client } from '../protocol/client.svelte';
import { SocketHost, WorkerHost } from '../protocol/connection';
import { settings } from './settings.svelte';

/** A page exported for any web host says in its head that there is no server behind it. */
const serverless = () =>
  document.querySelector('meta[name="penta-host"]')?.getAttribute('content') === 'none';

const PATIENCE = 1500;
/** Without a network only a server on this computer can answer, and that is quick. */
const PATIENCE_OFFLINE = 300;

class Hosts {
  #server: Client | null = null;
  #device: Client | null = null;
  /** The server has not answered for a while. */
  #alone = $state(false);

  constructor() {
    if (serverless()) this.#alone = true;
  }

  get hasServer(): boolean {
    return !serverless();
  }

  get server(): Client | null {
    if (serverless()) return null;
    if (!this.#server) {
      const address = new URL('ws', document.baseURI);
      address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
      const server = new Client(new SocketHost(address.href), settings.lang);
      this.#server = server;
      const wait = () =>
        setTimeout(() => {
          if (server.link !== 'open') this.#alone = true;
        }, PATIENCE);
      wait();
      server.listen({ opened: () => undefined, received: () => undefined, lost: wait });
      addEventListener('offline', () => void this.#ask(server));
    }
    return this.#server;
  }

  get device(): Client {
    if (!this.#device) {
      const make = () =>
        new Worker(new URL('../worker/host.ts', import.meta.url), { type: 'module' });
      const wasm = new URL('penta.wasm', document.baseURI).href;
      this.#device = new Client(new WorkerHost(make, wasm), settings.lang);
    }
    return this.#device;
  }

  /** Starts this device's host when the server does not answer; true while it is alone. */
  get alone(): boolean {
    return this.#alone && this.#server?.link !== 'open';
  }

  /** Who makes the next table: the server if it is there, else this device. */
  get best(): Client {
    return this.alone ? this.device : (this.server ?? this.device);
  }

  /** The same, asked before: a server that has fallen silent is not waited for. */
  async now(): Promise<Client> {
    const server = this.alone ? null : this.server;
    return server && (await this.#ask(server)) ? server : this.device;
  }

  async #ask(server: Client): Promise<boolean> {
    const answered = await server.answers(navigator.onLine ? PATIENCE : PATIENCE_OFFLINE);
    if (!answered) this.#alone = true;
    return answered;
  }

  of(local: boolean): Client {
    return local ? this.device : (this.server ?? this.device);
  }

  speak(): void {
    this.#server?.speak(settings.lang);
    this.#device?.speak(settings.lang);
  }
}

export const hosts = new Hosts();
