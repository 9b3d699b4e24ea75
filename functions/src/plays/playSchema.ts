import * as v from 'valibot';
import type { SchemaOf } from '../../../core/parseWith.ts';
import type { JournalEntry, Play, PlayItem } from '../../../core/play/model.ts';
import { opaqueName, toOpaqueName } from '../../../core/play/opaqueName.ts';
import { TIME_ALLOWANCES } from '../../../core/play/timeAllowance.ts';
import { START_ID } from '../../../core/room/model.ts';
import { finiteNumber } from '../../../core/schemas.ts';

const state = v.picklist(['default', 'opened']);

const playItemSchema: SchemaOf<PlayItem> = v.object({
  visible: v.boolean(),
  isHidden: v.boolean(),
  isLocked: v.boolean(),
  state,
});

const journalEntrySchema: SchemaOf<JournalEntry> = v.variant('type', [
  v.object({ type: v.picklist(['text', 'picture']), item: v.string(), state }),
  v.object({ type: v.literal('background'), scene: v.string() }),
]);

const ids = v.array(v.string());
const idsByLock = v.record(v.string(), ids);

/** Plays from before rooms had scenes: all of the room is the one in which it was put then (M1). */
const BEFORE_SCENES = {
  sceneNames: { [START_ID]: toOpaqueName(START_ID) },
  scene: START_ID,
  entered: [START_ID],
};

/** A play as it is stored between two actions. */
export const playSchema: SchemaOf<Play> = v.object({
  isStarted: v.boolean(),
  isPaused: v.boolean(),
  isGameOver: v.boolean(),
  isEscaped: v.boolean(),
  names: v.record(v.string(), opaqueName),
  sceneNames: v.optional(v.record(v.string(), opaqueName), BEFORE_SCENES.sceneNames),
  // No lock of that time has pieces.
  seed: v.optional(v.string(), ''),
  scene: v.optional(v.string(), BEFORE_SCENES.scene),
  entered: v.optional(ids, BEFORE_SCENES.entered),
  wayBack: v.optional(ids, []),
  changedScenes: v.optional(ids, []),
  items: v.record(v.string(), playItemSchema),
  itemOrder: ids,
  inventory: ids,
  selected: v.nullable(v.string()),
  usedKeys: v.optional(idsByLock, {}),
  shownLocks: v.optional(ids, []),
  clicks: v.optional(idsByLock, {}),
  journal: v.optional(v.array(journalEntrySchema), []),
  tries: v.record(v.string(), v.array(finiteNumber)),
  closedUntil: v.record(v.string(), finiteNumber),
  timeAllowance: v.optional(v.picklist(TIME_ALLOWANCES), 'standard'),
  startedAt: v.nullable(finiteNumber),
  pausedAt: v.nullable(finiteNumber),
  pausedFor: finiteNumber,
  time: v.nullable(finiteNumber),
});
