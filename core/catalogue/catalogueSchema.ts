import * as v from 'valibot';
import { type InvalidInput, parseWith, type SchemaOf } from '../util/parseWith.ts';
import type { Result } from '../util/result.ts';
import {
  filledString,
  finiteNumber,
  hexColor,
  percent,
  pictureAddress,
  positiveNumber,
  wholeNumber,
} from '../util/schemas.ts';
import { inOrder } from './inOrder.ts';
import {
  ANCHORS,
  type Anchor,
  type BackgroundEntry,
  type CatalogueEntry,
  type HitBox,
  ITEM_TAGS,
  LAST_PLACE,
  type Position,
  type Variants,
} from './model.ts';

export const positionSchema: SchemaOf<Position> = v.object({ x: finiteNumber, y: finiteNumber });

export const hitBoxSchema: SchemaOf<HitBox> = v.object({
  x: percent,
  y: percent,
  width: percent,
  height: percent,
});

export const anchorSchema: SchemaOf<Anchor> = v.picklist(ANCHORS);

export const variantSchema = v.object({ default: pictureAddress, opened: pictureAddress });

const variantsSchema: SchemaOf<Variants> = v.pipe(v.record(filledString, variantSchema), v.minEntries(1));

/** Height divided by width; the bounds exclude pictures as thin as a line. */
export const aspectSchema = v.pipe(positiveNumber, v.minValue(0.01), v.maxValue(100));

/** Without an order of their own, keys keep the order of the map. */
const keyOrderSchema = v.optional(v.array(filledString), []);

/** Entries without an order come last. */
const orderSchema = v.optional(wholeNumber, LAST_PLACE);

const itemFields = v.object({
  id: filledString,
  name: filledString,
  tag: v.picklist(ITEM_TAGS),
  width: positiveNumber,
  aspect: aspectSchema,
  hitBox: hitBoxSchema,
  anchor: anchorSchema,
  defaultPosition: positionSchema,
  variants: variantsSchema,
  colorOrder: keyOrderSchema,
  isContainer: v.boolean(),
  holds: v.exactOptional(hitBoxSchema),
  isLockable: v.boolean(),
  collection: v.string(),
  order: orderSchema,
  is_active: v.boolean(),
});

const moodSchema = v.object({ uri: pictureAddress, ambient: hexColor });

/** Parses an item and sorts its colours by their order. */
export const catalogueEntrySchema: SchemaOf<CatalogueEntry> = v.pipe(
  itemFields,
  v.transform((entry) => {
    const variants = Object.fromEntries(inOrder(entry.variants, entry.colorOrder));
    return { ...entry, variants, colorOrder: Object.keys(variants) };
  }),
);

const backgroundFields = v.object({
  id: filledString,
  name: filledString,
  theme: v.string(),
  moods: v.pipe(v.record(filledString, moodSchema), v.minEntries(1)),
  moodOrder: keyOrderSchema,
  collection: v.string(),
  order: orderSchema,
  is_active: v.boolean(),
});

/** Parses a background and sorts its moods by their order. */
export const backgroundEntrySchema: SchemaOf<BackgroundEntry> = v.pipe(
  backgroundFields,
  v.transform((entry) => {
    const moods = Object.fromEntries(inOrder(entry.moods, entry.moodOrder));
    return { ...entry, moods, moodOrder: Object.keys(moods) };
  }),
);

/** Parses a document of the collection `items` (SPEC §3); `id` is the document's. */
export function parseCatalogueEntry(input: unknown): Result<CatalogueEntry, InvalidInput> {
  return parseWith(catalogueEntrySchema, input);
}

/** Parses a document of the collection `backgrounds`; `id` is the document's. */
export function parseBackgroundEntry(input: unknown): Result<BackgroundEntry, InvalidInput> {
  return parseWith(backgroundEntrySchema, input);
}
