import type { Leaf } from '../core/catalogue/leaves.ts';
import type {
  Anchor,
  CatalogueEntry,
  HitBox,
  ItemTag,
  Position,
  Top,
  Variant,
} from '../core/catalogue/model.ts';
import type { Move } from '../core/catalogue/moves.ts';
import { itemUri } from '../core/catalogue/pictureAddresses.ts';
import { Ink, type Margin, type Shows, type Wear } from './ink/Ink.ts';
import { laidPoint, layDown } from './ink/layDown.ts';
import type { Box, Point } from './ink/path.ts';
import { type DrawnLeaf, leavesWithin } from './leaves.ts';
import { movesLaid, movesWithin } from './moving.ts';
import type { RealSize } from './scale.ts';
import { type Apart, takeApart } from './takeApart.ts';

export type ItemState = keyof Variant;

/** Where a new item stands, in percent of the stage: its picture's width, and the drawing's middle and foot. */
export interface Stand {
  width: number;
  center: number;
  foot: number;
}

/** What an item is and which colours it has; how it is drawn comes with `ItemDesign` or from a file. */
export interface ItemFacts<Palette> {
  /** Stable for ever: rooms and picture addresses hold it (R11). */
  id: string;
  name: string;
  tag: ItemTag;
  anchor: Anchor;
  /** Of the thing itself in the drawing's units, without the margin for shadow and glow. */
  size: readonly [width: number, height: number];
  /** Room around the thing; shadows must not touch the picture's edge. */
  margin?: number | Margin;
  stand: Stand;
  /** What it measures in reality: `scale.ts` tells how large that is drawn, and a test holds `stand` to it. */
  realSize: RealSize;
  /** By colour; the first is what a new item takes. Colours are never removed (R11). */
  palettes: Readonly<Record<string, Palette>>;
  /** Whether it has an opened picture of its own; without one a click opens nothing (P5). */
  opens: boolean;
  /** What of the closed drawing gives way as it opens; a door's leaf is told by what draws it (`ink.tellLeaf`). Without any it fades. */
  leaves?: readonly DrawnLeaf[];
  /** The part that answers a click, in the drawing's units; the whole thing unless told. */
  hitBox?: Box;
  isContainer?: boolean;
  /** Of a container: where what is found in it is shown once it is opened, and how large at most, in the drawing's units. */
  holds?: Box;
  /** Where other things stand on it while it is closed: from where, how far down, how wide, in the drawing's units. */
  tops?: readonly (readonly [x: number, y: number, width: number])[];
  isLockable?: boolean;
  /** Whether the stage lays a shadow under or behind it; false for what lies flat or is part of the wall. */
  castsShadow?: boolean;
  collection?: string;
  /** False for what rooms may still hold and the palette no longer offers (R11). */
  isActive?: boolean;
  /** What moves in it by itself while one plays, in the drawing's units; what swings or turns is what `draw` draws `loose`. */
  moves?: (palette: Palette, isOpened: boolean) => readonly Move[];
}

/** One drawing: what it is, its colours, and how it is drawn. */
export interface ItemDesign<Palette> extends ItemFacts<Palette> {
  /** Outline weight in units; small things need heavier ones to look alike on the stage. */
  line?: number;
  seed?: number;
  /** How used it looks: a little, unless it is to look new. */
  wear?: Wear;
  /** Of a thing that lies where it is on a floor: how high its edge is then, closed and opened. */
  lying?: { thickness: number | readonly [closed: number, opened: number] };
  draw: (ink: Ink, palette: Palette, isOpened: boolean) => void;
}

/** The entry of an item but for its place in the palette, which the library's order gives. */
export type ItemEntry = Omit<CatalogueEntry, 'order'>;

