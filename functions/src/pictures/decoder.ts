import type { Sharp, SharpOptions } from 'sharp';

type Decoder = typeof import('sharp').default;

/** Pixels of a file that is decoded: a camera's 24 megapixels are let in, and take 100 MB at the worst. */
export const MOST_PIXELS = 25_000_000;
/** Seconds after which a decoding is given up. */
const PATIENCE = 20;

let loading: Promise<Decoder> | undefined;

/** Loaded when the first picture comes in: most functions of the bundle never see one, and start without it. */
function loadDecoder(): Promise<Decoder> {
  loading ??= import('sharp').then(({ default: sharp }) => restrict(sharp));
  return loading;
}

/**
 * One thread a picture, and nothing kept between two. Kinds of files are not blocked here: that would hold for the whole
 * process, in which the embedded backend draws the art too. What a file is, is told before it is opened (measurePicture.ts).
 */
function restrict(sharp: Decoder): Decoder {
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** A pipeline that has not run yet. */
interface OpenPicture {
  picture: Sharp;
}

/** Opens a file for decoding: the first frame alone, within bounds, and not one that is cut off. */
export async function openPicture(file: Buffer, options: SharpOptions = {}): Promise<OpenPicture> {
  const bounds = { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true, pages: 1 } as const;
  const sharp = await loadDecoder();
  return { picture: sharp(file, { ...bounds, ...options }).timeout({ seconds: PATIENCE }) };
}

/** Opens pixels that were decoded before. */
export async function openPixels({ pixels, width, height, channels }: Pixels): Promise<OpenPicture> {
  const sharp = await loadDecoder();
  return { picture: sharp(pixels, { raw: { width, height, channels } }) };
}

/** A decoded picture: a byte a channel, row after row; four channels end with how opaque it is. */
export interface Pixels {
  pixels: Buffer;
  width: number;
  height: number;
  channels: 3 | 4;
}
