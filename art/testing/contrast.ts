import type { Position } from '../../core/catalogue/model.ts';
import type { Pixels } from '../render.ts';

/** Alpha from which a pixel counts as the thing itself, not as its shadow or glow. */
const SOLID = 160;
/**
 * Samples every second pixel of an item in each direction: the mean is the same, in a quarter of the time.
 */
const STEP = 2;

/** CIELAB values, three for each pixel: lightness, a, b. */
type Labs = Float64Array;

/** A background by its colours, worked out once for all that is placed on it. */
export interface Wall {
  width: number;
  height: number;
  labs: Labs;
  /** The RGBA of the light over the items. */
  over: Buffer;
}

/** Returns the wall; `light` is the light over wall and items, in the wall's size. */
export function wallOf(pixels: Pixels, light: Pixels): Wall {
  const { width, height, data } = pixels;
  const labs = new Float64Array(width * height * 3);
  for (let at = 0; at < width * height; at++)
    writeLab(data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0, labs, at * 3);
  return { width, height, labs, over: light.data };
}

export interface Placed {
  pixels: Pixels;
  /** The room's light as `#rrggbb`, multiplied into the thing. */
  ambient: string;
  /** Its top-left corner in percent of the wall. */
  position: Position;
}

/**
 * Returns the contrast of an item with its background: the mean difference to the covered pixels, as CIE76 ΔE
 * (2.3 is just noticeable). Both must be rendered in the same scale. Pixels outside the wall do not count.
 */
export function contrastOn(wall: Wall, { pixels, ambient, position }: Placed): number {
  const left = Math.round((position.x * wall.width) / 100);
  const top = Math.round((position.y * wall.height) / 100);
  const [red, green, blue] = lightOf(ambient);
  const { data } = pixels;
  const lab = new Float64Array(3);
  let sum = 0;
  let count = 0;
  for (let row = 0; row < pixels.height; row += STEP)
    for (let column = 0; column < pixels.width; column += STEP) {
      const at = (row * pixels.width + column) * 4;
      const [x, y] = [left + column, top + row];
      if ((data[at + 3] ?? 0) < SOLID || !isInside(wall, x, y)) continue;
      const place = y * wall.width + x;
      const over = place * 4;
      writeLab(
        under(wall.over, over, 0, (data[at] ?? 0) * red),
        under(wall.over, over, 1, (data[at + 1] ?? 0) * green),
        under(wall.over, over, 2, (data[at + 2] ?? 0) * blue),
        lab,
        0,
      );
      sum += difference(lab, wall.labs, place * 3);
      count++;
    }
  return count === 0 ? 0 : sum / count;
}

function isInside({ width, height }: Wall, x: number, y: number): boolean {
  return x >= 0 && y >= 0 && x < width && y < height;
}

/** CIE76, between the one Lab and another one that stands `at` an index. */
function difference(lab: Labs, others: Labs, at: number): number {
  const dl = (lab[0] ?? 0) - (others[at] ?? 0);
  const da = (lab[1] ?? 0) - (others[at + 1] ?? 0);
  const db = (lab[2] ?? 0) - (others[at + 2] ?? 0);
  return Math.sqrt(dl * dl + da * da + db * db);
}

/** Returns the factors of the room's light for red, green and blue, each 0 to 1. */
function lightOf(hex: string): readonly [red: number, green: number, blue: number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

/** Returns a channel of an item below the light; the pixel begins at index `at`. */
function under(over: Buffer, at: number, channel: number, value: number): number {
  const alpha = (over[at + 3] ?? 0) / 255;
  return value * (1 - alpha) + (over[at + channel] ?? 0) * alpha;
}

/** Number by number, not in small arrays: some ten million pixels are worked out. Red, green and blue are 0 to 255. */
function writeLab(red: number, green: number, blue: number, labs: Labs, to: number): void {
  const [r, g, b] = [linearOf(red), linearOf(green), linearOf(blue)];
  const x = bend((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = bend(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = bend((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  labs[to] = 116 * y - 16;
  labs[to + 1] = 500 * (x - y);
  labs[to + 2] = 200 * (y - z);
}

/** The linear value of each of a channel's 256 values, computed once. */
const LINEAR = Float64Array.from({ length: 256 }, (_, at) => linear(at / 255));

function linearOf(channel: number): number {
  return LINEAR[Math.round(channel)] ?? 0;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function bend(value: number): number {
  return value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116;
}
