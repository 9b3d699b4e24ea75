import { createHash } from 'node:crypto';
import { GUEST_PREFIX } from '../../../core/play/record/gameRecord.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';

/** Whose a play is. */
export interface Player {
  playerId: string;
  /** The secret that proves a guest; null for signed-in players. */
  guestToken: string | null;
}

/** Who plays: the signed-in caller, the guest whose token came along, or a guest who gets one now. */
export function findPlayer(
  caller: Caller | null,
  sentToken: string | undefined,
  { randomToken }: Pick<Deps, 'randomToken'>,
): Player {
  if (caller) return { playerId: caller.userId, guestToken: null };
  const guestToken = sentToken ?? randomToken();
  return { playerId: guestIdOf(guestToken), guestToken };
}

/** Whom a caller may speak for: the account, and the guest whose token came along, also after signing in during a play. */
export function playersOf(caller: Caller | null, sentToken: string | undefined): readonly string[] {
  const guest = sentToken === undefined ? [] : [guestIdOf(sentToken)];
  return caller ? [caller.userId, ...guest] : guest;
}

/** A guest's id is public (records hold it), so it must not give the token away. */
export function guestIdOf(token: string): string {
  return `${GUEST_PREFIX}${createHash('sha256').update(token).digest('hex').slice(0, 20)}`;
}
