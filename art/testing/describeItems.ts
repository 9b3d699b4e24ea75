import { describe, expect, it } from 'vitest';
import { FORESHORTENED, lyingHitBox } from '../../core/catalogue/floorPose.ts';
import type { ItemTag } from '../../core/catalogue/model.ts';
import type { Item } from '../defineItem.ts';
import { items } from '../items/library.ts';
import { type Pixels, renderPixels } from '../render.ts';
import { changedShare } from './changedShare.ts';
import { describeHolding } from './describeHolding.ts';
import { itemPixels, itemSvg } from './itemPixels.ts';
import { type Look, likenessOfLines, likenessOfSilhouettes, lookOf } from './likeness.ts';
import { sampledSeldom } from './sampled.ts';

const MOST_BYTES = 85_000;
/** Alpha of 255 that counts as drawn; the last breath of a shadow may reach the edge. */
const OPAQUE = 40;
/**
 * From this value on two silhouettes look the same. Doors share the frame's silhouette, tall boxes share
 * theirs.
 */
const SAME_SILHOUETTE = 0.9;
/**
 * Things of one silhouette must differ in their lines. Doors share the kit's frame, so more of their lines
 * are alike.
 */
const MOST_ALIKE = { door: 0.8, other: 0.5 };

/** Percent of a picture's height by which a lying thing may miss its box: outlines have a width. */
const SLACK = 4;
/** The least visible change of an opened item, as a share of its closed silhouette; less would disappoint. */
const LEAST_CHANGE = 0.25;

/** Tests the rules for every drawing of a tag, and for any two of them. */
export function describeItems(tag: ItemTag): void {
  const ofTag = items.filter(({ entry }) => entry.tag === tag);
  describe.each(ofTag.map((item) => ({ id: item.entry.id, item })))('$id', ({ item }) => describeItem(item));
  it('no two look alike', async () => {
    const looks = await Promise.all(ofTag.filter(({ entry }) => entry.is_active).map(closedLook));
    expect(
      pairsOf(looks)
        .filter(isAlike)
        .map(([one, other]) => `${one.id} and ${other.id}`),
    ).toEqual([]);
  });
}

function describeItem(item: Item): void {
  const all = Object.keys(item.entry.variants);
  it('has three colours or more', () => {
    expect(all.length).toBeGreaterThanOrEqual(3);
  });

  const colors = sampledSeldom(all, items.indexOf(item));
  describePictures(item, colors);
  describeDifferences(item, colors);

  if (item.layDown) describeLying(item, colors);
  describeHolding(item, colors);

  it('its hit box lies within the picture', () => {
    const { hitBox } = item.entry;
    expect(Math.min(hitBox.x, hitBox.y)).toBeGreaterThanOrEqual(0);
    expect(hitBox.x + hitBox.width).toBeLessThanOrEqual(100);
    expect(hitBox.y + hitBox.height).toBeLessThanOrEqual(100);
    expect(hitBox.width * hitBox.height).toBeGreaterThan(2500);
  });

  it('refuses a colour it lacks', () => {
    expect(() => item.drawSvg('no such colour', 'default')).toThrow(RangeError);
  });
}

function describePictures(item: Item, colors: readonly string[]): void {
  const pictures = colors.flatMap((color) => item.states.map((state) => ({ color, state })));

  it.each(pictures)(
    '$color $state renders, and nothing opaque touches its edge',
    async ({ color, state }) => {
      const pixels = await itemPixels(item, color, state);
      const isDoor = item.entry.tag === 'Doors';
      expect(edgeAlpha(pixels, !isDoor)).toBeLessThan(OPAQUE);
      expect(pixels.data.some((value) => value > 200)).toBe(true);
    },
  );

  // All colours use the same code, so one is enough; it is drawn a second time after all the others.
  it.each(item.states)('%s is the same text each time', (state) => {
    const [color = ''] = colors;
    expect(item.drawSvg(color, state)).toBe(itemSvg(item, color, state));
  });

  it.each(pictures)('$color $state is small and plain', ({ color, state }) => {
    const svg = itemSvg(item, color, state);
    expect(Buffer.byteLength(svg)).toBeLessThan(MOST_BYTES);
    expect(svg).not.toMatch(/<filter|<text|<image|NaN|undefined|Infinity/);
  });
}

/**
 * Tests an item on a floor: it is lower, its foot is where it is seen from the front, and it stays within its
 * click area.
 */
