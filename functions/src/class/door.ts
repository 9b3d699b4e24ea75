import type { ShowPartyAnswer } from '../../../core/calls/play/showParty.ts';
import { HttpError } from '../http/HttpError.ts';
import { isSessionOver, type StoredSession } from './sessionDocument.ts';

type Shut = Exclude<ShowPartyAnswer['door'], 'open' | 'full'>;

const WHY: Readonly<Record<Shut, string>> = {
  over: 'This class is over.',
  blocked: 'This browser may not join.',
  closed: 'The door of this class is shut for now.',
};

/** Returns why a newcomer may not join a class (Q3); null if they may. */
export function shutFor(stored: StoredSession, players: readonly string[], at: number): Shut | null {
  const { startedAt, isDoorOpen, settings, blocked } = stored.session;
  if (isSessionOver(stored, at)) return 'over';
  if (players.some((player) => blocked.includes(player))) return 'blocked';
  const isLate = startedAt !== null && !settings.mayComeLate;
  return isDoorOpen && !isLate ? null : 'closed';
}

/** @throws conflict */
export function requireDoor(stored: StoredSession, players: readonly string[], at: number): void {
  const shut = shutFor(stored, players, at);
  if (shut !== null) throw new HttpError('conflict', WHY[shut]);
}
