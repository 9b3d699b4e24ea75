import { alphaOf } from '../alphaOf.ts';
import { blurAlpha } from '../blurAlpha.ts';
import { distances } from '../distances.ts';
import type { Pixels, Rgb } from '../Pixels.ts';
import { underlay } from './underlay.ts';

/** The dark, warm colour of outlines. */
const INK: Rgb = [28, 15, 18];
/** Share of the thing's own colour in the outline. */
const TINT = 0.2;

/** Share of its width that the outline has at hair and twigs, which the full width would swallow. */
const FINE = 0.28;

/** Draws an outline around a thing: dark, warm, tinted by its colours. Changes the picture in place. */
export function outline(pixels: Pixels, width: number): void {
  const alpha = alphaOf(pixels);
  const fromBody = distances(pixels, blurAlpha(alpha, pixels, width * 0.5));
  const fromAll = distances(pixels, alpha);
  const lineAt = (far: number, reach: number) => Math.min(1, Math.max(0, reach + 0.5 - far));
  underlay(pixels, tint(pixels), (pixel) =>
    Math.max(lineAt(fromBody[pixel] ?? 0, width), lineAt(fromAll[pixel] ?? 0, width * FINE)),
  );
}

function tint({ data }: Pixels): Rgb {
  let count = 0;
  const sum = [0, 0, 0];
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 200) continue;
    count += 1;
    for (const part of [0, 1, 2]) sum[part] = (sum[part] ?? 0) + (data[at + part] ?? 0);
  }
  const part = (place: 0 | 1 | 2) =>
    INK[place] * (1 - TINT) + ((sum[place] ?? 0) / Math.max(1, count)) * TINT;
  return [part(0), part(1), part(2)];
}
