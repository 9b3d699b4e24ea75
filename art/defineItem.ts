import type { Anchor, CatalogueEntry, HitBox, ItemTag, Position, Variant } from '../core/catalogue/model.ts';
import { Ink, type Margin } from './ink/Ink.ts';
import type { Box } from './ink/path.ts';

export type ItemState = keyof Variant;

/** Where a new item stands, in percent of the stage: its picture's width, and the drawing's middle and foot. */
export interface Stand {
  width: number;
  center: number;
  foot: number;
}

/** One drawing: what it is, its colours, and how it is drawn. */
export interface ItemDesign<Palette> {
  /** Stable for ever: rooms and picture addresses hold it (R11). */
  id: string;
  name: string;
  tag: ItemTag;
  anchor: Anchor;
  /** Of the thing itself in the drawing's units, without the margin for shadow and glow. */
  size: readonly [width: number, height: number];
  /** Room around the thing; shadows must not touch the picture's edge. */
  margin?: number | Margin;
  /** Outline weight in units; small things need heavier ones to look alike on the stage. */
  line?: number;
  seed?: number;
  stand: Stand;
  /** By colour; the first is what a new item takes. Colours are never removed (R11). */
  palettes: Readonly<Record<string, Palette>>;
  /** Whether it has an opened picture of its own; without one a click opens nothing (P5). */
  opens: boolean;
  /** The part that answers a click, in the drawing's units; the whole thing unless told. */
  hitBox?: Box;
  isContainer?: boolean;
  isLockable?: boolean;
  collection?: string;
  draw: (ink: Ink, palette: Palette, isOpened: boolean) => void;
}

export interface Item {
  entry: CatalogueEntry;
  /** The picture's size in units. */
  canvas: { width: number; height: number };
  states: readonly ItemState[];
  /** SVG text of one picture. Throws a RangeError for a colour that the item lacks. */
  drawSvg: (color: string, state: ItemState) => string;
}

const STAGE_RATIO = 16 / 9;
const DEFAULT_MARGIN = 48;

/** An item of the library with its catalogue entry (SPEC §3) worked out from the drawing. */
export function defineItem<Palette>(design: ItemDesign<Palette>): Item {
  const margin = marginOf(design.margin ?? DEFAULT_MARGIN);
  const [width, height] = design.size;
  const canvas = { width: margin.left + width + margin.right, height: margin.top + height + margin.bottom };
  return {
    entry: entryOf(design, canvas, margin),
    canvas,
    states: design.opens ? ['default', 'opened'] : ['default'],
    drawSvg: (color, state) => {
      const palette = design.palettes[color];
      if (palette === undefined) throw new RangeError(`${design.id} has no colour ${color}`);
      const ink = new Ink({ width, height, margin, line: design.line ?? 5, seed: design.seed ?? 7 });
      design.draw(ink, palette, state === 'opened');
      return ink.toSvg();
    },
  };
}

/** Stable address of an item's picture (R11). */
export function itemUri(id: string, color: string, state: ItemState): string {
  return `/art/items/${id}/${color}/${state}.webp`;
}

function entryOf<Palette>(
  design: ItemDesign<Palette>,
  canvas: Item['canvas'],
  margin: Margin,
): CatalogueEntry {
  const { id, name, tag, anchor, stand, opens } = design;
  const colors = Object.keys(design.palettes);
  return {
    id,
    name,
    tag,
    anchor,
    width: stand.width,
    aspect: canvas.height / canvas.width,
    hitBox: hitBoxOf(design.hitBox ?? [0, 0, ...design.size], canvas, margin),
    defaultPosition: positionOf(stand, design.size, canvas, margin),
    variants: Object.fromEntries(colors.map((color) => [color, variantOf(id, color, opens)])),
    isContainer: design.isContainer ?? false,
    isLockable: design.isLockable ?? false,
    collection: design.collection ?? 'basic',
    is_active: true,
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

function marginOf(margin: number | Margin): Margin {
  return typeof margin === 'number' ? { top: margin, right: margin, bottom: margin, left: margin } : margin;
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
