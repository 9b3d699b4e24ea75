/** Bytes of a value as JSON in UTF-8, as the stores count it (R4). */
export function sizeOf(value: unknown): number {
  let bytes = 0;
  for (const character of JSON.stringify(value)) bytes += bytesOf(character.codePointAt(0) ?? 0);
  return bytes;
}

function bytesOf(code: number): number {
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
