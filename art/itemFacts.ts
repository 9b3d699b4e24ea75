import type { LockMaterial } from '../core/catalogue/lockMaterial.ts';
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
import type { Opening } from '../core/catalogue/openings.ts';
import { itemUri } from '../core/catalogue/pictureAddresses.ts';
import type { Margin } from './ink/Ink.ts';
import type { Box } from './ink/path.ts';
import type { DrawnLeaf } from './leaves.ts';
import type { RealSize } from './scale.ts';

/**
 * The position of a new item, in percent of the stage: the width of its picture, and the middle and foot of
 * the drawing.
 */
export interface Stand {
  width: number;
  center: number;
  foot: number;
}

/** The facts of an item and its colours; `ItemDesign` or a file adds the drawing. */
export interface ItemFacts<Palette> {
  /** Stable for ever: rooms and picture addresses hold it (R11). */
  id: string;
  name: string;
  tag: ItemTag;
  anchor: Anchor;
  /** The size of the item itself in the drawing's units, without the margin for shadow and glow. */
  size: readonly [width: number, height: number];
  /** Space around the thing for its shadow and glow, which must not touch the picture's edge; 48 units by default. */
  margin?: number | Margin;
  stand: Stand;
  /** The size in reality; `scale.ts` computes the drawn size from it, and a test compares `stand` with it. */
  realSize: RealSize;
  /** The palettes by colour; a new item takes the first. Colours are never removed (R11). */
  palettes: Readonly<Record<string, Palette>>;
  /** Whether it has a separate opened picture; without one a click opens nothing (P5). */
  opens: boolean;
  /** The way in which it opens, for words and a sound; `opens` by default. */
  opening?: Opening;
  /**
   * The parts of the closed drawing that move as it opens; a door's leaf is registered by the code that draws
   * it (`ink.tellLeaf`).
   */
  leaves?: readonly DrawnLeaf[];
  /** Why the item opens without leaves; its pictures then fade into one another. */
  fades?: string;
  /** The area that reacts to a click, in the drawing's units; the whole item by default. */
  hitBox?: Box;
  isContainer?: boolean;
  /** For a container: the area for the items found in it once it is opened, in the drawing's units. */
  holds?: Box;
  /** The areas on which other items stand while it is closed: left, y and width, in the drawing's units. */
  tops?: readonly (readonly [x: number, y: number, width: number])[];
  isLockable?: boolean;
  /** The material of a lock on it, the same for all colours or by colour. */
  lockMaterial?: LockMaterial | ((color: string) => LockMaterial);
  /** The reason why a small item stands on a floor where others lie. */
  upright?: string;
  /** Whether the stage adds a shadow under or behind it; false for flat items and parts of the wall. */
  castsShadow?: boolean;
  collection?: string;
  /** False for items that the palette no longer offers but rooms may contain (R11). */
  isActive?: boolean;
  /**
   * The movements during play, in the drawing's units; a part that swings or turns is drawn by `draw` within
   * `loose`.
   */
  moves?: (palette: Palette, isOpened: boolean) => readonly Move[];
}

/** The entry of an item but for its place in the palette, which the library's order gives. */
export type ItemEntry = Omit<CatalogueEntry, 'order'>;

/** The size of an item's picture in units. */
export interface Canvas {
  width: number;
  height: number;
}

const STAGE_RATIO = 16 / 9;
const DEFAULT_MARGIN = 48;
/** Returns the picture's size in units: the thing with the margin around it. */
export function canvasOf({
  size: [width, height],
  margin,
}: Pick<ItemFacts<unknown>, 'size' | 'margin'>): Canvas {
  const { top, right, bottom, left } = marginOf({ margin });
  return { width: left + width + right, height: top + height + bottom };
}

/** Returns the catalogue entry (SPEC §3) that follows from the facts. */
export function entryOf<Palette>(facts: ItemFacts<Palette>, canvas: Canvas): ItemEntry {
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

function hitBoxOf([x, y, w, h]: Box, canvas: Canvas, margin: Margin): HitBox {
  return {
    x: hundredths(((margin.left + x) / canvas.width) * 100),
    y: hundredths(((margin.top + y) / canvas.height) * 100),
    width: hundredths((w / canvas.width) * 100),
    height: hundredths((h / canvas.height) * 100),
  };
}

/** Converts a line on which other items stand to percent of the picture. */
export function topOf([x, y, w]: readonly [number, number, number], canvas: Canvas, margin: Margin): Top {
  const { height: _, ...top } = hitBoxOf([x, y, w, 0], canvas, margin);
  return top;
}

/** The picture's top-left corner, in percent of the stage (R3). */
function positionOf(
  stand: Stand,
  [w, h]: readonly [number, number],
  canvas: Canvas,
  margin: Margin,
): Position {
  const unit = stand.width / canvas.width;
  return {
    x: hundredths(stand.center - (margin.left + w / 2) * unit),
    y: hundredths(stand.foot - (margin.top + h) * unit * STAGE_RATIO),
  };
}

/** Returns the margin on each side, 48 units by default. */
export function marginOf({ margin = DEFAULT_MARGIN }: { margin?: number | Margin | undefined }): Margin {
  return typeof margin === 'number' ? { top: margin, right: margin, bottom: margin, left: margin } : margin;
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
