import { createPixels, type Pixels } from '../Pixels.ts';

/** The picture with left and right swapped. */
export function mirror({ width, height, data }: Pixels): Pixels {
  const mirrored = createPixels(width, height);
  const from = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const to = new Uint32Array(mirrored.data.buffer);
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    for (let x = 0; x < width; x += 1) to[row + x] = from[row + width - 1 - x] ?? 0;
  }
  return mirrored;
}
