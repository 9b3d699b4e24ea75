/** Characters of one byte each in UTF-8. */
const PLAIN = /^[\0-\x7f]*$/;

/** Bytes of a value as JSON in UTF-8, as the stores count it (R4). */
export function sizeOf(value: unknown): number {
  const json = JSON.stringify(value);
  // Most rooms are plain, and one look at each character takes five times as long.
  if (PLAIN.test(json)) return json.length;
  let bytes = 0;
  for (let place = 0; place < json.length; place++) bytes += bytesOf(json.charCodeAt(place));
  return bytes;
}

/** Of a UTF-16 unit. JSON escapes half of a pair that stands alone, so that each half is two of a pair's four bytes. */
function bytesOf(code: number): number {
  if (code < 0x80) return 1;
  const isHalf = code >= 0xd800 && code < 0xe000;
  return code < 0x800 || isHalf ? 2 : 3;
}
