/**
 * The picture types that a browser may display directly. Drawings (SVG) are not among them, since they may contain
 * scripts.
 */
export const SHOWN_TYPES: ReadonlySet<string> = new Set([
  'image/webp',
  'image/png',
  'image/jpeg',
  'image/gif',
]);

/** The pictures that `sniffImageType` recognises by their bytes. */
export const RECOGNISED_TYPES: ReadonlySet<string> = new Set([...SHOWN_TYPES, 'image/svg+xml']);

/** Number of first bytes that `sniffImageType` reads; an SVG is recognisable within them. */
export const SNIFFED_BYTES = 1000;

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

/** The type of picture that a file's first bytes say it is; null for anything else. */
export function sniffImageType(head: Buffer): string | null {
  if (startsWith(head, PNG)) return 'image/png';
  if (startsWith(head, JPEG)) return 'image/jpeg';
  const isWebp = head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP';
  if (isWebp) return 'image/webp';
  const text = head.toString('latin1');
  if (/^GIF8[79]a/.test(text)) return 'image/gif';
  return /^(?:\xef\xbb\xbf)?\s*</.test(text) && /<(?:\w+:)?svg[\s>]/.test(text) ? 'image/svg+xml' : null;
}

function startsWith(head: Buffer, start: Buffer): boolean {
  return head.subarray(0, start.length).equals(start);
}
