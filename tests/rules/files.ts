import { LIMITS } from '../../core/room/limits.ts';
import { DRAFT_ID, NEW_ID } from './documents.ts';
import { CREATOR_ID } from './people.ts';
import type { RulesBackend } from './startRulesBackend.ts';

const MB = 1024 * 1024;

/** The first bytes of each format, as far as the rules check them. */
const HEADS = {
  'image/webp': Buffer.from('RIFF\0\0\0\0WEBPVP8L', 'latin1'),
  'image/png': Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'),
  'image/gif': Buffer.from('GIF89a', 'latin1'),
  'image/svg+xml': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg">'),
  'text/html': Buffer.from('<script>alert(1)</script>'),
};

export type FileType = keyof typeof HEADS;
export const LARGEST = 5 * MB;
export const LARGEST_COVER = LIMITS.coverBytes;

/** Returns a file of a type with `size` bytes. */
export function fileOf(type: FileType, size = 100): { bytes: Buffer; settings: { contentType: string } } {
  const bytes = Buffer.alloc(size);
  HEADS[type].copy(bytes);
  return { bytes, settings: { contentType: type } };
}

export const DRAFT_COVER = `images/${DRAFT_ID}.webp`;
/** The cover of a room that was deleted. */
export const LEFT_COVER = `images/${NEW_ID}.webp`;
/** A picture that the server created from an upload. */
export const PICTURE = `pictures/${'p'.repeat(20)}.webp`;
export const VERSION_PICTURE = `versions/${DRAFT_ID}/1/${'p'.repeat(20)}.webp`;
export const VERSION_COVER = `versions/${DRAFT_ID}/1.webp`;
export const CREATORS_UPLOAD = `uploads/${CREATOR_ID}/00`;

const STANDING = [
  DRAFT_COVER,
  LEFT_COVER,
  VERSION_COVER,
  PICTURE,
  VERSION_PICTURE,
  CREATORS_UPLOAD,
  'elsewhere/standing.webp',
];

/** Restores the initial bucket. */
export async function restoreFiles({ bucket }: Pick<RulesBackend, 'bucket'>): Promise<void> {
  const [stored] = await bucket.getFiles();
  await Promise.all(stored.filter(({ name }) => !STANDING.includes(name)).map((file) => file.delete()));
  const { bytes, settings } = fileOf('image/webp');
  await Promise.all(STANDING.map((name) => bucket.file(name).save(bytes, { ...settings, resumable: false })));
}
