import { createHash, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { commitment, fromHex, randomId, sha256, toHex } from './sha256';

const theirs = (data: Uint8Array) => createHash('sha256').update(data).digest('hex');

test('the published examples', () => {
  const of = (text: string) => toHex(sha256(new TextEncoder().encode(text)));
  expect(of('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(of('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test('every length around the block boundaries agrees with Node', () => {
  for (let size = 0; size < 200; size++) {
    const data = new Uint8Array(randomBytes(size));
    expect(toHex(sha256(data))).toBe(theirs(data));
  }
});

test('a commitment is over the words and the bytes', () => {
  const reveal = new Uint8Array(randomBytes(32));
  expect(commitment(reveal)).toBe(
    createHash('sha256').update('pentaphase commitment').update(reveal).digest('hex'),
  );
});

test('hexadecimal there and back', () => {
  const bytes = new Uint8Array(randomBytes(16));
  expect(fromHex(toHex(bytes))).toEqual(bytes);
  expect(randomId()).toMatch(/^[0-9a-f]{32}$/);
  expect(randomId()).not.toBe(randomId());
});
