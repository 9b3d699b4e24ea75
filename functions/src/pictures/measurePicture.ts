import type { PictureRefusal } from '../../../core/calls/takePicture.ts';
import { type Result, refuse, success } from '../../../core/result.ts';
import { MOST_PIXELS, openPicture } from './decoder.ts';
import { isSafeDrawing } from './isSafeDrawing.ts';
import { tellType } from './tellType.ts';

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
  // The bound on pixels is asked here, so that the head can be read and the refusal be told.
  const { picture } = await openPicture(file, { limitInputPixels: false });
  const head = await picture.metadata().catch(() => null);
  if (head === null || head.format !== type) return refuse('damaged');
  const { width, height } = head.autoOrient;
  const longest = type === 'svg' ? LONGEST_DRAWING : LONGEST;
  if (Math.max(width, height) > longest) return refuse('tooManyPixels');
  if (type !== 'svg' && width * height > mostPixels) return refuse('tooManyPixels');
  if (Math.min(width, height) < SHORTEST) return refuse('tooSmall');
  return success({ file, type: type === 'svg' ? 'drawing' : 'pixels', width, height });
}
