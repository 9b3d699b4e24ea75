import * as v from 'valibot';
import {
  anchorSchema,
  aspectSchema,
  backgroundEntrySchema,
  catalogueEntrySchema,
  hitBoxSchema,
  positionSchema,
} from '../../catalogue/catalogueSchema.ts';
import type { BackgroundChanges, ItemChanges, ManagedEntry } from '../../catalogue/managedEntry.ts';
import { ITEM_TAGS, LAST_PLACE } from '../../catalogue/model.ts';
import { isCatalogueUri, isUploadUri } from '../../catalogue/pictureAddresses.ts';
import { LIMITS } from '../../room/limits.ts';
import type { SchemaOf } from '../../util/parseWith.ts';
import { finiteNumber, hexColor, wholeNumber } from '../../util/schemas.ts';

const MOST_KEYS = 60;
const name = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(LIMITS.itemName));
const words = v.pipe(v.string(), v.trim(), v.maxLength(60));
const collection = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/, 'Not the name of a collection.'));
const key = v.pipe(
  v.string(),
  v.regex(/^(?!__)(?!constructor$)[^\p{Cc}\p{Cs}./]{1,40}$/u, 'Not the name of a colour or light.'),
);
const keys = v.pipe(v.array(key), v.maxLength(MOST_KEYS));
const order = v.pipe(wholeNumber, v.maxValue(LAST_PLACE));
const address = v.pipe(
  v.string(),
  v.check((uri) => isCatalogueUri(uri) || isUploadUri(uri), 'Not the address of a picture kept here.'),
);
const variants = v.pipe(
  v.record(key, v.object({ default: address, opened: address })),
  v.minEntries(1),
  v.maxEntries(MOST_KEYS),
);
const moods = v.pipe(
  v.record(key, v.object({ uri: address, ambient: hexColor })),
  v.minEntries(1),
  v.maxEntries(MOST_KEYS),
);
const { min, max } = LIMITS.width;

/** Strict: a field that items do not have is a mistake of the caller and must be reported. */
export const itemChangesSchema: SchemaOf<ItemChanges> = v.strictObject({
  name: v.exactOptional(name),
  tag: v.exactOptional(v.picklist(ITEM_TAGS)),
  width: v.exactOptional(v.pipe(finiteNumber, v.minValue(min), v.maxValue(max))),
  aspect: v.exactOptional(aspectSchema),
  hitBox: v.exactOptional(hitBoxSchema),
  anchor: v.exactOptional(anchorSchema),
  defaultPosition: v.exactOptional(positionSchema),
  variants: v.exactOptional(variants),
  colorOrder: v.exactOptional(keys),
  isContainer: v.exactOptional(v.boolean()),
  holds: v.exactOptional(hitBoxSchema),
  isLockable: v.exactOptional(v.boolean()),
  collection: v.exactOptional(collection),
  order: v.exactOptional(order),
  is_active: v.exactOptional(v.boolean()),
});

export const backgroundChangesSchema: SchemaOf<BackgroundChanges> = v.strictObject({
  name: v.exactOptional(name),
  theme: v.exactOptional(words),
  moods: v.exactOptional(moods),
  moodOrder: v.exactOptional(keys),
  collection: v.exactOptional(collection),
  order: v.exactOptional(order),
  is_active: v.exactOptional(v.boolean()),
});

const setByAdmin = v.array(v.string());

export const managedEntrySchema: SchemaOf<ManagedEntry> = v.variant('kind', [
  v.object({ setByAdmin, kind: v.literal('item'), entry: catalogueEntrySchema }),
  v.object({ setByAdmin, kind: v.literal('background'), entry: backgroundEntrySchema }),
]);
