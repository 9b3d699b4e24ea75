import type { PictureRefusal } from '../../../core/calls/library/takePicture.ts';
import { type Result, refuse, success } from '../../../core/util/result.ts';
import { MOST_PIXELS, openPicture } from './decoder.ts';
import { measureDrawing } from './drawInProcess.ts';
import { isSafeDrawing } from './isSafeDrawing.ts';
import type { Size } from './pictureSizes.ts';
import { type PictureType, tellType } from './tellType.ts';

/** Pixels of a side. A drawing has any size, and is drawn in ours. */
const LONGEST = 10_000;
const SHORTEST = 8;
/** Of a drawing, as it says itself. */
const LONGEST_DRAWING = 100_000;

/** A file whose head was read, and nothing else. */
export interface Measured {
  file: Buffer;
  type: 'drawing' | 'pixels';
  /** As it is seen, turned. */
  width: number;
  height: number;
}

/** Reads what a file is and how large it is, before anything of it is decoded. */
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

/** As it is seen, turned; null for what is not what it begins as. The bound on pixels is asked later, so that it can be told. */
async function measurePixels(file: Buffer, type: PictureType): Promise<Size | null> {
  const { picture } = await openPicture(file, { limitInputPixels: false });
  const head = await picture.metadata().catch(() => null);
  return head?.format === type ? head.autoOrient : null;
}
