import type { PictureRefusal } from '../../../core/calls/library/takePicture.ts';
import { type Result, refuse, success } from '../../../core/util/result.ts';
import { MOST_PIXELS, openPicture } from './decoder.ts';
import { measureDrawing } from './drawInProcess.ts';
import { isSafeDrawing } from './isSafeDrawing.ts';
import type { Size } from './pictureSizes.ts';

/** Accepted file types, with sharp's names. */
type PictureType = 'png' | 'jpeg' | 'webp' | 'gif' | 'svg';

/** A drawing is recognized by its first bytes. */
const FIRST = 1000;

/** Maximum pixels of a side; a drawing may have any size, since it is rendered at ours. */
const LONGEST = 10_000;
const SHORTEST = 8;
/** Maximum nominal side of a drawing. */
const LONGEST_DRAWING = 100_000;

/** A file of which only the header was read. */
export interface Measured {
  file: Buffer;
  type: 'drawing' | 'pixels';
  /** As displayed, after rotation. */
  width: number;
  height: number;
}

/** Determines type and size of a file before decoding it. */
export async function measurePicture(
  file: Buffer,
  mostPixels = MOST_PIXELS,
): Promise<Result<Measured, PictureRefusal>> {
  if (file.length === 0) return refuse('empty');
  const type = tellType(file);
  if (type === null) return refuse('unknownType');
  if (type === 'svg' && !isSafeDrawing(file)) return refuse('unsafeDrawing');
  const size = type === 'svg' ? await measureDrawing(file) : await measurePixels(file, type);
  if (size === null) return refuse('damaged');
  const longest = Math.max(size.width, size.height);
  const isTooLarge =
    type === 'svg' ? longest > LONGEST_DRAWING : longest > LONGEST || size.width * size.height > mostPixels;
  if (isTooLarge) return refuse('tooManyPixels');
  if (Math.min(size.width, size.height) < SHORTEST) return refuse('tooSmall');
  return success({ file, type: type === 'svg' ? 'drawing' : 'pixels', ...size });
}

/**
 * Returns the size as displayed; null if the content does not match its header. The limit on pixels is
 * checked later, so that it can be reported.
 */
async function measurePixels(file: Buffer, type: PictureType): Promise<Size | null> {
  const { picture } = await openPicture(file, { limitInputPixels: false });
  const head = await picture.metadata().catch(() => null);
  return head?.format === type ? head.autoOrient : null;
}

/**
 * Returns a file's type by its first bytes; its name and declared type do not count. Null for any other type.
 */
function tellType(file: Buffer): PictureType | null {
  if (file.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return 'png';
  if (file.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  const first = file.toString('latin1', 0, FIRST);
  if (/^RIFF[\s\S]{4}WEBP/.test(first)) return 'webp';
  if (/^GIF8[79]a/.test(first)) return 'gif';
  return /^(?:\xef\xbb\xbf)?\s*</.test(first) && /<(?:\w+:)?svg[\s>]/.test(first) ? 'svg' : null;
}
