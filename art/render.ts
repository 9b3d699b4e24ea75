import sharp, { type Sharp } from 'sharp';
import type { PixelSize } from './pictures.ts';

// Each picture is rendered once and stored as a file: sharp's own cache would only use memory (90 MB
// measured).
sharp.cache(false);

/**
 * Part of every cached picture's name: increase it when the settings below, or the sizes in `pictures.ts`,
 * change the result.
 */
export const RASTER_VERSION = 2;

/** RGBA, four bytes a pixel, row by row. */
export interface Pixels extends PixelSize {
  data: Buffer;
}

const QUALITY = 82;

/**
 * WebP bytes of SVG text at a size in pixels. Quality 82 and effort 4 were measured:
 * effort 6 takes ten times as long for a few per cent, AVIF up to five seconds a picture.
 */
export async function render(svg: string, size: PixelSize, quality = QUALITY): Promise<Buffer> {
  return rasterize(svg, size).webp({ quality, effort: 4, smartSubsample: true }).toBuffer();
}

/** Returns the pixels of SVG text, for code that measures a drawing instead of serving it. */
export async function renderPixels(svg: string, { width, height }: PixelSize): Promise<Pixels> {
  const data = await rasterize(svg, { width, height }).ensureAlpha().raw().toBuffer();
  return { width, height, data };
}

function rasterize(svg: string, { width, height }: PixelSize): Sharp {
  // Reading the width with sharp would parse the whole drawing once more, a fifth of the time.
  const ownWidth = Number(/^<svg [^>]*?\bwidth="([\d.]+)"/.exec(svg)?.[1] ?? width);
  return sharp(Buffer.from(svg), { density: (72 * width) / ownWidth }).resize(width, height, { fit: 'fill' });
}
