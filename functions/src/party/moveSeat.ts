import { Timestamp } from 'firebase-admin/firestore';
import type { Deps } from '../deps.ts';
import { HttpError } from '../http/HttpError.ts';
import { noteGuess, readGuesses, waitForGuess } from '../throttles/guesses.ts';
import { MOST_WRONG_SIGNS } from '../throttles/parties.ts';
import { teamOf } from './partyPlay.ts';
import { findPresent } from './presence.ts';
import { type Came, type Coming, reseat } from './reseat.ts';
import { digestSigns } from './signs.ts';

/** Milliseconds after the last wrong signs until all are forgotten. */
const LIFETIME = 60 * 60_000;

/**
 * Moves the seat that shows these signs to the caller's device (T9). Wrong signs are counted for the network and the
 * party: five, then one a minute. Returns why it refuses, so that the count is stored.
 * @throws conflict (the caller has another seat)
 */
export async function moveSeat(
  deps: Pick<Deps, 'db' | 'live' | 'digest' | 'network'>,
  coming: Coming,
  signs: string,
): Promise<Came | HttpError> {
  const { db, live, digest, network } = deps;
  const { transaction, playId, document, player, at } = coming;
  const ref = db.doc(`throttles/wrongSigns_${digest('wrongSigns', playId, network)}`);
  const guesses = readGuesses((await transaction.get(ref)).data());
  const tried = digest('triedSigns', playId, signs);
  if (waitForGuess(guesses, tried, at, MOST_WRONG_SIGNS) > 0)
    return new HttpError('tooManyRequests', 'Too many wrong signs. Please try again in a minute.');
  const seat = Object.keys(document.seats)
    .map(Number)
    .find((each) => {
      const shown = document.seats[each]?.signs;
      return shown && shown.until > at && shown.digest === digestSigns(deps, { playId, seat: each }, signs);
    });
  if (seat === undefined) {
    transaction.set(ref, {
      ...noteGuess(guesses, tried, at),
      expiresAt: Timestamp.fromMillis(at + LIFETIME),
    });
    return new HttpError('notFound', 'No seat of this party shows these signs.');
  }
  const others = Object.entries(document.seats).filter(([each]) => Number(each) !== seat);
  if (others.some(([, { playerId }]) => playerId === player.playerId))
    throw new HttpError('conflict', 'You have another seat in this party.');
  const present = await findPresent(live, document, at);
  return reseat(db, coming, { seat, type: 'moved', after: teamOf(document), present });
}
