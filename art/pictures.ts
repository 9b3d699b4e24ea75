import { COVER_FRAMES, type CoverFrame, coverFrameUri } from '../core/catalogue/coverFrames.ts';
import { floorUri } from '../core/catalogue/floorPose.ts';
import { partUri, stillUri } from '../core/catalogue/looseParts.ts';
import { lightUri, thumbUri, toDoubleAddress } from '../core/catalogue/pictureAddresses.ts';
import { backgrounds } from './backgrounds/library.ts';
import type { BackgroundDrawing } from './defineBackground.ts';
import type { Item, ItemState } from './defineItem.ts';
import { drawFrame } from './frames/frames.ts';
import type { ItemEntry } from './itemFacts.ts';
import { items } from './items/library.ts';
import { STAGE_HEIGHT, STAGE_WIDTH } from './kits/stage/room.ts';
import { locks } from './locks/library.ts';
import { drawPart, type LockParts, sizeOfPart } from './locks/lockPart.ts';
import type { Apart } from './takeApart.ts';

export interface PixelSize {
  width: number;
  height: number;
}

/** The source of a picture: one item in one colour and state, or one mood of a background. */
export interface Drawing {
  /** The size of the picture at scale 1. */
  size: PixelSize;
  /** Returns the SVG text; it is drawn again at every call, with the same result. */
  draw: () => string;
  /** The WebP quality of the picture at scale 1, 1 to 100; the common one by default. */
  quality?: number;
}

/** `@2x` is for stages of many pixels, `@thumb` for the palette. */
export type PictureForm = '' | '@2x' | '@thumb';

/** One file that can be requested. */
export interface Picture {
  drawing: Drawing;
  form: PictureForm;
  size: PixelSize;
}

const ITEM_THUMB = 128;
/** Twice as many pixels as the screen shows of a frame's sides. */
const FRAME_SIZE: PixelSize = { width: 160, height: 160 };
const BACKGROUND_THUMB: PixelSize = { width: 320, height: 180 };
export const BACKGROUND_SIZE: PixelSize = { width: STAGE_WIDTH, height: STAGE_HEIGHT };
/**
 * The WebP quality of a background at scale 1, which smaller stages scale down: 75 saves a fifth compared
 * with the 82 of all others, with no visible difference in a window of 1440 pixels.
 */
const BACKGROUND_QUALITY = 75;
/** A light has no edges, so that the stage can enlarge it. */
const LIGHT_SIZE: PixelSize = { width: 320, height: 180 };
/** `@2x` of a background: twice would be 3840 wide, four times the bytes for no visible gain. */
const LARGE_BACKGROUND: PixelSize = { width: 2560, height: 1440 };
/** Keys are tiny on the stage and large in the inventory. */
const SMALLEST_ITEM = 160;

/**
 * Returns every picture by its stable address below `/art` (R11): `/items/{id}/{colour}/{state}.webp` and
 * `@2x.webp`, `/backgrounds/{id}/{mood}.webp` and `@2x.webp`, `/lights/{id}/{mood}.webp`,
 * `/floor/{id}/{colour}/{state}.webp` and `@2x.webp` for lying items, `/still/…` and `/parts/…-{part}.webp`
 * for the still picture and the moving parts, `/thumbs/{id}.webp` (the first colour or mood) and
 * `/thumbs/{id}/{colour or mood}.webp`, `/locks/{face}/{part}.webp` and `@2x.webp`, `/frames/{frame}.webp`.
 * Nothing is drawn before a drawing's `draw` is called. Each address has one picture, the same at every call.
 */
export function listPictures(): ReadonlyMap<string, Picture> {
  listed ??= new Map([
    ...items.flatMap(picturesOfItem),
    ...backgrounds.flatMap(picturesOfBackground),
    ...Object.entries(locks).flatMap(([face, parts]) => picturesOfLock(face, parts)),
    ...COVER_FRAMES.map(pictureOfFrame),
  ]);
  return listed;
}

let listed: ReadonlyMap<string, Picture> | undefined;

/** Returns the name of a stable address below `/art`. */
export function belowArt(uri: string): string {
  return uri.replace(/^\/art/, '');
}

/** The drawing of an item in one colour and state. */
export function itemDrawing({ entry, drawSvg }: Item, color: string, state: ItemState): Drawing {
  return { size: itemSize(entry), draw: () => drawSvg(color, state) };
}

/** Returns the drawing of an item as it lies on a floor; null for standing items. */
export function floorDrawing({ entry, layDown }: Item, color: string, state: ItemState): Drawing | null {
  return layDown && { size: itemSize(entry), draw: () => layDown(color, state) };
}

/** Returns the drawings of an item's still picture and moving parts; null where nothing swings or turns. */
export function looseDrawings(item: Item, color: string, state: ItemState): LooseDrawings | null {
  return drawingsOf(item.takeApart(color, state), itemSize(item.entry), item.canvas.width);
}

/**
 * Returns the drawings of a background's still picture and moving parts in one mood; null where nothing swings or
 * turns.
 */
export function looseInMood(background: BackgroundDrawing, mood: string): LooseDrawings | null {
  const drawings = drawingsOf(background.takeApart(mood), BACKGROUND_SIZE, STAGE_WIDTH);
  return drawings && { ...drawings, still: { ...drawings.still, quality: BACKGROUND_QUALITY } };
}

export interface LooseDrawings {
  still: Drawing;
  parts: readonly Drawing[];
}

