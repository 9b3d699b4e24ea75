/** The pictures that may be uploaded and that a browser may show in place. */
export const IMAGE_TYPES: ReadonlySet<string> = new Set(['image/webp', 'image/png', 'image/jpeg']);

/** How many of a file's first bytes `sniffImageType` looks at. */
export const SNIFFED_BYTES = 12;

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

/** The type of picture that a file's first bytes say it is; null for anything else. */
export function sniffImageType(head: Buffer): string | null {
  if (startsWith(head, PNG)) return 'image/png';
  if (startsWith(head, JPEG)) return 'image/jpeg';
  const isWebp = head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP';
  return isWebp ? 'image/webp' : null;
}

function startsWith(head: Buffer, start: Buffer): boolean {
  return head.subarray(0, start.length).equals(start);
}
