import * as v from 'valibot';
import type { SchemaOf } from '../../parseWith.ts';
import type { Action } from '../../play/model.ts';
import { LIMITS } from '../../room/limits.ts';
import { shortText } from './ids.ts';

/** What a player may send: one of the closed list, by opaque names (P11, P12). */
export const actionSchema: SchemaOf<Action> = v.variant('type', [
  v.object({ type: v.picklist(['start', 'pause', 'resume', 'tick']) }),
  v.object({ type: v.literal('click'), item: shortText }),
  v.object({
    type: v.literal('enterPassword'),
    item: shortText,
    password: v.pipe(v.string(), v.maxLength(4 * LIMITS.password)),
  }),
  v.object({ type: v.literal('select'), item: v.nullable(shortText) }),
  v.object({ type: v.literal('useItem'), item: shortText, on: shortText }),
]);
