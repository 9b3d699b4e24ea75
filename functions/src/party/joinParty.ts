import { randomInt } from 'node:crypto';
import type { SeatedAnswer } from '../../../core/calls/pieces/party.ts';
import type { JoinPartyRequest } from '../../../core/calls/play/joinParty.ts';
import { joinClass } from '../class/joinClass.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { HttpError } from '../http/HttpError.ts';
import { loadVersion } from '../plays/loadVersion.ts';
import { changePlay, playRef, readPlay } from '../plays/playDocument.ts';
import { findPlayer } from '../plays/player.ts';
import { isClosed } from '../rooms/isClosed.ts';
import { countInLots } from '../throttles/countInLots.ts';
import { JOINS } from '../throttles/parties.ts';
import { takeLoopTurn } from '../turns/takeLoopTurn.ts';
import { findCode } from './findCode.ts';
import { noParty, roomHidden } from './findParty.ts';
import { moveSeat } from './moveSeat.ts';
import { isPartyPlay, type PartyPlay } from './partyPlay.ts';
import type { Coming } from './reseat.ts';
import { seatName } from './seatName.ts';
import { takeOverSeat } from './takeOverSeat.ts';
import { comeBack, takeFreeSeat } from './takeSeat.ts';

/**
 * POST /api/joinParty: seats the caller in the party of a code, in the lowest free seat, or in a team of the class of a
 * code (Q3), or brings them back to their own seat (T9). A newcomer may ask for a seat whose player has been away for five
 * minutes. A player who sends the signs shown on their other device moves their seat to this one.
 * @throws notFound (no party with this code, no seat with these signs); roomHidden (T14); conflict (over, closed to
 * newcomers, full, the seat is taken); tooManyRequests
 */
export async function joinParty(
  request: JoinPartyRequest,
  caller: Caller | null,
  deps: Deps,
): Promise<SeatedAnswer> {
  const { code, guestToken: sentToken, name, seat, signs } = request;
  const { db, now, randomToken, live, network } = deps;
  await countInLots(JOINS, deps, [{ type: 'network', id: network }]);
  const player = findPlayer(caller, sentToken, deps);
  const { playId, sessionId } = await findCode(deps, code);
  if (sessionId !== undefined) return joinClass(sessionId, request, caller, deps);
  const keys = { seat: randomToken(), team: randomToken() };
  const chance = randomInt(10_000);
  const came = await changePlay(db, playId, async (transaction) => {
    const at = now();
    const document = readPlay(await transaction.get(playRef(db, playId)));
    if (!document || !isPartyPlay(document) || document.inClass) throw noParty();
    if (await isClosed(transaction, db, document.roomId)) throw roomHidden();
    const room = await loadVersion(db, document.roomId, document.version);
    await takeLoopTurn();
    const coming: Coming = { transaction, playId, document, room, player, keys, at };
    if (signs !== undefined) return moveSeat(deps, coming, signs);
    const own = Object.keys(document.seats).find(
      (each) => document.seats[each]?.playerId === player.playerId,
    );
    if (own !== undefined) return comeBack(coming, Number(own));
    requireOpen(document);
    const taken = Object.values(document.seats).map(({ username }) => username);
    const newName = seatName(name, caller, { language: room.language, chance, taken });
    return seat === undefined
      ? takeFreeSeat(db, coming, newName)
      : takeOverSeat(deps, coming, { seat, name: newName });
  });
  if (came instanceof HttpError) throw came;
  await live.publish(came.publication);
  return came.answer;
}

function requireOpen({ world, party }: PartyPlay): void {
  if (world.isEscaped || world.isGameOver) throw new HttpError('conflict', 'This party is over.');
  if (!party.isOpen) throw new HttpError('conflict', 'This party takes no newcomers.');
}
