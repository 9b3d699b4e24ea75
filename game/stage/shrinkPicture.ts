/** Widths stand so close that a picture is never drawn at less than five sixths of its texture. */
const STEPS_TO_DOUBLE = 4;

/** Device pixels of a texture for a picture drawn this wide: a little resizing needs no other one. */
export function textureWidthFor(drawnWidth: number): number {
  const step = Math.ceil(Math.log2(Math.max(drawnWidth, 1)) * STEPS_TO_DOUBLE);
  return Math.ceil(2 ** (step / STEPS_TO_DOUBLE));
}

/** The widths that a picture passes through on its way to a smaller one; none where it is no larger. */
export function listShrinkSteps(from: number, to: number): number[] {
  if (from <= to) return [];
  const half = Math.ceil(from / 2);
  return half <= to ? [to] : [half, ...listShrinkSteps(half, to)];
}

type Picture = HTMLImageElement | HTMLCanvasElement;

/**
 * A picture no wider than wanted. Drawn far smaller in one step it loses whole lines of pixels (its edges look sawn), so each step
 * halves it at most.
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
  // In main memory: what lights it up next reads every pixel.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No 2D canvas to shrink a picture on.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  return canvas;
}
