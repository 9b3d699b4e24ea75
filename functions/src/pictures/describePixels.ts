import type { HitBox } from '../../../core/catalogue/model.ts';
import type { Pixels } from './decoder.ts';

/** How opaque a pixel has to be (of 255) to be seen, and to answer a click. */
const SEEN = 24;
/** Pixels that are looked at for the colour. */
const SAMPLES = 20_000;

/** The part of a picture that is not transparent, in percent; null where nothing is seen. */
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

/** The first and the last place of which something holds, -1 for none. */
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

/** Whether any pixel of a row or column is seen. */
function isSeenIn({ pixels }: Pixels, { start, count, stride }: Line): boolean {
  for (let index = 0; index < count; index++)
    if ((pixels[(start + index * stride) * 4 + 3] ?? 0) >= SEEN) return true;
  return false;
}

/** In percent, rounded outwards to a tenth. */
function toSpan(first: number, last: number, whole: number): { from: number; length: number } {
  const from = Math.floor((first / whole) * 1000) / 10;
  const to = Math.ceil(((last + 1) / whole) * 1000) / 10;
  return { from, length: Math.round((to - from) * 10) / 10 };
}

/** The colour that stands for a picture while it loads, `#rrggbb`: the mean of what is seen. */
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
