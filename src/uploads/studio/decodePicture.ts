import type { Pixels } from '../pixels/Pixels.ts';
import { isAnimated } from './isAnimated.ts';
import { PICTURE_LIMITS } from './pictureLimits.ts';

/** Longest side to work on: an item's largest picture in rooms, and the widest canvas that phones support. */
const LONGEST = { item: 1280, background: 2048 } as const;

/** Why a file cannot be used. */
export type Unreadable = 'unknownType' | 'tooLarge' | 'damaged';

export class UnreadablePicture extends Error {
  override readonly name = 'UnreadablePicture';
  readonly reason: Unreadable;
  constructor(reason: Unreadable, options?: ErrorOptions) {
    super(`This file is no picture to work on: ${reason}`, options);
    this.reason = reason;
  }
}

const DRAWING = 'image/svg+xml';

export interface DecodedPicture {
  pixels: Pixels;
  /** Only its first frame is used. */
  isAnimated: boolean;
}

/**
 * Decodes a file, rotated as its camera says and scaled down. The browser does that off the main thread.
 * @throws UnreadablePicture
 */
export async function decodePicture(file: Blob, kind: keyof typeof LONGEST): Promise<DecodedPicture> {
  if (file.size > PICTURE_LIMITS.bytes) throw new UnreadablePicture('tooLarge');
  const longest = LONGEST[kind];
  const whole = await (isDrawing(file) ? draw(file, longest) : decode(file));
  try {
    const { width, height } = whole;
    if (width * height > PICTURE_LIMITS.pixels) throw new UnreadablePicture('tooLarge');
    const share = Math.min(1, longest / Math.max(width, height));
    return {
      pixels: await readPixels(whole, Math.max(1, width * share), Math.max(1, height * share)),
      isAnimated: isAnimated(new Uint8Array(await file.arrayBuffer())),
    };
  } finally {
    whole.close();
  }
}

/** Whether a file is an SVG; some systems do not know its type. */
function isDrawing(file: Blob): boolean {
  return file.type === DRAWING || (file instanceof File && file.type === '' && /\.svg$/i.test(file.name));
}

async function decode(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (cause) {
    const isKnown = /^image\/(png|jpeg|webp|gif|avif|apng|bmp)$/.test(file.type);
    throw new UnreadablePicture(isKnown ? 'damaged' : 'unknownType', { cause });
  }
}

/**
 * Renders an SVG in the largest size, since it has no pixels. As an image it runs no scripts and loads
 * nothing.
 */
async function draw(file: Blob, longest: number): Promise<ImageBitmap> {
  const address = URL.createObjectURL(new Blob([file], { type: DRAWING }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const { naturalWidth, naturalHeight } = image;
    const share = longest / Math.max(naturalWidth, naturalHeight);
    const canvas = new OffscreenCanvas(
      Math.max(1, Math.round(naturalWidth * share)),
      Math.max(1, Math.round(naturalHeight * share)),
    );
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas.transferToImageBitmap();
  } catch (cause) {
    throw new UnreadablePicture('damaged', { cause });
  } finally {
    URL.revokeObjectURL(address);
  }
}

async function readPixels(whole: ImageBitmap, wide: number, high: number): Promise<Pixels> {
  const width = Math.round(wide);
  const height = Math.round(high);
  const small = await createImageBitmap(whole, {
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: 'high',
  });
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new UnreadablePicture('damaged');
  context.drawImage(small, 0, 0);
  small.close();
  const { data } = context.getImageData(0, 0, width, height);
  return { width, height, data: new Uint8ClampedArray(data) };
}
