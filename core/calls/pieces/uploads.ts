import * as v from 'valibot';
import { anchorSchema, aspectSchema, hitBoxSchema, positionSchema } from '../../catalogue/catalogueSchema.ts';
import { type BackgroundEntry, type CatalogueEntry, ITEM_TAGS } from '../../catalogue/model.ts';
import { isUploadUri } from '../../catalogue/pictureAddresses.ts';
import { UPLOAD_LIMITS } from '../../catalogue/upload.ts';
import { LIMITS } from '../../room/limits.ts';
import type { SchemaOf } from '../../util/parseWith.ts';
import { finiteNumber, hexColor } from '../../util/schemas.ts';

/** Fields that the server sets. */
type Decided = 'id' | 'collection' | 'order' | 'is_active';

/** An entry as its creator describes it; the server adds the other fields. */
export type SentItem = Omit<CatalogueEntry, Decided>;
export type SentBackground = Omit<BackgroundEntry, Decided>;

const uploadAddress = v.pipe(v.string(), v.check(isUploadUri, 'Not the address of an uploaded picture.'));
/** Accepts a name as typed, but none that JavaScript reserves on objects, such as `__proto__`. */
const key = v.pipe(
  v.string(),
  v.regex(/^(?!__)(?!constructor$)[^\p{Cc}\p{Cs}./]{1,40}$/u, 'Not the name of a colour or light.'),
);
const name = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(UPLOAD_LIMITS.name));
const keyOrder = v.pipe(v.array(key), v.maxLength(UPLOAD_LIMITS.variants));
const position = v.pipe(
  positionSchema,
  v.check(({ x, y }) => Math.abs(x) <= 200 && Math.abs(y) <= 200, 'Too far from the stage.'),
);
const { min, max } = LIMITS.width;

export const sentItemSchema: SchemaOf<SentItem> = v.object({
  name,
  tag: v.picklist(ITEM_TAGS),
  width: v.pipe(finiteNumber, v.minValue(min), v.maxValue(max)),
  aspect: aspectSchema,
  hitBox: hitBoxSchema,
  anchor: anchorSchema,
  defaultPosition: position,
  variants: v.pipe(
    v.record(key, v.object({ default: uploadAddress, opened: uploadAddress })),
    v.minEntries(1),
    v.maxEntries(UPLOAD_LIMITS.variants),
  ),
  colorOrder: keyOrder,
  isContainer: v.boolean(),
  isLockable: v.boolean(),
});

export const sentBackgroundSchema: SchemaOf<SentBackground> = v.object({
  name,
  theme: v.pipe(v.string(), v.trim(), v.maxLength(UPLOAD_LIMITS.theme)),
  moods: v.pipe(
    v.record(key, v.object({ uri: uploadAddress, ambient: hexColor })),
    v.minEntries(1),
    v.maxEntries(UPLOAD_LIMITS.variants),
  ),
  moodOrder: keyOrder,
});
