import { takeOver } from '../../../core/play/team/seating.ts';
import type { Deps } from '../deps.ts';
import { HttpError } from '../http/HttpError.ts';
import { teamOf } from './partyPlay.ts';
import { findPresent } from './presence.ts';
import { type Came, type Coming, reseat } from './reseat.ts';
import { wasRoomKnown } from './wasRoomKnown.ts';

/**
 * Gives a newcomer a seat whose player has been away for five minutes (T9). It keeps its scene, clicks and hand, but
 * not the messages to its former player.
 * @throws conflict (no such seat, or its player is present)
 */
export async function takeOverSeat(
  { db, live }: Pick<Deps, 'db' | 'live'>,
  coming: Coming,
  { seat, name }: { seat: number; name: string },
): Promise<Came> {
  const { transaction, document, room, at } = coming;
  const present = await findPresent(live, document, at);
  if (document.seats[seat] === undefined || present.has(seat))
    throw new HttpError('conflict', 'Somebody is in this seat, so it cannot be taken over.');
  const left = { document, seat, creatorId: room.creatorId };
  const isRoomKnown = await wasRoomKnown(transaction, db, left);
  const after = takeOver(teamOf(document), { seat, name }, present);
  return reseat(db, coming, {
    seat,
    type: 'takenOver',
    after,
    present,
    stored: { lastAnswer: null, heard: '' },
    party: isRoomKnown ? { isRoomKnown } : {},
  });
}
