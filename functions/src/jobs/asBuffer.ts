/** Converts bytes from another thread back to a buffer; other values are returned unchanged. */
export function asBuffer(value: unknown): unknown {
  return value instanceof Uint8Array ? Buffer.from(value.buffer, value.byteOffset, value.byteLength) : value;
}
