import sharp, { type Sharp } from 'sharp';
import type { PixelSize } from './pictures.ts';

// Each picture is rendered once and kept as a file: sharp's own cache would only hold memory (90 MB measured).
sharp.cache(false);

/** Part of every cached picture's name: raise it when the settings below, or sizes in `pictures.ts`, change what comes out. */
export const RASTER_VERSION = 2;

/** RGBA, four bytes a pixel, row by row. */
export interface Pixels extends PixelSize {
  data: Buffer;
}

/**
 * WebP bytes of SVG text at a size in pixels. Quality 82 and effort 4 were measured:
 * effort 6 takes ten times as long for a few per cent, AVIF up to five seconds a picture.
 */
export async function render(svg: string, size: PixelSize): Promise<Buffer> {
  const picture = await rasterize(svg, size);
  return picture.webp({ quality: 82, effort: 4, smartSubsample: true }).toBuffer();
}

/** The pixels of SVG text: for whoever looks at a drawing instead of serving it. */
export async function renderPixels(svg: string, { width, height }: PixelSize): Promise<Pixels> {
  const picture = await rasterize(svg, { width, height });
  return { width, height, data: await picture.ensureAlpha().raw().toBuffer() };
}

async function rasterize(svg: string, { width, height }: PixelSize): Promise<Sharp> {
  const bytes = Buffer.from(svg);
  const { width: ownWidth = width } = await sharp(bytes).metadata();
  return sharp(bytes, { density: (72 * width) / ownWidth }).resize(width, height, { fit: 'fill' });
}