export interface Item {
  entry: ItemEntry;
  /** The picture's size in units. */
  canvas: { width: number; height: number };
  states: readonly ItemState[];
  realSize: RealSize;
  castsShadow: boolean;
  /** Where other things stand on it while it is closed. */
  tops: readonly Top[];
  /** SVG text of one picture. @throws RangeError for a colour that the item lacks */
  drawSvg: (color: string, state: ItemState) => string;
  /** SVG text of one picture as it lies on a floor; null of what stands. */
  layDown: ((color: string, state: ItemState) => string) | null;
  /** What one picture is taken apart into, where something swings or turns in it. */
  takeApart: (color: string, state: ItemState) => Apart | null;
  /** What gives way as it opens, alike in each colour. */
  leaves: () => Leaf[];
  /** Whether something in one picture plainly lives, as whatever drew it tells. */
  lives: (color: string, state: ItemState) => boolean;
  /** What moves in one picture. @throws RangeError as `drawSvg` does */
  movesIn: (color: string, state: ItemState) => Move[];
  /** The same of what lies, as it lies on a floor. */
  movesOnFloor: (color: string, state: ItemState) => Move[];
}

/** How a thing of a palette lies on a floor. */
interface Lying<Palette> {
  draw: (palette: Palette, isOpened: boolean) => string;
  /** Where a place of the drawing is then. */
  lay: (at: Point, isOpened: boolean) => Point;
}

/** What is known of a thing only where it is drawn as code. */
interface Abilities<Palette> {
  livesIn?: (palette: Palette, isOpened: boolean) => boolean;
  lying?: Lying<Palette>;
  leavesOf?: (palette: Palette) => readonly DrawnLeaf[];
}

const STAGE_RATIO = 16 / 9;
const DEFAULT_MARGIN = 48;
/** How much of a thing's shadow on its room is drawn with it: the stage lays the rest, away from the room's light. */
const OWN_SHADOW = 0.45;

/** An item of the library with its catalogue entry (SPEC §3) worked out from the drawing. */
export function defineItem<Palette>(design: ItemDesign<Palette>): Item {
  const margin = marginOf(design);
  const [width, height] = design.size;
  const { line = 5, seed = 7, wear = 'soft', castsShadow = true, lying } = design;
  const inkOf = (palette: Palette, isOpened: boolean, roomShadow: number, shows: Shows = 'all'): Ink => {
    const ink = new Ink({ width, height, margin, line, seed, wear, roomShadow, shows });
    design.draw(ink, palette, isOpened);
    return ink;
  };
  const draw = (...drawing: Parameters<typeof inkOf>): string => inkOf(...drawing).toSvg();
  const box = design.hitBox ?? [0, 0, width, height];
  const lieOf = (isOpened: boolean) => ({ box, thickness: thicknessOf(lying, isOpened) });
  const laid: Lying<Palette> = {
    draw: (palette, isOpened) => layDown(draw(palette, isOpened, 0), lieOf(isOpened)),
    lay: (at, isOpened) => laidPoint(at, lieOf(isOpened)),
  };
  return createItem(
    design,
    (palette, isOpened, shows) => draw(palette, isOpened, castsShadow ? OWN_SHADOW : 1, shows),
    {
      ...(lying && { lying: laid }),
      leavesOf: (palette) => inkOf(palette, true, 1).leaves,
      livesIn: (...drawing) => inkOf(...drawing, 1).isAlive,
    },
  );
}

function thicknessOf(
  { thickness = 0 }: Partial<NonNullable<ItemDesign<unknown>['lying']>> = {},
  isOpened: boolean,
): number {
  return typeof thickness === 'number' ? thickness : thickness[isOpened ? 1 : 0];
}

