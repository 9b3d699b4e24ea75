import * as v from 'valibot';
import type { SchemaOf } from '../../../core/parseWith.ts';
import type { Play, PlayItem } from '../../../core/play/model.ts';
import { opaqueName } from '../../../core/play/opaqueName.ts';
import { finiteNumber } from '../../../core/schemas.ts';

const playItemSchema: SchemaOf<PlayItem> = v.object({
  visible: v.boolean(),
  isHidden: v.boolean(),
  isLocked: v.boolean(),
  state: v.picklist(['default', 'opened']),
});

/** A play as it is stored between two actions. */
export const playSchema: SchemaOf<Play> = v.object({
  isStarted: v.boolean(),
  isPaused: v.boolean(),
  isGameOver: v.boolean(),
  isEscaped: v.boolean(),
  names: v.record(v.string(), opaqueName),
  items: v.record(v.string(), playItemSchema),
  itemOrder: v.array(v.string()),
  inventory: v.array(v.string()),
  selected: v.nullable(v.string()),
  tries: v.record(v.string(), v.array(finiteNumber)),
  closedUntil: v.record(v.string(), finiteNumber),
  startedAt: v.nullable(finiteNumber),
  pausedAt: v.nullable(finiteNumber),
  pausedFor: finiteNumber,
  time: v.nullable(finiteNumber),
});
