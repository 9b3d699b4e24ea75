import type { Drawing, PixelSize } from './pictures.ts';
import { type Pixels, renderPixels } from './render.ts';

/** Width in pixels: enough to measure an item's colours, and small enough to take a few milliseconds. */
const WIDTH = 32;
/** Alpha from 0 to 255. Fainter pixels, such as shadows and soft edges, do not count toward an item's colour. */
const OPAQUE = 200;
/** The step in each channel: colours within the same step are counted together. */
const STEP = 32;

interface Heap {
  weight: number;
  sum: [red: number, green: number, blue: number];
}

/** Returns the most frequent colour of a drawing, as `#rrggbb`; it is shown until the picture has loaded. */
export async function findMainColor({ size, draw }: Drawing): Promise<string> {
  const small: PixelSize = {
    width: WIDTH,
    height: Math.max(1, Math.round((WIDTH * size.height) / size.width)),
  };
  const heaps = heapsOf(await renderPixels(draw(), small));
  const [fullest] = [...heaps.values()].sort((a, b) => b.weight - a.weight);
  return fullest ? meanOf(fullest) : '#808080';
}

/** Strong colours weigh more: a red chair in a grey shade is a red chair. */
function heapsOf({ data }: Pixels): ReadonlyMap<number, Heap> {
  const heaps = new Map<number, Heap>();
  for (let i = 0; i < data.length; i += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = data.subarray(i, i + 4);
    if (alpha < OPAQUE) continue;
    const weight = 1 + (Math.max(r, g, b) - Math.min(r, g, b)) / 64;
    const bin = (Math.floor(r / STEP) << 6) | (Math.floor(g / STEP) << 3) | Math.floor(b / STEP);
    const heap = heaps.get(bin) ?? { weight: 0, sum: [0, 0, 0] };
    heap.weight += weight;
    heap.sum = [heap.sum[0] + r * weight, heap.sum[1] + g * weight, heap.sum[2] + b * weight];
    heaps.set(bin, heap);
  }
  return heaps;
}

function meanOf({ sum, weight }: Heap): string {
  const channels = sum.map((total) =>
    Math.round(total / weight)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${channels.join('')}`;
}
