import { randomInt } from 'node:crypto';
import type { SeatedAnswer } from '../../../core/calls/pieces/party.ts';
import type { OpenPartyRequest } from '../../../core/calls/play/openParty.ts';
import { NO_ITEMS } from '../../../core/calls/play/startPlay.ts';
import { FIRST_SEAT } from '../../../core/play/seats.ts';
import { createTeam } from '../../../core/play/team/seating.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { HttpError, roomNotFound } from '../http/HttpError.ts';
import { answerSeated } from '../party/answerSeated.ts';
import { codeRef, newCode, randomSigns } from '../party/codes.ts';
import { placesOf } from '../party/news.ts';
import { type PartyPlay, withTeam } from '../party/partyPlay.ts';
import { seatName } from '../party/seatName.ts';
import { PLAY_VERSION } from '../plays/migrations.ts';
import { storePlay } from '../plays/playDocument.ts';
import { findPlayer } from '../plays/player.ts';
import { findLive } from '../rooms/findLiveVersion.ts';
import { loadVersion } from '../rooms/loadVersion.ts';
import { countWithin } from '../throttles/countWithin.ts';
import { STARTS } from '../throttles/starts.ts';
import { throttledClientsOf } from '../throttles/throttledClientsOf.ts';
import { takeLoopTurn } from '../turns/takeLoopTurn.ts';

/**
 * POST /api/openParty: opens a play of the live version that others join by its code (T9); the caller gets the first
 * seat. Counts as a start.
 * @throws notFound with SPEC §5's texts; tooManyRequests
 */
export async function openParty(
  { roomId, guestToken: sentToken, name }: OpenPartyRequest,
  caller: Caller | null,
  deps: Deps,
): Promise<SeatedAnswer> {
  const { db, now, randomName, randomToken, live: channel } = deps;
  const live = await findLive(db, roomId);
  if (live === null) throw roomNotFound(roomId);
  const player = findPlayer(caller, sentToken, deps);
  // Counted first, so that no room is read for a refused start.
  const addToCount = await countWithin(STARTS, deps, throttledClientsOf(deps, caller));
  const room = await loadVersion(db, roomId, live.version);
  if (Object.keys(room.itemConfigs).length === 0) throw new HttpError('notFound', NO_ITEMS);
  await takeLoopTurn();

  const code = randomSigns();
  const [key, teamKey] = [randomToken(), randomToken()];
  const given = { language: room.language, chance: randomInt(10_000), taken: [] };
  const team = createTeam(room, randomName, { code, name: seatName(name, caller, given) });
  const { opener, isOpen } = team;
  const at = now();
  const empty: PartyPlay = {
    schemaVersion: PLAY_VERSION,
    roomId,
    version: live.version,
    board: live.board,
    world: team.world,
    seats: {},
    players: [],
    marks: {},
    stuckAt: null,
    actedAt: null,
    isCounted: false,
    party: { code, opener, isOpen, number: 0, key: teamKey },
    createdAt: Math.floor(at / 1000),
  };
  const document = withTeam(empty, team, { [FIRST_SEAT]: { playerId: player.playerId, key, presentAt: at } });
  const playId = db.collection('plays').doc().id;
  const batch = db.batch();
  storePlay(batch, db, playId, document);
  // Fails in the very rare case that the code is taken; the caller tries again.
  batch.create(codeRef(db, code), newCode(playId, [key, teamKey], at));
  addToCount(batch);
  await batch.commit();
  await channel.publish(placesOf(document));
  return answerSeated({ playId, document, seat: FIRST_SEAT, room, player, at });
}
