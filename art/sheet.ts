/** Contact sheets, one PNG a tag, to look at: `npx tsx art/sheet.ts [folder] [tag or id …]`. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { ITEM_TAGS } from '../core/catalogue/model.ts';
import type { Item } from './defineItem.ts';
import { items } from './items/library.ts';
import { render } from './render.ts';

const CELL = 300;
const PAPER = '#cfc4b4';

const [folder = '/tmp/art-sheets', ...wanted] = process.argv.slice(2);

await mkdir(folder, { recursive: true });
for (const name of wanted.length ? wanted : ITEM_TAGS) {
  const shown = items.filter((item) => item.entry.tag === name || item.entry.id === name);
  if (shown.length) await writeSheet(shown, join(folder, `${name}.png`), shown.length === 1 ? 2 : 1);
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
  await sharp({ create: { width, height, channels: 3, background: PAPER } })
    .composite(layers)
    .png()
    .toFile(path);
  console.log(path);
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
