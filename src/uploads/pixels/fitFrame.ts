import { copyBox } from './copyBox.ts';
import type { Pixels } from './Pixels.ts';

/**
 * Pictures of one item on equal canvases, aligned at the middle of the foot, so that a thing does not jump
 * when it opens.
 */
export function fitFrames(pictures: readonly Pixels[]): readonly Pixels[] {
  const width = Math.max(...pictures.map((picture) => picture.width));
  const height = Math.max(...pictures.map((picture) => picture.height));
  return pictures.map((picture) =>
    copyBox(picture, {
      x: Math.floor((picture.width - width) / 2),
      y: picture.height - height,
      width,
      height,
    }),
  );
}

/** Extends a picture's canvas to a shape (height by width). */
export function fitAspect(picture: Pixels, aspect: number): Pixels {
  const width = Math.max(picture.width, Math.round(picture.height / aspect));
  const height = Math.max(picture.height, Math.round(width * aspect));
  const x = Math.floor((picture.width - width) / 2);
  return copyBox(picture, { x, y: picture.height - height, width, height });
}
