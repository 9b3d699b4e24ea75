import * as v from 'valibot';
import type { Action } from '../../play/model.ts';
import { TIME_ALLOWANCES } from '../../play/timeAllowance.ts';
import type { OpaqueName } from '../../play/view/opaqueName.ts';
import { LIMITS } from '../../room/limits.ts';
import type { SchemaOf } from '../../util/parseWith.ts';
import { sentName } from './ids.ts';

/** Parses an action that a player sends: one of a closed list, with opaque names (P11, P12, N3). */
export const actionSchema: SchemaOf<Action<OpaqueName>> = v.variant('type', [
  v.object({ type: v.literal('start'), timeAllowance: v.exactOptional(v.picklist(TIME_ALLOWANCES)) }),
  v.object({ type: v.picklist(['pause', 'resume', 'tick', 'back', 'askHint']) }),
  v.object({ type: v.literal('click'), item: sentName }),
  v.object({
    type: v.literal('enterPassword'),
    item: sentName,
    password: v.pipe(v.string(), v.maxLength(4 * LIMITS.password)),
  }),
  v.object({ type: v.literal('select'), item: v.nullable(sentName) }),
  v.object({ type: v.literal('useItem'), item: sentName, on: sentName }),
  v.object({ type: v.literal('go'), scene: sentName }),
]);
