/** Accepted file types, with sharp's names. */
export type PictureType = 'png' | 'jpeg' | 'webp' | 'gif' | 'svg';

/** A drawing is recognized by its first bytes. */
const FIRST = 1000;

/**
 * Returns a file's type by its first bytes; its name and declared type do not count. Null for any other type.
 */
export function tellType(file: Buffer): PictureType | null {
  if (file.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return 'png';
  if (file.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  const first = file.toString('latin1', 0, FIRST);
  if (/^RIFF[\s\S]{4}WEBP/.test(first)) return 'webp';
  if (/^GIF8[79]a/.test(first)) return 'gif';
  return /^(?:\xef\xbb\xbf)?\s*</.test(first) && /<(?:\w+:)?svg[\s>]/.test(first) ? 'svg' : null;
}
