/** A colour in OKLab: lightness from 0 to 1, and two axes of hue around grey. */
export interface Lab {
  l: number;
  a: number;
  b: number;
}

/** Converts `#rrggbb`. */
export function labOf(hex: string): Lab {
  const [red, green, blue] = channelsOf(hex).map(toLinear) as [number, number, number];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    l: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  };
}

/** Returns the distance of two colours; 0.02 is just visible. */
export function differenceOf(one: Lab, other: Lab): number {
  return Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b);
}

/** Returns a colour as it looks in a room's light, which the stage multiplies it by. */
export function lit(hex: string, ambient: string): string {
  const light = channelsOf(ambient);
  const shown = channelsOf(hex).map((value, i) => Math.round((value * (light[i] ?? 255)) / 255));
  return `#${shown.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function channelsOf(hex: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

function toLinear(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
