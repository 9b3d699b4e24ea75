import type sharp from 'sharp';
import type { PixelSize } from './pictures.ts';

/** Part of every cached picture's name: raise it when the settings below change what comes out. */
export const RASTER_VERSION = 1;

/**
 * WebP bytes of SVG text at a size in pixels. Quality 82 and effort 4 were measured:
 * effort 6 takes ten times as long for a few per cent, AVIF up to five seconds a picture.
 */
export async function render(svg: string, { width, height }: PixelSize): Promise<Buffer> {
  const sharp = await loadSharp();
  const { width: ownWidth = width } = await sharp(Buffer.from(svg)).metadata();
  return sharp(Buffer.from(svg), { density: (72 * width) / ownWidth })
    .resize(width, height, { fit: 'fill' })
    .webp({ quality: 82, effort: 4, smartSubsample: true })
    .toBuffer();
}

/** Loaded with the first drawing: a start that finds its pictures drawn does not wait for it. */
async function loadSharp(): Promise<typeof sharp> {
  const { default: loaded } = await import('sharp');
  // Each picture is rendered once and kept as a file: sharp's own cache would only hold memory (90 MB measured).
  loaded.cache(false);
  return loaded;
}
