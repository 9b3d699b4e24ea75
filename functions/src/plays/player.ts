import { createHash } from 'node:crypto';
import { GUEST_PREFIX } from '../../../core/play/record/gameRecord.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';

/** The player of a play. */
export interface Player {
  playerId: string;
  /** The secret that proves a guest's identity; null for signed-in players. */
  guestToken: string | null;
  /** The guest of the browser, if the player is one of a single window. */
  browserId?: string;
}

/** Returns the player: the signed-in caller, the guest of the sent token, or a new guest. */
export function findPlayer(
  caller: Caller | null,
  sentToken: string | undefined,
  { randomToken }: Pick<Deps, 'randomToken'>,
): Player {
  if (caller) return { playerId: caller.userId, guestToken: null };
  const guestToken = sentToken ?? randomToken();
  return { playerId: guestIdOf(guestToken), guestToken };
}

/**
 * Returns the players that a caller may act for: the account, and the guest of the sent token, also after
 * signing in during a play.
 */
export function playersOf(caller: Caller | null, sentToken: string | undefined): readonly string[] {
  const guest = sentToken === undefined ? [] : [guestIdOf(sentToken)];
  return caller ? [caller.userId, ...guest] : guest;
}

/** Returns a player with the guest of the browser, if the player is one of a single window. */
export function besideGuest(player: Player, browserToken: string | undefined): Player {
  return browserToken === undefined ? player : { ...player, browserId: guestIdOf(browserToken) };
}

type Owner = Pick<Player, 'playerId' | 'browserId'>;

/** Returns what a seat stores of its player. */
export function ownerOf({ playerId, browserId }: Owner): Owner {
  return { playerId, ...(browserId !== undefined && { browserId }) };
}

/** Returns a guest's id. It is public in records, so it must not reveal the token. */
export function guestIdOf(token: string): string {
  return `${GUEST_PREFIX}${createHash('sha256').update(token).digest('hex').slice(0, 20)}`;
}
