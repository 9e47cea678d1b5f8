// SHA-256 (FIPS 180-4) and HMAC (RFC 2104). The browser's own are there only over https or on the machine itself, and a server at home speaks plain http.
const BLOCK = 64;
const TWO_32 = 2 ** 32;

/** The first 32 bits of the fractional part of the root of each prime: what the standard takes its constants from. */
function fractions(count: number, root: (prime: number) => number): Uint32Array {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate++) if (found.every((prime) => candidate % prime)) found.push(candidate);
  return Uint32Array.from(found, (prime) => Math.floor((root(prime) % 1) * TWO_32));
}

const START = fractions(8, Math.sqrt);
const ROUNDS = fractions(64, Math.cbrt);
const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

export function sha256(bytes: Uint8Array): Uint8Array {
  const state = START.slice();
  const padded = pad(bytes);
  for (let at = 0; at < padded.byteLength; at += BLOCK) mix(state, padded, at);
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, k) => digest.setUint32(4 * k, word));
  return new Uint8Array(digest.buffer);
}

/** A one bit, zeros, and the length in bits fill the last block. */
function pad(bytes: Uint8Array): DataView {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(padded.length - 8, BigInt(bytes.length) * 8n);
  return view;
}

function mix(state: Uint32Array, padded: DataView, at: number): void {
  const words = new Uint32Array(ROUNDS.length);
  for (let k = 0; k < 16; k++) words[k] = padded.getUint32(at + 4 * k);
  const word = (k: number): number => words[k] as number;
  for (let k = 16; k < words.length; k++) {
    const [near, far] = [word(k - 2), word(k - 15)];
    words[k] = word(k - 16) + (turned(far, 7) ^ turned(far, 18) ^ (far >>> 3)) + word(k - 7) + (turned(near, 17) ^ turned(near, 19) ^ (near >>> 10));
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let k = 0; k < words.length; k++) {
    const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + (ROUNDS[k] as number) + word(k)) | 0;
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((value, k) => (state[k] = (state[k] as number) + value));
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const keyed = (mask: number, rest: Uint8Array): Uint8Array => sha256(joined(block.map((byte) => byte ^ mask), rest));
  return keyed(0x5c, keyed(0x36, message));
}

export function joined(...parts: Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The bytes of a text in hexadecimal digits; null where it is none. */
export function fromHex(text: unknown): Uint8Array | null {
  if (typeof text !== 'string' || !/^([0-9a-f]{2})*$/.test(text)) return null;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
