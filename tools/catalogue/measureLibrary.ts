import { backgrounds } from '../../art/backgrounds/library.ts';
import { items } from '../../art/items/library.ts';
import { backgroundDrawing, type Drawing, itemDrawing } from '../../art/pictures.ts';
import { renderPixels } from '../../art/render.ts';
import { describeLikeness } from '../../functions/src/pictures/likeness.ts';

/** Pixels. A likeness needs nine by eight; the others are for its mean colour. */
const WIDTH = 160;

/**
 * Fingerprints of each picture of the drawn library, by entry id: closed, in every colour or mood. Reviews
 * compare uploads with them. @param ids entries to measure; all by default
 */
export async function measureLibrary(ids?: readonly string[]): Promise<Record<string, readonly string[]>> {
  const drawings = [...items.map(drawingsOfItem), ...backgrounds.map(drawingsOfBackground)];
  const wanted = drawings.filter(({ id }) => ids?.includes(id) ?? true);
  const measured: Record<string, readonly string[]> = {};
  for (const { id, all } of wanted) measured[id] = [...new Set(await Promise.all(all.map(measure)))];
  return measured;
}

type ItemDrawn = (typeof items)[number];
type BackgroundDrawn = (typeof backgrounds)[number];

function drawingsOfItem(item: ItemDrawn) {
  const { id, variants } = item.entry;
  return { id, all: Object.keys(variants).map((color) => itemDrawing(item, color, 'default')) };
}

function drawingsOfBackground(background: BackgroundDrawn) {
  const { id, moods } = background.entry;
  return { id, all: Object.keys(moods).map((mood) => backgroundDrawing(background, mood)) };
}

async function measure({ size, draw }: Drawing): Promise<string> {
  const height = Math.max(1, Math.round((WIDTH * size.height) / size.width));
  const { data, width } = await renderPixels(draw(), { width: WIDTH, height });
  return describeLikeness({ pixels: data, width, height, channels: 4 });
}
