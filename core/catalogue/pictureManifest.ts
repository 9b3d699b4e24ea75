import * as v from 'valibot';
import { type InvalidInput, parseWith, type SchemaOf } from '../util/parseWith.ts';
import type { Result } from '../util/result.ts';
import { filledString, hexColor, positiveNumber } from '../util/schemas.ts';
import { anchorSchema, hitBoxSchema, positionSchema } from './catalogueSchema.ts';
import { type Leaf, leavesSchema } from './leaves.ts';
import type { Anchor, HitBox, Position, Top } from './model.ts';
import { MOST_PARTS, type Move, movesSchema } from './moves.ts';

/** Width and height in pixels at the normal size. */
type PictureSize = [width: number, height: number];

/** One drawing: its placeholder colour while it loads, and the key of its files. */
interface PictureFacts {
  /** Its dominant colour, `#rrggbb`. */
  color: string;
  key: string;
}

/** One colour of an item. Without `opened` one picture serves both states. */
export interface VariantFacts {
  color: string;
  default: string;
  opened?: string;
  /** For a thing that lies on a floor: the keys of the pictures that show it lying. */
  floor?: { default?: string; opened?: string };
  /** Animations of either picture. */
  moves?: { default?: Move[]; opened?: Move[] };
  /** Animations of the pictures in `floor`. */
  floorMoves?: { default?: Move[]; opened?: Move[] };
  /** For either picture with moving parts: the keys of its still picture and its parts. */
  loose?: { default?: LooseFacts; opened?: LooseFacts };
}

export interface LooseFacts {
  /** Key of the picture of the thing without its moving parts. */
  still: string;
  parts: string[];
}

export interface ItemFacts {
  size: PictureSize;
  hitBox: HitBox;
  anchor: Anchor;
  /** False for a flat thing or a part of the wall: the stage draws no shadow under it. */
  castsShadow?: boolean;
  /** The surfaces on which other things stand while it is closed. */
  tops?: Top[];
  /** The parts that move away as it opens. */
  leaves?: Leaf[];
  variants: Readonly<Record<string, VariantFacts>>;
}

/** One mood of a background, the key of its light's file, and its animations. */
export interface MoodFacts extends PictureFacts {
  light: string;
  /** Position of its main light, in percent of the stage, possibly outside it; default top left. */
  lightFrom?: Position;
  /** The furniture, windows and pictures that are painted in front of the background's wall. */
  painted?: HitBox[];
  moves?: Move[];
  loose?: LooseFacts;
}

export interface BackgroundFacts {
  size: PictureSize;
  /** False for a close-up: nothing stands in it. */
  hasFloor?: boolean;
  moods: Readonly<Record<string, MoodFacts>>;
}

/** The manifest of the whole library's pictures, the same for everyone: by item id and by background id. */
export interface PictureManifest {
  items: Readonly<Record<string, ItemFacts>>;
  backgrounds: Readonly<Record<string, BackgroundFacts>>;
  /** True if this is a part of the manifest and the rest follows. */
  isPart?: true;
}

/** Keys become parts of addresses. */
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
      painted: v.exactOptional(v.array(hitBoxSchema)),
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

/** Parses the manifest served at `/art/manifest.json`. */
export function parsePictureManifest(input: unknown): Result<PictureManifest, InvalidInput> {
  return parseWith(manifestSchema, input);
}
