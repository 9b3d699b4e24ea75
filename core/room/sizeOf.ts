/** Bytes of a value as JSON in UTF-8, as the stores count it (R4). */
export function sizeOf(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}