function describeLying(item: Item, colors: readonly string[]): void {
  const pictures = colors.flatMap((color) => item.states.map((state) => ({ color, state })));

  it.each(pictures)('$color $state lies foreshortened on a floor', async ({ color, state }) => {
    const svg = item.layDown?.(color, state) ?? '';
    if (color === colors[0]) expect(item.layDown?.(color, state)).toBe(svg);
    expect(viewBoxOf(svg)).toBe(viewBoxOf(itemSvg(item, color, state)));
    expect(Buffer.byteLength(svg)).toBeLessThan(MOST_BYTES);
    expect(svg).not.toMatch(/<filter|<text|<image|NaN|undefined|Infinity/);
    const upright = await itemPixels(item, color, state);
    const laid = await renderPixels(svg, upright);
    expect(edgeAlpha(laid, true)).toBeLessThan(OPAQUE);
    const [before, after] = [rowsOf(upright), rowsOf(laid)];
    expect(after.last - after.first).toBeLessThan((before.last - before.first) * 0.75);
    const { hitBox } = item.entry;
    const foot = ((hitBox.y + hitBox.height) / 100) * laid.height;
    const slack = (SLACK / 100) * laid.height + 1;
    // An item that ends above the foot of its box, such as a folded note, moves closer to the foot.
    expect(Math.abs(after.last - (foot - (foot - before.last) * FORESHORTENED))).toBeLessThan(slack);
    // An opened thing may reach out of its box, as it does when it is seen from the front.
    if (state === 'default')
      expect(after.first).toBeGreaterThan((lyingHitBox(hitBox).y / 100) * laid.height - slack);
  });
}

/** The first and the last row in which the thing itself is drawn, and not its shadow. */
function rowsOf({ width, height, data }: Pixels): { first: number; last: number } {
  const isDrawn = (row: number) =>
    data.subarray(row * width * 4, (row + 1) * width * 4).some((value, at) => at % 4 === 3 && value > 200);
  const rows = Array.from({ length: height }, (_, row) => row).filter(isDrawn);
  return { first: rows[0] ?? 0, last: rows.at(-1) ?? 0 };
}

function describeDifferences(item: Item, colors: readonly string[]): void {
  it('each colour differs from each', async () => {
    for (const [one, other] of pairsOf(colors)) {
      const [a, b] = [await itemPixels(item, one, 'default'), await itemPixels(item, other, 'default')];
      expect(difference(a, b), `${one} and ${other}`).toBeGreaterThan(0.02);
    }
  });

  it.each(item.states.includes('opened') ? colors : [])(
    'P5 %s opened shows depth, light or a secret on a quarter of it, on the same canvas',
    async (color) => {
      const [closed, opened] = [itemSvg(item, color, 'default'), itemSvg(item, color, 'opened')];
      expect(viewBoxOf(opened)).toBe(viewBoxOf(closed));
      const [a, b] = [await itemPixels(item, color, 'default'), await itemPixels(item, color, 'opened')];
      expect(changedShare(a, b)).toBeGreaterThanOrEqual(LEAST_CHANGE);
    },
  );
}

interface NamedLook {
  id: string;
  isDoor: boolean;
  look: Look;
}

async function closedLook(item: Item): Promise<NamedLook> {
  const [color = ''] = Object.keys(item.entry.variants);
  const look = lookOf(await itemPixels(item, color, 'default'));
  return { id: item.entry.id, isDoor: item.entry.tag === 'Doors', look };
}

function isAlike([one, other]: readonly [NamedLook, NamedLook]): boolean {
  const most = one.isDoor ? MOST_ALIKE.door : MOST_ALIKE.other;
  if (likenessOfSilhouettes(one.look, other.look) < SAME_SILHOUETTE) return false;
  return likenessOfLines(one.look, other.look) > most;
}

function pairsOf<Thing>(things: readonly Thing[]): [Thing, Thing][] {
  return things.flatMap((one, i) => things.slice(i + 1).map((other): [Thing, Thing] => [one, other]));
}

/** The highest alpha along the picture's edge; the bottom edge only where asked for. */
function edgeAlpha({ width, height, data }: Pixels, withBottom: boolean): number {
  const alpha = (x: number, y: number) => data[(y * width + x) * 4 + 3] ?? 0;
  let most = 0;
  for (let x = 0; x < width; x++) most = Math.max(most, alpha(x, 0), withBottom ? alpha(x, height - 1) : 0);
  for (let y = 0; y < height; y++) most = Math.max(most, alpha(0, y), alpha(width - 1, y));
  return most;
}

/** The share of pixels that differ visibly. */
function difference({ data: a }: Pixels, { data: b }: Pixels): number {
  let differing = 0;
  for (let i = 0; i < a.length; i += 4) {
    let distance = 0;
    for (let c = i; c < i + 4; c++) distance += Math.abs((a[c] ?? 0) - (b[c] ?? 0));
    if (distance > 40) differing++;
  }
  return differing / (a.length / 4);
}

function viewBoxOf(svg: string): string | undefined {
  return /viewBox="([^"]+)"/.exec(svg)?.[1];
}
