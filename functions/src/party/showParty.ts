import type { PartyResult, ShowPartyAnswer, ShowPartyRequest } from '../../../core/calls/play/showParty.ts';
import { freeSeatOf } from '../../../core/play/team/seating.ts';
import { showClassDoor } from '../class/showClassDoor.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { hasActed, playRef, readPlay } from '../plays/playDocument.ts';
import { playersOf } from '../plays/player.ts';
import { isClosed } from '../rooms/isClosed.ts';
import { countInLots } from '../throttles/countInLots.ts';
import { LOOKS } from '../throttles/parties.ts';
import { findCode } from './findCode.ts';
import { noParty, roomHidden } from './findParty.ts';
import { isPartyPlay, type PartyPlay } from './partyPlay.ts';
import { findPresent } from './presence.ts';

/**
 * POST /api/showParty: returns what a newcomer sees of the party or class of a code before joining: its room, whether they
 * can join, the seats that they may take over, and how it ended (T9).
 * @throws notFound (no party with this code); roomHidden (T14); tooManyRequests
 */
export async function showParty(
  { code, guestToken, browserToken }: ShowPartyRequest,
  caller: Caller | null,
  deps: Deps,
): Promise<ShowPartyAnswer> {
  const { db, now, live, network } = deps;
  await countInLots(LOOKS, deps, [{ type: 'network', id: network }]);
  const found = await findCode(deps, code);
  const players = playersOf(caller, guestToken);
  if (found.sessionId !== undefined)
    return showClassDoor(deps, found.sessionId, { players, beside: playersOf(null, browserToken) });
  const document = await db.runTransaction(
    async (transaction) => {
      const stored = readPlay(await transaction.get(playRef(db, found.playId)));
      if (!stored || !isPartyPlay(stored) || stored.inClass) throw noParty();
      if (await isClosed(transaction, db, stored.roomId)) throw roomHidden();
      return stored;
    },
    { readOnly: true },
  );
  const { roomId, seats, party } = document;
  const door = doorOf(document);
  const isEnterable = door === 'open' || door === 'full';
  const present = isEnterable ? await findPresent(live, document, now()) : null;
  return {
    roomId,
    opener: seats[party.opener]?.username ?? '',
    door,
    isSeated: Object.values(seats).some(({ playerId }) => players.includes(playerId)),
    left: Object.entries(seats).flatMap(([seat, { username: name }]) =>
      present === null || present.has(Number(seat)) ? [] : [{ seat: Number(seat), name }],
    ),
    result: door === 'over' ? resultOf(document) : null,
  };
}

function doorOf(document: PartyPlay): ShowPartyAnswer['door'] {
  const { world, party } = document;
  if (world.isEscaped || world.isGameOver) return 'over';
  if (!party.isOpen) return 'closed';
  return freeSeatOf(document) === null ? 'full' : 'open';
}

function resultOf({ world, seats }: PartyPlay): PartyResult {
  const acted = Object.values(seats).filter(({ state }) => hasActed(state));
  return { time: world.isEscaped ? world.time : null, names: acted.map(({ username }) => username) };
}
