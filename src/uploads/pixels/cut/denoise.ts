import { createPixels, type Pixels } from '../Pixels.ts';

/** Averages each pixel with its eight neighbours, to remove a sensor's grain. */
export function denoise(pixels: Pixels): Pixels {
  const { width, height, data } = pixels;
  const calm = createPixels(width, height);
  calm.data.set(data);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = (y * width + x) * 4;
      for (let part = at; part < at + 3; part += 1) calm.data[part] = around(data, part, width * 4) / 9;
    }
  }
  return calm;
}

function around(data: Uint8ClampedArray, at: number, row: number): number {
  let sum = 0;
  for (let line = at - row; line <= at + row; line += row)
    sum += (data[line - 4] ?? 0) + (data[line] ?? 0) + (data[line + 4] ?? 0);
  return sum;
}
