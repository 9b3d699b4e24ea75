import type { Pixels, Rgb } from '../Pixels.ts';

/** Lays a colour under a picture, with an opacity (0 to 1) by pixel; changes the picture in place. */
export function underlay(
  { data }: Pixels,
  [red, green, blue]: Rgb,
  opacityAt: (pixel: number) => number,
): void {
  for (let pixel = 0; pixel * 4 < data.length; pixel += 1) {
    const at = pixel * 4;
    const over = (data[at + 3] ?? 0) / 255;
    if (over === 1) continue;
    const under = opacityAt(pixel) * (1 - over);
    if (under <= 0) continue;
    const whole = over + under;
    data[at] = ((data[at] ?? 0) * over + red * under) / whole;
    data[at + 1] = ((data[at + 1] ?? 0) * over + green * under) / whole;
    data[at + 2] = ((data[at + 2] ?? 0) * over + blue * under) / whole;
    data[at + 3] = whole * 255;
  }
}
