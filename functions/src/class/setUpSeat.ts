import type { SetUpSeatAnswer, SetUpSeatRequest } from '../../../core/calls/class/setUpSeat.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { HttpError } from '../http/HttpError.ts';
import { loadVersion } from '../plays/loadVersion.ts';
import { changePlay, type StoredSeat, storePlay } from '../plays/playDocument.ts';
import { type ClassSeat, classSeatOf, spinsLeftOf } from '../plays/storedInClass.ts';
import { SEAT_SET_UPS } from '../throttles/classes.ts';
import { countNow } from '../throttles/countWithin.ts';
import { type FoundPupil, findPupil } from './findPupil.ts';
import { canSpin } from './inClass.ts';
import { findFreeName, nameSeat } from './nameSeat.ts';

/**
 * POST /api/setUpSeat: gives the caller's seat another random name, up to three times before the start (Q2),
 * and stores how many people sit there, which only the results show. @throws notFound (no such seat, or
 * another's); roomHidden; conflict (no class, or no spin is left); tooManyRequests
 */
export async function setUpSeat(
  { spin, people, ...claimed }: SetUpSeatRequest,
  caller: Caller | null,
  deps: Deps,
): Promise<SetUpSeatAnswer> {
  const { db, now, live } = deps;
  const { playId, seat } = claimed;
  const known = await db.runTransaction((transaction) => findPupil(transaction, deps, claimed, caller), {
    readOnly: true,
  });
  // Counted only after the seat proved to be the caller's, so that nobody can use up another player's limit.
  await countNow(SEAT_SET_UPS, deps, [{ type: 'seat', id: `${playId}/${seat}` }]);
  const name = spin ? await findFreeName(deps, known.document.inClass.sessionId, known.stored) : null;
  const { answer, publication } = await changePlay(db, playId, async (transaction) => {
    const at = now();
    const { document, stored } = await findPupil(transaction, deps, claimed, caller);
    const before = classSeatOf(document.inClass, seat);
    if (spin) requireSpin({ document, stored }, before, at);
    const own = { people: people ?? before.people, spins: before.spins + (spin ? 1 : 0) };
    const { inClass } = document;
    const noted = { ...document, inClass: { ...inClass, seats: { ...inClass.seats, [seat]: own } } };
    const room = await loadVersion(db, stored.roomId, stored.version);
    const named =
      name === null
        ? { document: noted, publication: {} }
        : nameSeat(noted, { room, seat, name, by: seat, at });
    storePlay(transaction, db, playId, named.document);
    const { username } = named.document.seats[seat] as StoredSeat;
    const spinsLeft = canSpin(stored, at) ? spinsLeftOf(own) : 0;
    return { answer: { name: username, spinsLeft, people: own.people }, publication: named.publication };
  });
  await live.publish(publication);
  return answer;
}

/** @throws conflict */
function requireSpin({ stored }: FoundPupil, own: ClassSeat, at: number): void {
  if (!canSpin(stored, at)) throw new HttpError('conflict', 'Names are settled.');
  if (spinsLeftOf(own) === 0) throw new HttpError('conflict', 'No spin is left.');
}
