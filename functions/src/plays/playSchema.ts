import * as v from 'valibot';
import type { PlayHints } from '../../../core/hint/model.ts';
import type { JournalEntry, PlayItem, Seat, World } from '../../../core/play/model.ts';
import { TIME_ALLOWANCES } from '../../../core/play/timeAllowance.ts';
import { opaqueName } from '../../../core/play/view/opaqueName.ts';
import type { SchemaOf } from '../../../core/util/parseWith.ts';
import { finiteNumber, wholeNumber } from '../../../core/util/schemas.ts';

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

/** Parses the stored world of the present version (`PLAY_MIGRATIONS`). */
export const worldSchema: SchemaOf<World> = v.object({
  isStarted: v.boolean(),
  isPaused: v.boolean(),
  isGameOver: v.boolean(),
  isEscaped: v.boolean(),
  names: v.record(v.string(), opaqueName),
  sceneNames: v.record(v.string(), opaqueName),
  seed: v.string(),
  entered: ids,
  changedScenes: ids,
  items: v.record(v.string(), playItemSchema),
  itemOrder: ids,
  inventory: ids,
  usedKeys: idsByLock,
  shownLocks: ids,
  teamClicks: v.exactOptional(idsByLock),
  journal: v.array(journalEntrySchema),
  hints: hintsSchema,
  tries: v.record(v.string(), v.array(finiteNumber)),
  closedUntil: v.record(v.string(), finiteNumber),
  timeAllowance: v.picklist(TIME_ALLOWANCES),
  minutesGiven: v.pipe(v.number(), v.safeInteger()),
  startedAt: v.nullable(finiteNumber),
  pausedAt: v.nullable(finiteNumber),
  pausedBy: v.nullable(wholeNumber),
  pausedFor: finiteNumber,
  time: v.nullable(finiteNumber),
});

/** Parses a stored seat of the present version. */
export const seatSchema: SchemaOf<Seat> = v.object({
  scene: v.string(),
  wayBack: ids,
  selected: v.nullable(v.string()),
  clicks: idsByLock,
  failedAt: v.exactOptional(v.string()),
  touched: v.exactOptional(v.string()),
});
