/**
 * Contact sheets to look at: of each tag every item in every colour and both states, and the first colour as large as screens of many pixels
 * show it (`@2x`); and all backgrounds in their moods. `npx tsx art/sheet.ts [folder] [tag, id or "backgrounds" …]`; one id alone is shown larger.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { ITEM_TAGS } from '../core/catalogue/model.ts';
import { backgrounds } from './backgrounds/library.ts';
import type { Item, ItemState } from './defineItem.ts';
import { items } from './items/library.ts';
import { render } from './render.ts';

/** One picture of a sheet. */
interface Cell {
  item: Item;
  color: string;
  state: ItemState;
}

const CELL = 300;
const ROWS = 8;
/** The number of items in a row of the large sheets. */
const ITEMS_A_ROW = 4;
const LARGE_ROWS = 3;
const MOOD = { width: 640, height: 360 };
const PAPER = '#cfc4b4';
const BACKGROUNDS = 'backgrounds';

const [folder = '.cache/art-sheets', ...wanted] = process.argv.slice(2);

await mkdir(folder, { recursive: true });
for (const name of wanted.length ? wanted : [...ITEM_TAGS, BACKGROUNDS]) {
  if (name === BACKGROUNDS) await writeMoods(join(folder, `${BACKGROUNDS}.png`));
  const shown = items.filter((item) => item.entry.tag === name || item.entry.id === name);
  const isAlone = shown.length === 1;
  await writeSheets(inPieces(shown.map(cellsOf), ROWS), name, '', isAlone ? 2 : 1);
  if (isAlone) continue;
  const usual = inPieces(shown, ITEMS_A_ROW).map((row) =>
    row.flatMap((item) => cellsOf(item).slice(0, item.states.length)),
  );
  await writeSheets(inPieces(usual, LARGE_ROWS), name, '@2x', 2);
}

/** Returns the cells of an item: each colour closed and opened. */
function cellsOf(item: Item): Cell[] {
  const colors = Object.keys(item.entry.variants);
  return colors.flatMap((color) => item.states.map((state) => ({ item, color, state })));
}

function inPieces<Thing>(things: readonly Thing[], size: number): Thing[][] {
  const starts = Array.from({ length: Math.ceil(things.length / size) }, (_, piece) => piece * size);
  return starts.map((start) => things.slice(start, start + size));
}

async function writeSheets(sheets: Cell[][][], name: string, density: string, scale: number): Promise<void> {
  for (const [piece, rows] of sheets.entries()) {
    const file = piece === 0 ? name : `${name}-${piece + 1}`;
    await writeSheet(rows, join(folder, `${file}${density}.png`), scale);
  }
}

async function writeSheet(rows: Cell[][], path: string, scale: number): Promise<void> {
  const heights = rows.map((cells) => Math.max(...cells.map((cell) => sizeOf(cell, scale).height)));
  const tops = heights.map((_, row) => heights.slice(0, row).reduce((sum, h) => sum + h, 0));
  const layers = await Promise.all(
    rows.flatMap((cells, row) =>
      cells.map(async (cell, column) => ({
        input: await render(cell.item.drawSvg(cell.color, cell.state), sizeOf(cell, scale)),
        left: column * CELL * scale,
        top: tops[row] ?? 0,
      })),
    ),
  );
  const width = Math.max(...rows.map((cells) => cells.length)) * CELL * scale;
  const height = heights.reduce((sum, h) => sum + h, 0);
  await writePaper({ width, height }, layers, path);
}

/** Tall things get a narrower cell, so that a row stays readable. */
function sizeOf({ item }: Cell, scale: number): { width: number; height: number } {
  const { aspect } = item.entry;
  const width = Math.round(Math.round(Math.min(CELL, (CELL * 1.4) / aspect)) * scale);
  return { width, height: Math.round(width * aspect) };
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
