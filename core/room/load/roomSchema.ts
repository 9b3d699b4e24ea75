import * as v from 'valibot';
import {
  aspectSchema,
  hitBoxSchema,
  positionSchema,
  variantsSchema,
} from '../../catalogue/catalogueSchema.ts';
import type { SchemaOf } from '../../parseWith.ts';
import {
  filledString,
  finiteNumber,
  hexColor,
  pictureAddress,
  positiveNumber,
  wholeNumber,
} from '../../schemas.ts';
import { isItemId } from '../create/itemId.ts';
import { DEFAULT_ROOM_NAME, DEFAULT_TIME_LIMIT } from '../limits.ts';
import { type Background, DESCRIPTIONS, type ItemConfig, type Room } from '../model.ts';

/** Types alone: a passed limit loads and is an error of L1, and what relates wrongly is mended (R1). */

const itemId = v.pipe(v.string(), v.check(isItemId, 'An item id is 1 to 64 letters, digits, - and _.'));
/** A link is mended, not refused: it may name anything. */
const link = v.nullable(v.string());

const itemConfigSchema: SchemaOf<ItemConfig> = v.object({
  catalogueId: v.string(),
  name: v.string(),
  uri: pictureAddress,
  variants: variantsSchema,
  color: v.string(),
  state: v.picklist(['default', 'opened']),
  aspect: aspectSchema,
  hitBox: hitBoxSchema,
  position: positionSchema,
  width: positiveNumber,
  isPositionLocked: v.boolean(),
  visible: v.boolean(),
  isAddableToInventory: v.boolean(),
  description: v.picklist(DESCRIPTIONS),
  customDescription: v.string(),
  isHidingAnotherItem: v.boolean(),
  itemToHide: link,
  isHidden: v.boolean(),
  isItemLocked: v.boolean(),
  isLocked: v.boolean(),
  unlockMethod: v.picklist(['password', 'item']),
  unlockPassword: v.string(),
  passwordMatch: v.picklist(['folded', 'exact']),
  isClueInPicture: v.optional(v.boolean(), false),
  itemToUnlock: link,
  onClick: v.exactOptional(v.object({ type: v.picklist(['none', 'message', 'toggle']) })),
});

export const backgroundSchema: SchemaOf<Background> = v.object({ uri: pictureAddress, ambient: hexColor });

export const roomSchema: SchemaOf<Room> = v.object({
  schemaVersion: wholeNumber,
  revision: wholeNumber,
  publishedVersion: wholeNumber,
  roomName: v.optional(v.string(), DEFAULT_ROOM_NAME),
  introduction: v.string(),
  timeLimit: v.optional(finiteNumber, DEFAULT_TIME_LIMIT),
  // SPEC §5 has words of its own for a room without item configs: it has to load to be told.
  itemConfigs: v.optional(v.record(itemId, itemConfigSchema), {}),
  itemOrder: v.optional(v.array(filledString), []),
  itemCounter: wholeNumber,
  background: backgroundSchema,
  creator: v.string(),
  creatorId: v.string(),
  isPreviewed: v.boolean(),
  isPublished: v.boolean(),
  error: v.boolean(),
  imageUrl: pictureAddress,
});
