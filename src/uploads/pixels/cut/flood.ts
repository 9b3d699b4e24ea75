import type { Pixels } from '../Pixels.ts';

/**
 * Fills from the seeds over neighbours, nearest first, as far as they are accepted; a pixel refused from one
 * side may be accepted from another. `from` is the neighbour by which a pixel was reached, or a seed itself.
 */
export function flood(
  { width, height }: Pixels,
  seeds: readonly number[],
  takes: (pixel: number, from: number) => boolean,
): void {
  const taken = new Uint8Array(width * height);
  const waiting = new Int32Array(width * height);
  let end = 0;
  const visit = (pixel: number, from: number) => {
    if (taken[pixel] === 1 || !takes(pixel, from)) return;
    taken[pixel] = 1;
    waiting[end] = pixel;
    end += 1;
  };
  for (const seed of seeds) visit(seed, seed);
  for (let next = 0; next < end; next += 1) {
    const pixel = waiting[next] ?? 0;
    const x = pixel % width;
    if (x > 0) visit(pixel - 1, pixel);
    if (x < width - 1) visit(pixel + 1, pixel);
    if (pixel >= width) visit(pixel - width, pixel);
    if (pixel < width * (height - 1)) visit(pixel + width, pixel);
  }
}
