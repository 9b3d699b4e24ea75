import * as v from 'valibot';
import { hitBoxSchema, positionSchema } from '../../catalogue/catalogueSchema.ts';
import type { SchemaOf } from '../../parseWith.ts';
import { opaqueName } from '../../play/opaqueName.ts';
import type { PlayerView, ViewEntry, ViewItem } from '../../play/playerView.ts';
import type { ViewChange } from '../../play/viewChange.ts';
import { backgroundSchema } from '../../room/load/roomSchema.ts';
import { finiteNumber, pictureAddress, positiveNumber } from '../../schemas.ts';

const entryFields = {
  id: opaqueName,
  label: v.string(),
  uri: pictureAddress,
  aspect: positiveNumber,
};

const viewEntrySchema: SchemaOf<ViewEntry> = v.object(entryFields);

const viewItemSchema: SchemaOf<ViewItem> = v.object({
  ...entryFields,
  hitBox: hitBoxSchema,
  position: positionSchema,
  width: positiveNumber,
});

/** The view's fields without its items, which a change carries in a shape of their own. */
const viewFields = {
  isStarted: v.boolean(),
  isPaused: v.boolean(),
  isGameOver: v.boolean(),
  isEscaped: v.boolean(),
  roomName: v.string(),
  introduction: v.string(),
  timeLimit: finiteNumber,
  imageUrl: pictureAddress,
  creator: v.string(),
  background: v.nullable(backgroundSchema),
  inventory: v.array(viewEntrySchema),
  selected: v.nullable(opaqueName),
  elapsed: finiteNumber,
  pausedFor: finiteNumber,
};

export const playerViewSchema: SchemaOf<PlayerView> = v.object({
  ...viewFields,
  items: v.array(viewItemSchema),
});

/** Exactly optional: a field that is there as undefined would wipe the view's own. */
export const viewChangeSchema: SchemaOf<ViewChange> = v.object({
  isStarted: v.exactOptional(viewFields.isStarted),
  isPaused: v.exactOptional(viewFields.isPaused),
  isGameOver: v.exactOptional(viewFields.isGameOver),
  isEscaped: v.exactOptional(viewFields.isEscaped),
  roomName: v.exactOptional(viewFields.roomName),
  introduction: v.exactOptional(viewFields.introduction),
  timeLimit: v.exactOptional(viewFields.timeLimit),
  imageUrl: v.exactOptional(viewFields.imageUrl),
  creator: v.exactOptional(viewFields.creator),
  background: v.exactOptional(viewFields.background),
  inventory: v.exactOptional(viewFields.inventory),
  selected: v.exactOptional(viewFields.selected),
  elapsed: v.exactOptional(viewFields.elapsed),
  pausedFor: v.exactOptional(viewFields.pausedFor),
  items: v.exactOptional(v.object({ order: v.array(opaqueName), changed: v.array(viewItemSchema) })),
});
