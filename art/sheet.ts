/**
 * Contact sheets to look at: for each tag in pieces of some rows, and all backgrounds in their moods.
 * `npx tsx art/sheet.ts [folder] [tag, id or "backgrounds" …]`; one id alone is shown larger.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { ITEM_TAGS } from '../core/catalogue/model.ts';
import { backgrounds } from './backgrounds/library.ts';
import type { Item } from './defineItem.ts';
import { items } from './items/library.ts';
import { render } from './render.ts';

const CELL = 300;
const ROWS = 8;
const MOOD = { width: 640, height: 360 };
const PAPER = '#cfc4b4';
const BACKGROUNDS = 'backgrounds';

const [folder = '.cache/art-sheets', ...wanted] = process.argv.slice(2);

await mkdir(folder, { recursive: true });
for (const name of wanted.length ? wanted : [...ITEM_TAGS, BACKGROUNDS]) {
  if (name === BACKGROUNDS) await writeMoods(join(folder, `${BACKGROUNDS}.png`));
  const shown = items.filter((item) => item.entry.tag === name || item.entry.id === name);
  for (const [piece, start] of startsOf(shown).entries()) {
    const file = piece === 0 ? name : `${name}-${piece + 1}`;
    const scale = shown.length === 1 ? 2 : 1;
    await writeSheet(shown.slice(start, start + ROWS), join(folder, `${file}.png`), scale);
  }
}

function startsOf(shown: readonly Item[]): number[] {
  return Array.from({ length: Math.ceil(shown.length / ROWS) }, (_, piece) => piece * ROWS);
}

async function writeSheet(shown: readonly Item[], path: string, scale: number): Promise<void> {
  const rows = shown.map(picturesOf);
  const heights = shown.map((item) => Math.ceil(cellWidth(item) * scale * item.entry.aspect));
  const tops = heights.map((_, row) => heights.slice(0, row).reduce((sum, h) => sum + h, 0));
  const layers = await Promise.all(
    rows.flatMap((svgs, row) =>
      svgs.map((svg, column) => layerOf(svg, shown[row], column, tops[row] ?? 0, scale)),
    ),
  );
  const width = Math.max(...rows.map((svgs) => svgs.length)) * CELL * scale;
  const height = heights.reduce((sum, h) => sum + h, 0);
  await writePaper({ width, height }, layers, path);
}

function picturesOf(item: Item): string[] {
  const colors = Object.keys(item.entry.variants);
  return colors.flatMap((color) => item.states.map((state) => item.drawSvg(color, state)));
}

async function layerOf(
  svg: string,
  item: Item | undefined,
  column: number,
  top: number,
  scale: number,
): Promise<OverlayOptions> {
  if (!item) throw new RangeError('A row without an item');
  const width = Math.round(cellWidth(item) * scale);
  const input = await render(svg, { width, height: Math.round(width * item.entry.aspect) });
  return { input, left: column * CELL * scale, top };
}

/** Tall things get a narrower cell, so that a row stays readable. */
function cellWidth(item: Item): number {
  return Math.round(Math.min(CELL, (CELL * 1.4) / item.entry.aspect));
}

async function writeMoods(path: string): Promise<void> {
  const rows = backgrounds.map(({ entry, drawSvg }) =>
    Object.keys(entry.moods).map((mood) => drawSvg(mood, 'whole')),
  );
  const layers = rows.flatMap((svgs, row) =>
    svgs.map(async (svg, column) => ({
      input: await render(svg, MOOD),
      left: column * MOOD.width,
      top: row * MOOD.height,
    })),
  );
  const columns = Math.max(...rows.map((svgs) => svgs.length));
  const size = { width: columns * MOOD.width, height: rows.length * MOOD.height };
  await writePaper(size, await Promise.all(layers), path);
}

async function writePaper(
  { width, height }: { width: number; height: number },
  layers: OverlayOptions[],
  path: string,
): Promise<void> {
  await sharp({ create: { width, height, channels: 3, background: PAPER } })
    .composite(layers)
    .png()
    .toFile(path);
  console.log(path);
}
