import { randomInt } from 'node:crypto';
import type { SeatedAnswer } from '../../../core/calls/pieces/party.ts';
import type { JoinPartyRequest } from '../../../core/calls/play/joinParty.ts';
import { freeSeatOf, seatNewcomer } from '../../../core/play/team/seating.ts';
import { MOST_SEATS } from '../../../core/play/team/team.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { HttpError } from '../http/HttpError.ts';
import { answerSeated } from '../party/answerSeated.ts';
import { codeRef, readCode, withKeys } from '../party/codes.ts';
import { roomHidden } from '../party/findParty.ts';
import { noteNews, placesOf, publicationOf } from '../party/news.ts';
import { newsOf } from '../party/newsOf.ts';
import { isPartyPlay, type PartyPlay, teamOf, withTeam } from '../party/partyPlay.ts';
import { seatName } from '../party/seatName.ts';
import { playRef, readPlay, storePlay } from '../plays/playDocument.ts';
import { findPlayer } from '../plays/player.ts';
import { isClosed } from '../rooms/isClosed.ts';
import { loadVersion } from '../rooms/loadVersion.ts';
import { countNow } from '../throttles/countWithin.ts';
import { JOINS } from '../throttles/parties.ts';
import { takeLoopTurn } from '../turns/takeLoopTurn.ts';

/**
 * POST /api/joinParty: seats the caller in the party of a code, in the lowest free seat, or brings them back to their
 * own (T9). Wrong codes count too, so that parties cannot be found by guessing.
 * @throws notFound (no party with this code); roomHidden (T14); conflict (over, closed to newcomers, or full);
 * tooManyRequests
 */
export async function joinParty(
  { code, guestToken: sentToken, name }: JoinPartyRequest,
  caller: Caller | null,
  deps: Deps,
): Promise<SeatedAnswer> {
  const { db, now, randomToken, live, network } = deps;
  await countNow(JOINS, deps, [{ type: 'network', id: network }]);
  const player = findPlayer(caller, sentToken, deps);
  const found = readCode((await codeRef(db, code).get()).data());
  if (!found) throw noParty();
  const { playId } = found;
  const key = randomToken();
  const chance = randomInt(10_000);
  const { answer, publication } = await db.runTransaction(async (transaction) => {
    const at = now();
    const document = readPlay(await transaction.get(playRef(db, playId)));
    if (!document || !isPartyPlay(document)) throw noParty();
    if (await isClosed(transaction, db, document.roomId)) throw roomHidden();
    const room = await loadVersion(db, document.roomId, document.version);
    await takeLoopTurn();
    const own = Object.keys(document.seats).find(
      (seat) => document.seats[seat]?.playerId === player.playerId,
    );
    if (own !== undefined) {
      const answer = answerSeated({ playId, document, seat: Number(own), room, player, at });
      return { answer, publication: placesOf(document) };
    }
    const before = teamOf(document);
    const seat = seatForNewcomer(document);
    const taken = Object.values(before.seats).map((seated) => seated.name);
    const seated = { seat, name: seatName(name, caller, { language: room.language, chance, taken }) };
    const after = seatNewcomer(room, before, seated);
    const news = newsOf({ room, before, after, at }, seat, { type: 'joined' });
    const { playerId } = player;
    const joined = noteNews(withTeam(document, after, { [seat]: { playerId, key } }), news);
    storePlay(transaction, db, playId, joined);
    transaction.update(codeRef(db, code), withKeys(key));
    const answer = answerSeated({ playId, document: joined, seat, room, player, at });
    return { answer, publication: { ...publicationOf(joined, news), ...placesOf(joined) } };
  });
  await live.publish(publication);
  return answer;
}

function seatForNewcomer(document: PartyPlay): number {
  const { world, party } = document;
  if (world.isEscaped || world.isGameOver) throw new HttpError('conflict', 'This party is over.');
  if (!party.isOpen) throw new HttpError('conflict', 'This party takes no newcomers.');
  const free = freeSeatOf(document);
  if (free === null) throw new HttpError('conflict', `All ${MOST_SEATS} seats of this party are taken.`);
  return free;
}

function noParty(): HttpError {
  return new HttpError('notFound', 'There is no party with this code.');
}