/** `units`: the width of the whole drawing, in its own units. */
function drawingsOf(apart: Apart | null, size: PixelSize, units: number): LooseDrawings | null {
  if (apart === null) return null;
  const scale = size.width / units;
  return {
    still: { size, draw: apart.still },
    parts: apart.parts.map(({ box: [, , width, height], draw }) => ({
      size: sizeOf(Math.ceil(width * scale), height / width),
      draw,
    })),
  };
}

/** Returns the size of an item's picture at scale 1: as on a stage 1920 pixels wide. */
export function itemSize({ width, aspect }: ItemEntry): PixelSize {
  return sizeOf(Math.max(SMALLEST_ITEM, Math.round((width * STAGE_WIDTH) / 100)), aspect);
}

/** The drawing of a background in one mood, without the light that lies over its things. */
export function backgroundDrawing({ drawSvg }: BackgroundDrawing, mood: string): Drawing {
  return { size: BACKGROUND_SIZE, draw: () => drawSvg(mood, 'behind'), quality: BACKGROUND_QUALITY };
}

/** The drawing of the light over all that stands in a background. */
export function lightDrawing({ drawSvg }: BackgroundDrawing, mood: string): Drawing {
  return { size: LIGHT_SIZE, draw: () => drawSvg(mood, 'light') };
}

type Addressed = readonly [address: string, picture: Picture];

function picturesOfItem(item: Item): Addressed[] {
  const { id, aspect, variants } = item.entry;
  return Object.entries(variants).flatMap(([color, variant], i) =>
    item.states.flatMap((state) => {
      const drawing = itemDrawing(item, color, state);
      const full = [
        ...bothSizes(variant[state], drawing, doubled(drawing.size)),
        ...onFloor(variant[state], floorDrawing(item, color, state)),
        ...takenApart(variant[state], looseDrawings(item, color, state)),
      ];
      if (state !== 'default') return full;
      return [...full, ...thumbs(id, color, i === 0, { drawing, form: '@thumb', size: thumbSize(aspect) })];
    }),
  );
}

function onFloor(picture: string, drawing: Drawing | null): Addressed[] {
  const uri = floorUri(picture);
  return drawing === null || uri === null ? [] : bothSizes(uri, drawing, doubled(drawing.size));
}

function takenApart(picture: string, drawings: LooseDrawings | null, large?: PixelSize): Addressed[] {
  if (drawings === null) return [];
  const { still, parts } = drawings;
  return [
    [stillUri(picture), still, large] as const,
    ...parts.map((drawing, part) => [partUri(picture, part), drawing, undefined] as const),
  ].flatMap(([uri, drawing, size]) =>
    uri === null ? [] : bothSizes(uri, drawing, size ?? doubled(drawing.size)),
  );
}

function picturesOfBackground(background: BackgroundDrawing): Addressed[] {
  const { id, moods } = background.entry;
  return Object.entries(moods).flatMap(([mood, { uri }], i) => {
    const whole: Drawing = { size: BACKGROUND_SIZE, draw: () => background.drawSvg(mood, 'whole') };
    const thumb: Picture = { drawing: whole, form: '@thumb', size: BACKGROUND_THUMB };
    return [
      ...bothSizes(uri, backgroundDrawing(background, mood), LARGE_BACKGROUND),
      ...takenApart(uri, looseInMood(background, mood), LARGE_BACKGROUND),
      ...lightOf(uri, lightDrawing(background, mood)),
      ...thumbs(id, mood, i === 0, thumb),
    ];
  });
}

function lightOf(background: string, drawing: Drawing): Addressed[] {
  const uri = lightUri(background);
  return uri === null ? [] : [[belowArt(uri), { drawing, form: '', size: drawing.size }]];
}

function picturesOfLock(face: string, parts: LockParts): Addressed[] {
  return Object.entries(parts).flatMap(([name, part]) => {
    const drawing: Drawing = { size: sizeOfPart(part), draw: () => drawPart(part) };
    return bothSizes(`/locks/${face}/${name}.webp`, drawing, doubled(drawing.size));
  });
}

function pictureOfFrame(frame: CoverFrame): Addressed {
  const drawing: Drawing = { size: FRAME_SIZE, draw: () => drawFrame(frame) };
  return [belowArt(coverFrameUri(frame)), { drawing, form: '', size: FRAME_SIZE }];
}

function bothSizes(uri: string, drawing: Drawing, large: PixelSize): Addressed[] {
  const usual: Picture = { drawing, form: '', size: drawing.size };
  const double: Picture = { drawing, form: '@2x', size: large };
  return [
    [belowArt(uri), usual],
    [belowArt(toDoubleAddress(uri)), double],
  ];
}

function thumbs(id: string, variant: string, isFirst: boolean, picture: Picture): Addressed[] {
  const own: Addressed = [belowArt(thumbUri(id, variant)), picture];
  return isFirst ? [[belowArt(thumbUri(id)), picture], own] : [own];
}

/** Returns the size of a thumbnail, which its longer side fills. */
function thumbSize(aspect: number): PixelSize {
  return sizeOf(Math.round(ITEM_THUMB / Math.max(1, aspect)), aspect);
}

function sizeOf(width: number, aspect: number): PixelSize {
  return { width, height: Math.max(1, Math.round(width * aspect)) };
}

function doubled({ width, height }: PixelSize): PixelSize {
  return { width: width * 2, height: height * 2 };
}
