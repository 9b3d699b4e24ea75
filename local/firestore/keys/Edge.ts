/** A place between keys: before or after all that begin with some bytes. */
export interface Edge {
  readonly bytes: Buffer;
  readonly isAfter: boolean;
}

export const FIRST_KEY: Buffer = Buffer.alloc(0);
/** More than every key, and every part of one, begins with. */
export const LAST_KEY: Buffer = Buffer.of(0xff);

/** The least key that is not before the edge. */
export function keyAt({ bytes, isAfter }: Edge): Buffer {
  return isAfter ? keyAfterAll(bytes) : bytes;
}

/** The same place where the order of the bytes is turned. */
export function inverted({ bytes, isAfter }: Edge): Edge {
  return { bytes: Buffer.from(bytes.map((byte) => byte ^ 0xff)), isAfter: !isAfter };
}

/** The least key after all that begin with some bytes. */
export function keyAfterAll(prefix: Buffer): Buffer {
  let length = prefix.length;
  while (length > 0 && prefix[length - 1] === 0xff) length -= 1;
  if (length === 0) return LAST_KEY;
  const key = Buffer.from(prefix.subarray(0, length));
  key[length - 1] = (key[length - 1] ?? 0) + 1;
  return key;
}

/** The least key after a complete key. */
export function keyAfter(key: Buffer): Buffer {
  return Buffer.concat([key, Buffer.of(0)]);
}

export function lastOf(keys: readonly [Buffer, ...Buffer[]]): Buffer {
  return keys.reduce((last, key) => (Buffer.compare(last, key) >= 0 ? last : key));
}

export function firstOf(keys: readonly [Buffer, ...Buffer[]]): Buffer {
  return keys.reduce((first, key) => (Buffer.compare(first, key) <= 0 ? first : key));
}
