// Whether this page opens without a network: that is up to the service worker, which browsers allow
// over HTTPS and on the computer itself only.
class Offline {
  possible = $state(false);
  ready = $state(false);

  start(): void {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator) || !isSecureContext) return;
    this.possible = true;
    const script = new URL('sw.js', document.baseURI).href;
    navigator.serviceWorker
      .register(script)
      .then(() => navigator.serviceWorker.ready)
      .then(() => (this.ready = true))
      .catch(() => (this.possible = false));
  }
}

export const offline = new Offline();
