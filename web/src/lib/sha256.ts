// SHA-256 for commitments. The browser's own is missing on plain HTTP in a local network, and a
// commitment is 53 bytes: one short implementation everywhere.

const K = new Uint32Array(64);
const START = new Uint32Array(8);

// The constants are the fractional parts of roots of the first primes.
(function fillConstants() {
  const fraction = (x: number) => ((x - Math.floor(x)) * 0x100000000) >>> 0;
  let found = 0;
  for (let candidate = 2; found < 64; candidate++) {
    let prime = true;
    for (let d = 2; d * d <= candidate; d++) if (candidate % d === 0) prime = false;
    if (!prime) continue;
    if (found < 8) START[found] = fraction(Math.sqrt(candidate));
    K[found++] = fraction(Math.cbrt(candidate));
  }
})();

const turn = (x: number, by: number) => (x >>> by) | (x << (32 - by));

function padded(data: Uint8Array): DataView {
  const size = (((data.length + 8) >> 6) + 1) << 6;
  const bytes = new Uint8Array(size);
  bytes.set(data);
  bytes[data.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(size - 8, Math.floor(data.length / 0x20000000));
  view.setUint32(size - 4, (data.length << 3) >>> 0);
  return view;
}

export function sha256(data: Uint8Array): Uint8Array {
  const view = padded(data);
  const hash = Uint32Array.from(START);
  const w = new Uint32Array(64);
  for (let block = 0; block < view.byteLength; block += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getUint32(block + 4 * i);
    for (let i = 16; i < 64; i++) {
      const a = w[i - 15]!;
      const b = w[i - 2]!;
      const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
      const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
      w[i] = w[i - 16]! + s0 + w[i - 7]! + s1;
    }
    let [a, b, c, d, e, f, g, h] = hash as unknown as [
      number, number, number, number, number, number, number, number,
    ];
    for (let i = 0; i < 64; i++) {
      const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
      const choice = (e & f) ^ (~e & g);
      const t1 = (h + s1 + choice + K[i]! + w[i]!) | 0;
      const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
      const majority = (a & b) ^ (a & c) ^ (b & c);
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + s0 + majority) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((x, i) => (hash[i] = hash[i]! + x));
  }
  const out = new DataView(new ArrayBuffer(32));
  hash.forEach((word, i) => out.setUint32(4 * i, word));
  return new Uint8Array(out.buffer);
}

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** What a device sends before it shows its 32 bytes: docs/protocol.md, The deal. */
export function commitment(reveal: Uint8Array): string {
  const words = new TextEncoder().encode('pentaphase commitment');
  const text = new Uint8Array(words.length + reveal.length);
  text.set(words);
  text.set(reveal, words.length);
  return toHex(sha256(text));
}

export const randomBytes = (size: number): Uint8Array =>
  crypto.getRandomValues(new Uint8Array(size));

/** A fresh id for a message, 128 bits. */
export const randomId = (): string => toHex(randomBytes(16));
