import * as v from 'valibot';
import type { PlayHints } from '../../../core/hint/model.ts';
import type { SchemaOf } from '../../../core/parseWith.ts';
import type { JournalEntry, Play, PlayItem } from '../../../core/play/model.ts';
import { opaqueName } from '../../../core/play/opaqueName.ts';
import { TIME_ALLOWANCES } from '../../../core/play/timeAllowance.ts';
import { finiteNumber, wholeNumber } from '../../../core/schemas.ts';

const state = v.picklist(['default', 'opened']);

const playItemSchema: SchemaOf<PlayItem> = v.object({
  visible: v.boolean(),
  isHidden: v.boolean(),
  isLocked: v.boolean(),
  state,
});

const isAway = v.exactOptional(v.literal(true));

const journalEntrySchema: SchemaOf<JournalEntry> = v.variant('type', [
  v.object({
    type: v.literal('text'),
    item: v.string(),
    state,
    isToWrongAnswer: v.exactOptional(v.literal(true)),
    isAway,
  }),
  v.object({ type: v.literal('picture'), item: v.string(), state, isAway }),
  v.object({ type: v.literal('background'), scene: v.string(), isAway }),
]);

const hintsSchema: SchemaOf<PlayHints> = v.object({
  asked: wholeNumber,
  done: wholeNumber,
  rungs: v.record(v.string(), wholeNumber),
});

const ids = v.array(v.string());
const idsByLock = v.record(v.string(), ids);

/** A play as it is stored between two actions, of the newest version (`PLAY_MIGRATIONS`). */
export const playSchema: SchemaOf<Play> = v.object({
  isStarted: v.boolean(),
  isPaused: v.boolean(),
  isGameOver: v.boolean(),
  isEscaped: v.boolean(),
  names: v.record(v.string(), opaqueName),
  sceneNames: v.record(v.string(), opaqueName),
  seed: v.string(),
  scene: v.string(),
  entered: ids,
  wayBack: ids,
  changedScenes: ids,
  items: v.record(v.string(), playItemSchema),
  itemOrder: ids,
  inventory: ids,
  selected: v.nullable(v.string()),
  usedKeys: idsByLock,
  shownLocks: ids,
  clicks: idsByLock,
  journal: v.array(journalEntrySchema),
  hints: hintsSchema,
  failedAt: v.exactOptional(v.string()),
  touched: v.exactOptional(v.string()),
  tries: v.record(v.string(), v.array(finiteNumber)),
  closedUntil: v.record(v.string(), finiteNumber),
  timeAllowance: v.picklist(TIME_ALLOWANCES),
  startedAt: v.nullable(finiteNumber),
  pausedAt: v.nullable(finiteNumber),
  pausedFor: finiteNumber,
  time: v.nullable(finiteNumber),
});
