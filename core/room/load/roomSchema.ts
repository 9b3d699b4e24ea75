import * as v from 'valibot';
import {
  aspectSchema,
  hitBoxSchema,
  positionSchema,
  variantSchema,
} from '../../catalogue/catalogueSchema.ts';
import { LOCK_MATERIALS } from '../../catalogue/lockMaterial.ts';
import { faceSchema } from '../../lock/faceSchema.ts';
import type { SchemaOf } from '../../util/parseWith.ts';
import {
  filledString,
  finiteNumber,
  pictureAddress,
  positiveNumber,
  wholeNumber,
} from '../../util/schemas.ts';
import { isItemId, isSceneId } from '../create/ids.ts';
import { DEFAULT_ROOM_NAME, DEFAULT_TIME_LIMIT } from '../limits.ts';
import {
  CLASS_USES,
  DESCRIPTIONS,
  type ItemConfig,
  type OnClick,
  type Room,
  SCENE_KINDS,
  type Scene,
  SHOWN_AS,
  SPOT_SHAPES,
} from '../model.ts';
import { backgroundSchema } from './backgroundSchema.ts';

/** Checks only types: exceeded limits are errors of L1, and inconsistencies are mended (R1). */

const itemId = v.pipe(v.string(), v.check(isItemId, 'An item id is 1 to 64 letters, digits, - and _.'));
const sceneId = v.pipe(v.string(), v.check(isSceneId, 'A scene id is 1 to 64 letters, digits, - and _.'));
/** Any text is accepted, since broken links are mended, not refused. */
const link = v.nullable(v.string());
/** Lists longer than any room ever had are refused, since traversing them would cost too much (S5). */
const list = v.pipe(v.array(v.string()), v.maxLength(50));

const onClickSchema: SchemaOf<OnClick> = v.variant('type', [
  v.object({ type: v.picklist(['none', 'message', 'toggle']) }),
  v.object({ type: v.literal('go'), to: v.string() }),
]);

const onOpenSchema = v.object({
  background: v.object({ ...backgroundSchema.entries, scene: v.string() }),
});

const itemFields = v.object({
  catalogueId: v.string(),
  scene: v.string(),
  spot: v.nullable(v.picklist(SPOT_SHAPES)),
  name: v.string(),
  uri: pictureAddress,
  variants: v.record(filledString, variantSchema),
  color: v.string(),
  state: v.picklist(['default', 'opened']),
  aspect: aspectSchema,
  hitBox: hitBoxSchema,
  position: positionSchema,
  width: positiveNumber,
  isPositionLocked: v.boolean(),
  group: v.exactOptional(v.string()),
  visible: v.boolean(),
  isAddableToInventory: v.boolean(),
  description: v.picklist(DESCRIPTIONS),
  customDescription: v.string(),
  openedDescription: v.string(),
  showsAs: v.picklist(SHOWN_AS),
  hints: list,
  isHidingAnotherItem: v.boolean(),
  itemToHide: link,
  alsoHides: list,
  isHidden: v.boolean(),
  isItemLocked: v.boolean(),
  isLocked: v.boolean(),
  unlockMethod: v.picklist(['password', 'item', 'sequence']),
  face: faceSchema,
  lockMaterial: v.exactOptional(v.picklist(LOCK_MATERIALS)),
  unlockPassword: v.string(),
  alsoAccepts: list,
  wrongText: v.string(),
  passwordMatch: v.picklist(['folded', 'exact']),
  isClueInPicture: v.optional(v.boolean(), false),
  toldBy: v.exactOptional(list),
  itemToUnlock: link,
  furtherKeys: list,
  sequence: list,
  combinesWith: link,
  combinesInto: link,
  onClick: v.exactOptional(onClickSchema),
  onOpen: v.nullable(onOpenSchema),
});

/** N6: only a spot has no picture. */
const itemConfigSchema: SchemaOf<ItemConfig> = v.pipe(
  itemFields,
  v.forward(
    v.check(
      ({ spot, variants }) => spot !== null || Object.keys(variants).length > 0,
      'Only a spot has no picture.',
    ),
    ['variants'],
  ),
);

const sceneSchema: SchemaOf<Scene> = v.object({
  name: v.string(),
  kind: v.picklist(SCENE_KINDS),
  background: backgroundSchema,
});

export const roomSchema: SchemaOf<Room> = v.object({
  schemaVersion: wholeNumber,
  revision: wholeNumber,
  publishedVersion: wholeNumber,
  roomName: v.optional(v.string(), DEFAULT_ROOM_NAME),
  introduction: v.string(),
  timeLimit: v.optional(finiteNumber, DEFAULT_TIME_LIMIT),
  // Optional, since SPEC §5 has its own message for a room without item configs.
  itemConfigs: v.optional(v.record(itemId, itemConfigSchema), {}),
  itemOrder: v.optional(v.array(filledString), []),
  itemCounter: wholeNumber,
  background: backgroundSchema,
  scenes: v.pipe(v.record(sceneId, sceneSchema), v.maxEntries(50)),
  sceneOrder: list,
  coverScene: v.optional(link, null),
  language: v.string(),
  ending: v.string(),
  classUse: v.picklist(CLASS_USES),
  debrief: v.string(),
  offersHelp: v.boolean(),
  creator: v.string(),
  creatorId: v.string(),
  isPreviewed: v.boolean(),
  isPublished: v.boolean(),
  error: v.boolean(),
  imageUrl: pictureAddress,
});
