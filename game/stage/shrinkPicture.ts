/** Steps of texture widths per doubling, so that a picture is drawn at five sixths of its texture or more. */
const STEPS_TO_DOUBLE = 4;

/**
 * Returns the texture width for a picture drawn this wide, in device pixels; slight resizing needs no new
 * texture.
 */
export function textureWidthFor(drawnWidth: number): number {
  const step = Math.ceil(Math.log2(Math.max(drawnWidth, 1)) * STEPS_TO_DOUBLE);
  return Math.ceil(2 ** (step / STEPS_TO_DOUBLE));
}

/** Returns the intermediate widths for shrinking a picture; empty if it is no larger. */
export function listShrinkSteps(from: number, to: number): number[] {
  if (from <= to) return [];
  const half = Math.ceil(from / 2);
  return half <= to ? [to] : [half, ...listShrinkSteps(half, to)];
}

type Picture = HTMLImageElement | HTMLCanvasElement;

/**
 * Scales a picture down to a width. Halves it at most in each step, since one large step drops lines of
 * pixels and leaves jagged edges.
 */
export function shrinkPicture(picture: Picture, width: number): Picture {
  const own = sizeOf(picture);
  const aspect = own.height / own.width;
  return listShrinkSteps(own.width, width).reduce<Picture>(
    (larger, step) => drawAt(larger, step, Math.max(1, Math.round(step * aspect))),
    picture,
  );
}

function sizeOf(picture: Picture): { width: number; height: number } {
  if (picture instanceof HTMLCanvasElement) return picture;
  return { width: picture.naturalWidth, height: picture.naturalHeight };
}

function drawAt(picture: Picture, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  // Keeps the canvas in main memory, since applying light reads every pixel.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No 2D canvas to shrink a picture on.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  return canvas;
}
