import type { Pixels } from './Pixels.ts';

/** Limits the light's darkness, so that things keep their own colours. */
const DARKEST = 0.8;
/** Share of the picture's hue in its light. */
const HUE = 0.34;

/**
 * Suggests a room's light from its picture, `#rrggbb`: the mean colour, scaled until its strongest channel is
 * full. Dark rooms get a darker light, at least four fifths.
 */
export function suggestAmbient({ data }: Pixels): string {
  const mean = meanOf(data);
  const strongest = Math.max(1, ...mean);
  const brightness = Math.min(1, DARKEST + (strongest / 255) * 0.35);
  const parts = mean.map((part) => 255 * brightness * (1 - HUE + (part / strongest) * HUE));
  return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** The mean of every seventh pixel, which is accurate enough. */
function meanOf(data: Uint8ClampedArray): readonly number[] {
  const sum = [0, 0, 0];
  let count = 0;
  for (let at = 0; at < data.length; at += 28) {
    count += 1;
    for (const part of [0, 1, 2]) sum[part] = (sum[part] ?? 0) + (data[at + part] ?? 0);
  }
  return sum.map((part) => part / Math.max(1, count));
}
