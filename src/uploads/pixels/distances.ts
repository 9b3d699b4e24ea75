import type { Mask } from './Mask.ts';
import type { Pixels } from './Pixels.ts';

const FAR = 30_000;
/** Pixels with a mask value above this belong to the mask. */
const INSIDE = 128;

/**
 * The distance of each pixel from the nearest one of a mask; 0 inside. Two passes hand the nearest one from
 * neighbour to neighbour, so that the time does not grow with the distance.
 */
export function distances({ width, height }: Pixels, mask: Mask): Float32Array {
  const dx = new Int16Array(width * height);
  const dy = new Int16Array(width * height);
  for (let pixel = 0; pixel < dx.length; pixel += 1) if ((mask[pixel] ?? 0) < INSIDE) dx[pixel] = FAR;

  const take = (pixel: number, from: number, stepX: number, stepY: number) => {
    const x = (dx[from] ?? 0) + stepX;
    const y = (dy[from] ?? 0) + stepY;
    const nowX = dx[pixel] ?? 0;
    const nowY = dy[pixel] ?? 0;
    if (x * x + y * y >= nowX * nowX + nowY * nowY) return;
    dx[pixel] = x;
    dy[pixel] = y;
  };
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    for (let x = 0; x < width; x += 1) {
      if (x > 0) take(row + x, row + x - 1, 1, 0);
      if (y === 0) continue;
      take(row + x, row + x - width, 0, 1);
      if (x > 0) take(row + x, row + x - width - 1, 1, 1);
      if (x < width - 1) take(row + x, row + x - width + 1, -1, 1);
    }
    for (let x = width - 2; x >= 0; x -= 1) take(row + x, row + x + 1, -1, 0);
  }
  for (let y = height - 1; y >= 0; y -= 1) {
    const row = y * width;
    for (let x = width - 1; x >= 0; x -= 1) {
      if (x < width - 1) take(row + x, row + x + 1, -1, 0);
      if (y === height - 1) continue;
      take(row + x, row + x + width, 0, -1);
      if (x > 0) take(row + x, row + x + width - 1, 1, -1);
      if (x < width - 1) take(row + x, row + x + width + 1, -1, -1);
    }
    for (let x = 1; x < width; x += 1) take(row + x, row + x - 1, 1, 0);
  }
  const far = new Float32Array(width * height);
  for (let pixel = 0; pixel < far.length; pixel += 1) far[pixel] = Math.hypot(dx[pixel] ?? 0, dy[pixel] ?? 0);
  return far;
}
