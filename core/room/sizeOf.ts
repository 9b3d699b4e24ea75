/** Matches ASCII, which takes one byte a character in UTF-8. */
const PLAIN = /^[\0-\x7f]*$/;

/** Returns the size of a value as JSON in UTF-8 bytes, as the database counts it (R4). */
export function sizeOf(value: unknown): number {
  const json = JSON.stringify(value);
  // A shortcut: most rooms are ASCII, and counting each character takes five times as long.
  if (PLAIN.test(json)) return json.length;
  let bytes = json.length;
  for (let place = 0; place < json.length; place++) {
    const code = json.charCodeAt(place);
    if (code >= 0x80) bytes += furtherBytesOf(code);
  }
  return bytes;
}

/**
 * Returns the bytes after the first of a UTF-16 unit. JSON escapes an unpaired surrogate, so each half here
 * is two of a pair's four bytes.
 */
function furtherBytesOf(code: number): number {
  const isHalf = code >= 0xd800 && code < 0xe000;
  return code < 0x800 || isHalf ? 1 : 2;
}
