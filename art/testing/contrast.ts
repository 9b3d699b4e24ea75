import type { Position } from '../../core/catalogue/model.ts';
import type { Pixels } from '../render.ts';

/** Alpha from which a pixel counts as the thing itself, not as its shadow or glow. */
const SOLID = 160;

type Lab = readonly [lightness: number, a: number, b: number];

/** A background by its colours, worked out once for all that is placed on it. */
export interface Wall {
  width: number;
  height: number;
  colors: readonly Lab[];
}

export function wallOf(pixels: Pixels): Wall {
  const { width, height } = pixels;
  return { width, height, colors: Array.from({ length: width * height }, (_, at) => labAt(pixels, at)) };
}

export interface Placed {
  pixels: Pixels;
  /** The room's light as `#rrggbb`, multiplied into the thing. */
  ambient: string;
  /** Its top-left corner in percent of the wall. */
  position: Position;
}

/**
 * How clearly a thing stands out where it stands: the mean difference between it and what it covers, as CIE76 ΔE (2.3 is just
 * noticeable). Both have to be rendered in the same scale. What lies outside the wall does not count.
 */
export function contrastOn(wall: Wall, { pixels, ambient, position }: Placed): number {
  const left = Math.round((position.x * wall.width) / 100);
  const top = Math.round((position.y * wall.height) / 100);
  const light = channelsOf(ambient);
  let sum = 0;
  let count = 0;
  for (let at = 0; at < pixels.width * pixels.height; at++) {
    const x = left + (at % pixels.width);
    const y = top + Math.floor(at / pixels.width);
    const covered = isInside(wall, x, y) ? wall.colors[y * wall.width + x] : undefined;
    if ((pixels.data[at * 4 + 3] ?? 0) < SOLID || !covered) continue;
    sum += difference(labAt(pixels, at, light), covered);
    count++;
  }
  return count === 0 ? 0 : sum / count;
}

function isInside({ width, height }: Wall, x: number, y: number): boolean {
  return x >= 0 && y >= 0 && x < width && y < height;
}

/** CIE76. */
function difference([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  return Math.hypot(l1 - l2, a1 - a2, b1 - b2);
}

const WHITE: readonly [number, number, number] = [1, 1, 1];

function labAt({ data }: Pixels, at: number, [r, g, b] = WHITE): Lab {
  const red = linear(((data[at * 4] ?? 0) / 255) * r);
  const green = linear(((data[at * 4 + 1] ?? 0) / 255) * g);
  const blue = linear(((data[at * 4 + 2] ?? 0) / 255) * b);
  const x = bend((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
  const y = bend(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = bend((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function bend(value: number): number {
  return value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116;
}

function channelsOf(hex: string): [red: number, green: number, blue: number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}
