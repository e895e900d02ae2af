// The page without a network: everything it consists of is kept, and answered from there. What is
// not in the list (the WebSocket, another site) goes its own way.
declare const self: ServiceWorkerGlobalScope;

const { version, files } = '__PENTA_FILES__' as unknown as { version: string; files: string[] };
const cacheName = `penta-${version}`;
const scope = new URL('./', self.location.href).href;

async function keepEverything(): Promise<void> {
  const cache = await caches.open(cacheName);
  const needed = files.filter((file) => file !== 'penta.wasm');
  await cache.addAll(needed.map((file) => new Request(scope + file, { cache: 'reload' })));
  // Without the WebAssembly build the page still opens; it says then what is missing.
  await cache.add(new Request(scope + 'penta.wasm', { cache: 'reload' })).catch(() => undefined);
}

async function forgetOldVersions(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith('penta-') && name !== cacheName) await caches.delete(name);
  }
  await self.clients.claim();
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  const url = new URL(request.url);
  const path = request.mode === 'navigate' ? scope + 'index.html' : url.origin + url.pathname;
  const kept = await cache.match(path);
  return kept ?? fetch(request);
}

self.addEventListener('install', (event) => {
  event.waitUntil(keepEverything().then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => event.waitUntil(forgetOldVersions()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(scope)) return;
  const path = request.url.slice(scope.length).split(/[?#]/)[0] ?? '';
  if (request.mode !== 'navigate' && !files.includes(path)) return;
  // Browsers keep the icon themselves, and Firefox reports an error for one that comes from here.
  if (path === 'icon.svg') return;
  event.respondWith(answer(request));
});

export {};