/** An item from its facts and whatever gives the SVG text of a palette, whose canvas has to be that of the facts. */
export function createItem<Palette>(
  facts: ItemFacts<Palette>,
  drawPalette: (palette: Palette, isOpened: boolean, shows?: Shows) => string,
  { lying, leavesOf, livesIn }: Abilities<Palette> = {},
): Item {
  const canvas = canvasOf(facts);
  const margin = marginOf(facts);
  const { left, top } = margin;
  const paletteOf = (color: string): Palette => {
    const palette = facts.palettes[color];
    if (palette === undefined) throw new RangeError(`${facts.id} has no colour ${color}`);
    return palette;
  };
  const movesOf = (color: string, state: ItemState) =>
    facts.moves?.(paletteOf(color), state === 'opened') ?? [];
  const picture: Box = [-left, -top, canvas.width, canvas.height];
  const within = (moves: readonly Move[]) => movesWithin(picture, moves);
  const firstColor = Object.keys(facts.palettes)[0] ?? '';
  return {
    entry: entryOf(facts, canvas),
    canvas,
    states: facts.opens ? ['default', 'opened'] : ['default'],
    realSize: facts.realSize,
    castsShadow: facts.castsShadow ?? true,
    tops: (facts.tops ?? []).map((at) => topOf(at, canvas, margin)),
    drawSvg: (color, state) => drawPalette(paletteOf(color), state === 'opened'),
    layDown: lying ? (color, state) => lying.draw(paletteOf(color), state === 'opened') : null,
    takeApart: (color, state) =>
      takeApart(movesOf(color, state), (shows) => drawPalette(paletteOf(color), state === 'opened', shows)),
    leaves: () =>
      facts.opens ? leavesWithin(picture, facts.leaves ?? leavesOf?.(paletteOf(firstColor)) ?? []) : [],
    lives: (color, state) => livesIn?.(paletteOf(color), state === 'opened') ?? false,
    movesIn: (color, state) => within(movesOf(color, state)),
    movesOnFloor: (color, state) =>
      lying ? within(movesLaid(movesOf(color, state), (at) => lying.lay(at, state === 'opened'))) : [],
  };
}

/** The picture's size in units: the thing with the margin around it. */
export function canvasOf({
  size: [width, height],
  margin,
}: Pick<ItemFacts<unknown>, 'size' | 'margin'>): Item['canvas'] {
  const { top, right, bottom, left } = marginOf({ margin });
  return { width: left + width + right, height: top + height + bottom };
}

function entryOf<Palette>(facts: ItemFacts<Palette>, canvas: Item['canvas']): ItemEntry {
  const { id, name, tag, anchor, size, stand, opens } = facts;
  const margin = marginOf(facts);
  const colors = Object.keys(facts.palettes);
  return {
    id,
    name,
    tag,
    anchor,
    width: stand.width,
    aspect: canvas.height / canvas.width,
    hitBox: hitBoxOf(facts.hitBox ?? [0, 0, ...size], canvas, margin),
    defaultPosition: positionOf(stand, size, canvas, margin),
    variants: Object.fromEntries(colors.map((color) => [color, variantOf(id, color, opens)])),
    colorOrder: colors,
    isContainer: facts.isContainer ?? false,
    ...(facts.holds && { holds: hitBoxOf(facts.holds, canvas, margin) }),
    isLockable: facts.isLockable ?? false,
    collection: facts.collection ?? 'basic',
    is_active: facts.isActive ?? true,
  };
}

function variantOf(id: string, color: string, opens: boolean): Variant {
  return { default: itemUri(id, color, 'default'), opened: itemUri(id, color, opens ? 'opened' : 'default') };
}

function hitBoxOf([x, y, w, h]: Box, canvas: Item['canvas'], margin: Margin): HitBox {
  return {
    x: hundredths(((margin.left + x) / canvas.width) * 100),
    y: hundredths(((margin.top + y) / canvas.height) * 100),
    width: hundredths((w / canvas.width) * 100),
    height: hundredths((h / canvas.height) * 100),
  };
}

function topOf([x, y, w]: readonly [number, number, number], canvas: Item['canvas'], margin: Margin): Top {
  const { height: _, ...top } = hitBoxOf([x, y, w, 0], canvas, margin);
  return top;
}

/** The picture's top-left corner, in percent of the stage (R3). */
function positionOf(
  stand: Stand,
  [w, h]: readonly [number, number],
  canvas: Item['canvas'],
  margin: Margin,
): Position {
  const unit = stand.width / canvas.width;
  return {
    x: hundredths(stand.center - (margin.left + w / 2) * unit),
    y: hundredths(stand.foot - (margin.top + h) * unit * STAGE_RATIO),
  };
}

function marginOf({ margin = DEFAULT_MARGIN }: { margin?: number | Margin | undefined }): Margin {
  return typeof margin === 'number' ? { top: margin, right: margin, bottom: margin, left: margin } : margin;
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
