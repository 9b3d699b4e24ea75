import * as v from 'valibot';
import { type InvalidInput, parseWith, type SchemaOf } from '../util/parseWith.ts';
import type { Result } from '../util/result.ts';
import { filledString, hexColor, positiveNumber } from '../util/schemas.ts';
import { anchorSchema, hitBoxSchema, positionSchema } from './catalogueSchema.ts';
import { type Leaf, leavesSchema } from './leaves.ts';
import type { Anchor, HitBox, Position, Top } from './model.ts';
import { MOST_PARTS, type Move, movesSchema } from './moves.ts';

/** Width and height in pixels of a picture of the usual size. */
type PictureSize = [width: number, height: number];

/** One drawing: what stands for it while it loads, and the key of its files. */
export interface PictureFacts {
  /** The colour most of it has, `#rrggbb`. */
  color: string;
  key: string;
}

/** One colour of an item; without `opened` it has one picture for both states. */
export interface VariantFacts {
  color: string;
  default: string;
  opened?: string;
  /** Of what lies where it is on a floor: the keys of its pictures there. */
  floor?: { default?: string; opened?: string };
  /** What moves in either picture. */
  moves?: { default?: Move[]; opened?: Move[] };
  /** The same of what lies on a floor. */
  floorMoves?: { default?: Move[]; opened?: Move[] };
  /** Of either picture that something swings or turns in: the keys of what it is taken apart into. */
  loose?: { default?: LooseFacts; opened?: LooseFacts };
}

export interface LooseFacts {
  /** The thing without its parts. */
  still: string;
  parts: string[];
}

export interface ItemFacts {
  size: PictureSize;
  hitBox: HitBox;
  anchor: Anchor;
  /** False of what lies flat, or is part of the wall: the stage lays no shadow under it. */
  castsShadow?: boolean;
  /** Where other things stand on it while it is closed. */
  tops?: Top[];
  /** What gives way as it opens. */
  leaves?: Leaf[];
  variants: Readonly<Record<string, VariantFacts>>;
}

/** One mood of a background, the key of its light's file, and what moves in it. */
export interface MoodFacts extends PictureFacts {
  light: string;
  /** Where its main light is, in percent of the stage, also beyond it; from the top left unless told. */
  lightFrom?: Position;
  moves?: Move[];
  loose?: LooseFacts;
}

export interface BackgroundFacts {
  size: PictureSize;
  /** False of a close-up: nothing stands in it. */
  hasFloor?: boolean;
  moods: Readonly<Record<string, MoodFacts>>;
}

/** What the art build tells of the whole library, the same for everyone: by id of items and of backgrounds. */
export interface PictureManifest {
  items: Readonly<Record<string, ItemFacts>>;
  backgrounds: Readonly<Record<string, BackgroundFacts>>;
  /** More is to come. */
  isPart?: true;
}

/** The keys are parts of addresses. */
const keySchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/));
const sizeSchema: SchemaOf<PictureSize> = v.tuple([positiveNumber, positiveNumber]);

const stateMovesSchema = v.object({
  default: v.exactOptional(movesSchema),
  opened: v.exactOptional(movesSchema),
});

const looseSchema: SchemaOf<LooseFacts> = v.object({
  still: keySchema,
  parts: v.pipe(v.array(keySchema), v.maxLength(MOST_PARTS)),
});

const topSchema: SchemaOf<Top> = v.object({ x: v.number(), y: v.number(), width: positiveNumber });

const itemSchema: SchemaOf<ItemFacts> = v.object({
  size: sizeSchema,
  hitBox: hitBoxSchema,
  anchor: anchorSchema,
  castsShadow: v.exactOptional(v.boolean()),
  tops: v.exactOptional(v.array(topSchema)),
  leaves: v.exactOptional(leavesSchema),
  variants: v.record(
    filledString,
    v.object({
      color: hexColor,
      default: keySchema,
      opened: v.exactOptional(keySchema),
      floor: v.exactOptional(
        v.object({ default: v.exactOptional(keySchema), opened: v.exactOptional(keySchema) }),
      ),
      moves: v.exactOptional(stateMovesSchema),
      floorMoves: v.exactOptional(stateMovesSchema),
      loose: v.exactOptional(
        v.object({ default: v.exactOptional(looseSchema), opened: v.exactOptional(looseSchema) }),
      ),
    }),
  ),
});

const backgroundSchema: SchemaOf<BackgroundFacts> = v.object({
  size: sizeSchema,
  hasFloor: v.exactOptional(v.boolean()),
  moods: v.record(
    filledString,
    v.object({
      color: hexColor,
      key: keySchema,
      light: keySchema,
      lightFrom: v.exactOptional(positionSchema),
      moves: v.exactOptional(movesSchema),
      loose: v.exactOptional(looseSchema),
    }),
  ),
});

const manifestSchema: SchemaOf<PictureManifest> = v.object({
  items: v.record(filledString, itemSchema),
  backgrounds: v.record(filledString, backgroundSchema),
  isPart: v.exactOptional(v.literal(true)),
});

/** Reads the art build's manifest, as it is served at `/art/manifest.json`. */
export function parsePictureManifest(input: unknown): Result<PictureManifest, InvalidInput> {
  return parseWith(manifestSchema, input);
}
