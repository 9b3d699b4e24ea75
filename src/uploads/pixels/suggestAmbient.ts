import type { Pixels } from './Pixels.ts';

/** Rooms' lights are pale: a thing must still show its own colours in them. */
const DARKEST = 0.8;
/** How much of a picture's own hue its light takes. */
const HUE = 0.34;

/**
 * The light of a room by its picture, `#rrggbb`: the mean colour, lifted until the strongest part is whole. Dark rooms
 * give a darker light, never darker than four fifths.
 */
export function suggestAmbient({ data }: Pixels): string {
  const mean = meanOf(data);
  const strongest = Math.max(1, ...mean);
  const brightness = Math.min(1, DARKEST + (strongest / 255) * 0.35);
  const parts = mean.map((part) => 255 * brightness * (1 - HUE + (part / strongest) * HUE));
  return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** Of every seventh pixel, which is enough for a mean. */
function meanOf(data: Uint8ClampedArray): readonly number[] {
  const sum = [0, 0, 0];
  let count = 0;
  for (let at = 0; at < data.length; at += 28) {
    count += 1;
    for (const part of [0, 1, 2]) sum[part] = (sum[part] ?? 0) + (data[at + part] ?? 0);
  }
  return sum.map((part) => part / Math.max(1, count));
}
