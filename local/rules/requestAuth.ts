import type { Caller } from '../auth/Caller.ts';
import { mapFromJson } from './values/fromJson.ts';
import type { RulesValue } from './values/RulesValue.ts';

/** `request.auth`: null if not signed in. */
export function authOf(caller: Caller | null): RulesValue {
  if (caller === null) return null;
  return new Map<string, RulesValue>([
    ['uid', caller.userId],
    ['token', mapFromJson(caller.claims)],
  ]);
}
