/** A file comes from another thread as bytes, and is the buffer again that it was; all else stays. */
export function asBuffer(value: unknown): unknown {
  return value instanceof Uint8Array ? Buffer.from(value.buffer, value.byteOffset, value.byteLength) : value;
}
