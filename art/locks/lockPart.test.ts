import { expect, it } from 'vitest';
import { type Pixels, renderPixels } from '../render.ts';
import { locks } from './library.ts';
import { drawPart, sizeOfPart } from './lockPart.ts';

/** Of 255: what a shadow may still have where its picture ends. */
const FAINT = 28;
/** The margin of a whole face, whose opened lid may reach the edge. */
const OF_A_FACE = 40;
/** A line of paint that reaches the edge is not a shadow. */
const SOLID = 200;

/** The strongest shade on the outermost pixels of a picture. */
function shadeAtEdge({ data, width, height }: Pixels): number {
  const alphaAt = (x: number, y: number) => data[(y * width + x) * 4 + 3] ?? 0;
  const columns = Array.from({ length: width }, (_, x) => [alphaAt(x, 0), alphaAt(x, height - 1)]);
  const rows = Array.from({ length: height }, (_, y) => [alphaAt(0, y), alphaAt(width - 1, y)]);
  return Math.max(...[...columns, ...rows].flat().filter((alpha) => alpha < SOLID));
}

it('no shadow of a part that lies on a lock is cut off where its picture ends', async () => {
  const usual = Object.entries(locks).filter(([folder]) => !folder.includes('-') && folder !== 'signs');
  const cut = await Promise.all(
    usual.flatMap(([folder, parts]) =>
      Object.entries(parts).map(async ([name, part]) => {
        if (part.margin >= OF_A_FACE) return [];
        const shade = shadeAtEdge(await renderPixels(drawPart(part), sizeOfPart(part)));
        return shade > FAINT ? [`${folder}/${name}: ${shade}`] : [];
      }),
    ),
  );
  expect(cut.flat()).toEqual([]);
});
