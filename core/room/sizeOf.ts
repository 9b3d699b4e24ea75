/** Matches ASCII, which takes one byte a character in UTF-8. */
const PLAIN = /^[\0-\x7f]*$/;

/** Returns the size of a value as JSON in UTF-8 bytes, as the database counts it (R4). */
export function sizeOf(value: unknown): number {
  const json = JSON.stringify(value);
  // A shortcut: most rooms are ASCII, and counting each character takes five times as long.
  if (PLAIN.test(json)) return json.length;
  let bytes = 0;
  for (let place = 0; place < json.length; place++) bytes += bytesOf(json.charCodeAt(place));
  return bytes;
}

/**
 * Returns the bytes of a UTF-16 unit. JSON escapes an unpaired surrogate, so each half here is two of a
 * pair's four bytes.
 */
function bytesOf(code: number): number {
  if (code < 0x80) return 1;
  const isHalf = code >= 0xd800 && code < 0xe000;
  return code < 0x800 || isHalf ? 2 : 3;
}
