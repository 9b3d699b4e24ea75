import { randomInt } from 'node:crypto';
import type { SeatedAnswer } from '../../../core/calls/pieces/party.ts';
import type { OpenPartyRequest } from '../../../core/calls/play/openParty.ts';
import { NO_ITEMS } from '../../../core/calls/play/startPlay.ts';
import { FIRST_SEAT } from '../../../core/play/seats.ts';
import { createTeam } from '../../../core/play/team/seating.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { HttpError, roomNotFound } from '../http/HttpError.ts';
import { loadVersion } from '../plays/loadVersion.ts';
import { storePlay } from '../plays/playDocument.ts';
import { findPlayer } from '../plays/player.ts';
import { findLive } from '../rooms/findLiveVersion.ts';
import { countInLots } from '../throttles/countInLots.ts';
import { STARTS } from '../throttles/starts.ts';
import { throttledClientsOf } from '../throttles/throttledClientsOf.ts';
import { takeLoopTurn } from '../turns/takeLoopTurn.ts';
import { answerSeated } from './answerSeated.ts';
import { codeRef, newCode, randomSigns } from './codes.ts';
import { findFormer } from './findFormer.ts';
import { joinParty } from './joinParty.ts';
import { newPartyPlay } from './newPartyPlay.ts';
import { placesOf } from './news.ts';
import { seatName } from './seatName.ts';

/**
 * POST /api/openParty: opens a play of the live version that others join by its code (T9); the caller gets the first
 * seat. Counts as a start. From a party that is over, it is opened once, however many press: the others join it (T17).
 * @throws notFound with SPEC §5's texts, or where the seat to play again from is another's; conflict (that party is not
 * over); roomHidden; tooManyRequests
 */
export async function openParty(
  { roomId, guestToken: sentToken, name, again }: OpenPartyRequest,
  caller: Caller | null,
  deps: Deps,
): Promise<SeatedAnswer> {
  const { db, now, randomName, randomToken, live: channel } = deps;
  const live = await findLive(db, roomId);
  if (live === null) throw roomNotFound(roomId);
  const player = findPlayer(caller, sentToken, deps);
  // Counted first, so that no room is read for a refused start.
  await countInLots(STARTS, deps, throttledClientsOf(deps, caller));
  const room = await loadVersion(db, roomId, live.version);
  if (Object.keys(room.itemConfigs).length === 0) throw new HttpError('notFound', NO_ITEMS);
  await takeLoopTurn();

  const own = sentToken === undefined ? {} : { guestToken: sentToken };
  const code = randomSigns();
  const keys = [randomToken(), randomToken()] as const;
  const playId = db.collection('plays').doc().id;
  const chance = randomInt(10_000);
  const opened = await db.runTransaction(async (transaction) => {
    const at = now();
    const former = again && (await findFormer(transaction, deps, { ...own, ...again, roomId }, caller));
    const chosen = name ?? former?.name;
    if (former?.next !== undefined) return { next: former.next, name: chosen };
    const given = { language: room.language, chance, taken: [] };
    const team = createTeam(room, randomName, { code, name: seatName(chosen, caller, given) });
    const document = newPartyPlay(live, { roomId, team, player, keys, at });
    storePlay(transaction, db, playId, document);
    // Fails in the very rare case that the code is taken; the caller tries again.
    transaction.create(codeRef(db, code), newCode(playId, keys, at));
    const told = former?.tell(code, at) ?? {};
    return { document, at, publication: { ...told, ...placesOf(document) } };
  });
  if (opened.document === undefined) {
    const { next, name: chosen } = opened;
    return joinParty({ code: next, ...own, ...(chosen !== undefined && { name: chosen }) }, caller, deps);
  }
  const { document, at, publication } = opened;
  await channel.publish(publication);
  return answerSeated({ playId, document, seat: FIRST_SEAT, room, player, at });
}
