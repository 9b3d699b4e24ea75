import type { Mask } from './Mask.ts';

interface Size {
  width: number;
  height: number;
}

/** Blurs a mask like a lens: three box blurs, each in one pass whatever its radius. */
export function blurAlpha(mask: Mask, { width, height }: Size, radius: number): Mask {
  const reach = Math.max(1, Math.round(radius));
  let blurred = mask;
  for (let round = 0; round < 3; round += 1) {
    blurred = blurLines(blurred, { count: height, length: width, step: 1, stride: width }, reach);
    blurred = blurLines(blurred, { count: width, length: height, step: width, stride: 1 }, reach);
  }
  return blurred;
}

interface Lines {
  count: number;
  length: number;
  /** Offset from one pixel of a line to the next. */
  step: number;
  /** Offset from one line to the next. */
  stride: number;
}

function blurLines(mask: Mask, { count, length, step, stride }: Lines, reach: number): Mask {
  const blurred = new Uint8Array(mask.length);
  const span = 2 * reach + 1;
  for (let line = 0; line < count; line += 1) {
    const start = line * stride;
    let sum = 0;
    for (let place = 0; place < Math.min(reach, length); place += 1) sum += mask[start + place * step] ?? 0;
    for (let place = 0; place < length; place += 1) {
      if (place + reach < length) sum += mask[start + (place + reach) * step] ?? 0;
      if (place > reach) sum -= mask[start + (place - reach - 1) * step] ?? 0;
      blurred[start + place * step] = sum / span;
    }
  }
  return blurred;
}
