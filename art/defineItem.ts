import type { Leaf } from '../core/catalogue/leaves.ts';
import type { LockMaterial } from '../core/catalogue/lockMaterial.ts';
import type { Top, Variant } from '../core/catalogue/model.ts';
import type { Move } from '../core/catalogue/moves.ts';
import type { Opening } from '../core/catalogue/openings.ts';
import { Ink, type Shows, type Wear } from './ink/Ink.ts';
import { laidPoint, layDown } from './ink/layDown.ts';
import type { Box, Point } from './ink/path.ts';
import {
  type Canvas,
  canvasOf,
  entryOf,
  type ItemEntry,
  type ItemFacts,
  marginOf,
  topOf,
} from './itemFacts.ts';
import { type DrawnLeaf, leavesWithin } from './leaves.ts';
import { movesLaid, movesWithin } from './moving.ts';
import type { RealSize } from './scale.ts';
import { type Apart, takeApart } from './takeApart.ts';

export type ItemState = keyof Variant;

/** One drawing: its facts, its colours, and the code that draws it. */
export interface ItemDesign<Palette> extends ItemFacts<Palette> {
  /** Outline weight in units; small things need heavier ones to look alike on the stage. */
  line?: number;
  seed?: number;
  /** The amount of wear; a little by default. */
  wear?: Wear;
  /** For an item that can lie on a floor: the height of its edge then, closed and opened. */
  lying?: { thickness: number | readonly [closed: number, opened: number] };
  draw: (ink: Ink, palette: Palette, isOpened: boolean) => void;
}

export interface Item {
  entry: ItemEntry;
  /** The picture's size in units. */
  canvas: Canvas;
  states: readonly ItemState[];
  opening: Opening;
  /** Why the item opens without leaves, and why it stands upright where other small items lie. */
  reasons: Pick<ItemFacts<unknown>, 'fades' | 'upright'>;
  /** The material of a lock on the item; null for each lock's default look. */
  lockMaterial: (color: string) => LockMaterial | null;
  realSize: RealSize;
  castsShadow: boolean;
  /** The areas on which other items stand while it is closed. */
  tops: readonly Top[];
  /** SVG text of one picture. @throws RangeError for a colour that the item lacks */
  drawSvg: (color: string, state: ItemState) => string;
  /** The SVG text of one picture as it lies on a floor; null for standing items. */
  layDown: ((color: string, state: ItemState) => string) | null;
  /** One picture separated from its swinging and turning parts, where there are any. */
  takeApart: (color: string, state: ItemState) => Apart | null;
  /** The parts that move as the item opens, the same in each colour. */
  leaves: () => Leaf[];
  /** Whether one picture contains a living being, as the code that draws it declares. */
  lives: (color: string, state: ItemState) => boolean;
  /** The movements in one picture. @throws RangeError as `drawSvg` does */
  movesIn: (color: string, state: ItemState) => Move[];
  /** The movements in the picture of the item as it lies on a floor. */
  movesOnFloor: (color: string, state: ItemState) => Move[];
}

/** How an item is drawn when it lies on a floor. */
interface Lying<Palette> {
  draw: (palette: Palette, isOpened: boolean) => string;
  /** Converts a point of the drawing to the lying picture. */
  lay: (at: Point, isOpened: boolean) => Point;
}

/** What an item drawn by code can do and an imported SVG cannot. */
interface Abilities<Palette> {
  livesIn?: (palette: Palette, isOpened: boolean) => boolean;
  lying?: Lying<Palette>;
  leavesOf?: (palette: Palette) => readonly DrawnLeaf[];
}

/**
 * The share of an item's shadow that is drawn with it; the stage adds the rest, away from the room's light.
 */
const OWN_SHADOW = 0.45;

/** Returns an item of the library with its catalogue entry (SPEC §3), derived from the drawing. */
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

/** Returns an item made of its facts and a function that draws it; the drawing must have the canvas of the facts. */
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
    opening: facts.opening ?? 'opens',
    reasons: reasonsOf(facts),
    lockMaterial: (color) => {
      const { lockMaterial = null } = facts;
      return typeof lockMaterial === 'function' ? lockMaterial(color) : lockMaterial;
    },
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

function reasonsOf({ fades, upright }: Pick<ItemFacts<unknown>, 'fades' | 'upright'>): Item['reasons'] {
  return { ...(fades !== undefined && { fades }), ...(upright !== undefined && { upright }) };
}
