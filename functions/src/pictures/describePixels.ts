import type { HitBox } from '../../../core/catalogue/model.ts';
import type { Pixels } from './decoder.ts';

/** Minimum opacity (of 255) of a pixel that counts as visible and clickable. */
const SEEN = 24;
/** Number of sampled pixels for the colour. */
const SAMPLES = 20_000;

/** Returns the part of a picture that is not transparent, in percent; null if nothing is visible. */
export function findHitBox(picture: Pixels): HitBox | null {
  const { width, height, channels } = picture;
  if (channels === 3) return { x: 0, y: 0, width: 100, height: 100 };
  const [left, right] = findSpan(width, (x) => isSeenIn(picture, { start: x, count: height, stride: width }));
  if (left === -1) return null;
  const [top, bottom] = findSpan(height, (y) =>
    isSeenIn(picture, { start: y * width, count: width, stride: 1 }),
  );
  const across = toSpan(left, right, width);
  const down = toSpan(top, bottom, height);
  return { x: across.from, y: down.from, width: across.length, height: down.length };
}

/** Returns the first and last index for which `holds` is true; -1 for none. */
function findSpan(length: number, holds: (place: number) => boolean): [first: number, last: number] {
  let first = 0;
  while (first < length && !holds(first)) first++;
  if (first === length) return [-1, -1];
  let last = length - 1;
  while (!holds(last)) last--;
  return [first, last];
}

/** A row or a column of pixels. */
interface Line {
  start: number;
  count: number;
  stride: number;
}

/** Returns whether any pixel of a row or column is visible. */
function isSeenIn({ pixels }: Pixels, { start, count, stride }: Line): boolean {
  for (let index = 0; index < count; index++)
    if ((pixels[(start + index * stride) * 4 + 3] ?? 0) >= SEEN) return true;
  return false;
}

/** Converts to percent, rounded outwards to a tenth. */
function toSpan(first: number, last: number, whole: number): { from: number; length: number } {
  const from = Math.floor((first / whole) * 1000) / 10;
  const to = Math.ceil(((last + 1) / whole) * 1000) / 10;
  return { from, length: Math.round((to - from) * 10) / 10 };
}

/** Returns the placeholder colour of a picture, `#rrggbb`: the mean of its visible pixels. */
export function meanColor({ pixels, channels }: Pixels): string {
  const step = Math.max(1, Math.floor(pixels.length / channels / SAMPLES)) * channels;
  const sums = [0, 0, 0];
  let weight = 0;
  for (let start = 0; start + channels <= pixels.length; start += step) {
    const opacity = channels === 4 ? (pixels[start + 3] ?? 0) : 255;
    weight += opacity;
    for (const channel of [0, 1, 2])
      sums[channel] = (sums[channel] ?? 0) + (pixels[start + channel] ?? 0) * opacity;
  }
  const parts = sums.map((sum) => Math.round(sum / Math.max(1, weight)));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
