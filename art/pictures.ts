import { backgrounds } from './backgrounds/library.ts';
import type { BackgroundDrawing } from './defineBackground.ts';
import type { Item, ItemState } from './defineItem.ts';
import { items } from './items/library.ts';
import { STAGE_HEIGHT, STAGE_WIDTH } from './kits/room.ts';

export interface PixelSize {
  width: number;
  height: number;
}

/** One file that can be asked for. */
export interface Picture {
  size: PixelSize;
  /** SVG text; drawn anew at every call, the same each time. */
  draw: () => string;
}

const ITEM_THUMB = 128;
const BACKGROUND_THUMB: PixelSize = { width: 320, height: 180 };
/** `@2x` of a background: twice would be 3840 wide, four times the bytes for no visible gain. */
const LARGE_BACKGROUND: PixelSize = { width: 2560, height: 1440 };
/** Keys are tiny on the stage and large in the inventory. */
const SMALLEST_ITEM = 160;

/**
 * Every picture by its address below `/art`:
 * `/items/{id}/{colour}/{state}.webp` and `@2x.webp`, `/backgrounds/{id}/{mood}.webp` and `@2x.webp`,
 * `/thumbs/{id}.webp` (the first colour or mood) and `/thumbs/{id}/{colour or mood}.webp`.
 * Nothing is drawn until a picture's `draw` is called.
 */
export function listPictures(): ReadonlyMap<string, Picture> {
  return new Map([...items.flatMap(picturesOfItem), ...backgrounds.flatMap(picturesOfBackground)]);
}

type Addressed = readonly [address: string, picture: Picture];

function picturesOfItem(item: Item): Addressed[] {
  const colors = Object.keys(item.entry.variants);
  return [
    ...colors.flatMap((color) => item.states.flatMap((state) => itemSizes(item, color, state))),
    ...thumbs(item.entry.id, colors, thumbSize(item.entry.aspect), (color) => item.drawSvg(color, 'default')),
  ];
}

function itemSizes({ entry, drawSvg }: Item, color: string, state: ItemState): Addressed[] {
  const width = Math.max(SMALLEST_ITEM, Math.round((entry.width * STAGE_WIDTH) / 100));
  const base = `/items/${entry.id}/${color}/${state}`;
  const draw = (): string => drawSvg(color, state);
  return [
    [`${base}.webp`, { size: sizeOf(width, entry.aspect), draw }],
    [`${base}@2x.webp`, { size: sizeOf(width * 2, entry.aspect), draw }],
  ];
}

function picturesOfBackground({ entry, drawSvg }: BackgroundDrawing): Addressed[] {
  const moods = Object.keys(entry.moods);
  return [
    ...moods.flatMap((mood): Addressed[] => [
      [
        `/backgrounds/${entry.id}/${mood}.webp`,
        { size: { width: STAGE_WIDTH, height: STAGE_HEIGHT }, draw: () => drawSvg(mood) },
      ],
      [`/backgrounds/${entry.id}/${mood}@2x.webp`, { size: LARGE_BACKGROUND, draw: () => drawSvg(mood) }],
    ]),
    ...thumbs(entry.id, moods, BACKGROUND_THUMB, drawSvg),
  ];
}

function thumbs(
  id: string,
  variants: readonly string[],
  size: PixelSize,
  drawVariant: (variant: string) => string,
): Addressed[] {
  return variants.flatMap((variant, i): Addressed[] => {
    const picture: Picture = { size, draw: () => drawVariant(variant) };
    const own: Addressed = [`/thumbs/${id}/${variant}.webp`, picture];
    return i === 0 ? [[`/thumbs/${id}.webp`, picture], own] : [own];
  });
}

/** The longer side fills the thumb. */
function thumbSize(aspect: number): PixelSize {
  return sizeOf(Math.round(ITEM_THUMB / Math.max(1, aspect)), aspect);
}

function sizeOf(width: number, aspect: number): PixelSize {
  return { width, height: Math.max(1, Math.round(width * aspect)) };
}
