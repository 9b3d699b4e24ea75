import type { Pixels } from '../pixels/Pixels.ts';

/** Whether a picture was cut out before: at least half of its border is transparent. */
export function hasClearBorder({ width, height, data }: Pixels): boolean {
  let clear = 0;
  const look = (x: number, y: number) => {
    if ((data[(y * width + x) * 4 + 3] ?? 0) < 16) clear += 1;
  };
  for (let x = 0; x < width; x += 1) {
    look(x, 0);
    look(x, height - 1);
  }
  for (let y = 0; y < height; y += 1) {
    look(0, y);
    look(width - 1, y);
  }
  return clear >= width + height;
}
