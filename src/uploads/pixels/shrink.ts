import { createPixels, type Pixels } from './Pixels.ts';

/** Scales a picture down to a largest side; each pixel is the mean of those it replaces. */
export function shrink(pixels: Pixels, longest: number): Pixels {
  const share = longest / Math.max(pixels.width, pixels.height);
  if (share >= 1) return pixels;
  const small = createPixels(
    Math.max(1, Math.round(pixels.width * share)),
    Math.max(1, Math.round(pixels.height * share)),
  );
  for (let y = 0; y < small.height; y += 1)
    for (let x = 0; x < small.width; x += 1)
      small.data.set(meanOf(pixels, small, x, y), (y * small.width + x) * 4);
  return small;
}

/** The mean colour, weighted by opacity. */
function meanOf({ width, height, data }: Pixels, small: Pixels, x: number, y: number): readonly number[] {
  const right = Math.max(
    Math.floor((x * width) / small.width) + 1,
    Math.floor(((x + 1) * width) / small.width),
  );
  const bottom = Math.max(
    Math.floor((y * height) / small.height) + 1,
    Math.floor(((y + 1) * height) / small.height),
  );
  let red = 0;
  let green = 0;
  let blue = 0;
  let seen = 0;
  let count = 0;
  for (let row = Math.floor((y * height) / small.height); row < bottom; row += 1) {
    for (let column = Math.floor((x * width) / small.width); column < right; column += 1) {
      const at = (row * width + column) * 4;
      const alpha = data[at + 3] ?? 0;
      red += (data[at] ?? 0) * alpha;
      green += (data[at + 1] ?? 0) * alpha;
      blue += (data[at + 2] ?? 0) * alpha;
      seen += alpha;
      count += 1;
    }
  }
  const whole = Math.max(1, seen);
  return [red / whole, green / whole, blue / whole, seen / count];
}
