const HEADER_BYTES = 12;

/**
 * Bytes that begin like a webp picture and continue with the given ones (or with zeros up to that length).
 */
export function webpBytes(rest: Buffer | number): Buffer<ArrayBuffer> {
  const body = typeof rest === 'number' ? Buffer.alloc(rest - HEADER_BYTES) : rest;
  const header = Buffer.from('RIFF....WEBP', 'latin1');
  header.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([header, body]);
}
