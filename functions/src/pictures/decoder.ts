import type { Sharp, SharpOptions } from 'sharp';

type Decoder = typeof import('sharp').default;

/** Maximum pixels of a decoded file: 24-megapixel photos pass and take at most 100 MB. */
export const MOST_PIXELS = 25_000_000;
/** Timeout of a decoding in seconds. */
const PATIENCE = 20;

let loading: Promise<Decoder> | undefined;

/** Loaded on first use, since most functions never decode a picture. */
function loadDecoder(): Promise<Decoder> {
  loading ??= import('sharp').then(({ default: sharp }) => restrict(sharp));
  return loading;
}

/**
 * One thread for each picture and no cache. Does not block file types here, since that would affect the whole
 * process, in which the embedded backend draws too; types are checked before opening (measurePicture.ts).
 */
function restrict(sharp: Decoder): Decoder {
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** A picture to decode. Nothing is decoded until its result is asked for. */
interface OpenPicture {
  picture: Sharp;
}

/** Opens a file for decoding: only the first frame, within limits; refuses truncated files. */
export async function openPicture(file: Buffer, options: SharpOptions = {}): Promise<OpenPicture> {
  const bounds = { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true, pages: 1 } as const;
  const sharp = await loadDecoder();
  return { picture: sharp(file, { ...bounds, ...options }).timeout({ seconds: PATIENCE }) };
}

/** Opens pixels that were already decoded. */
export async function openPixels({ pixels, width, height, channels }: Pixels): Promise<OpenPicture> {
  const sharp = await loadDecoder();
  return { picture: sharp(pixels, { raw: { width, height, channels } }) };
}

/** A decoded picture: one byte a channel, row by row; with four channels the last is opacity. */
export interface Pixels {
  pixels: Buffer;
  width: number;
  height: number;
  channels: 3 | 4;
}
