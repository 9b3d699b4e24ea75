import { timingSafeEqual } from 'node:crypto';
import type { ShowWallAnswer, WallTeam } from '../../../core/calls/class/showWall.ts';
import { limitOf, playedOf } from '../../../core/class/sessionClock.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { WALLS, WRONG_WALLS } from '../throttles/classes.ts';
import { countInLots } from '../throttles/countInLots.ts';
import { countNow } from '../throttles/countWithin.ts';
import { readClass } from './readClass.ts';
import { noClass } from './requireTeacher.ts';
import { readSession, sessionRef, stateOfSession } from './sessionDocument.ts';
import { standingOf } from './standing.ts';

/**
 * POST /api/showWall: returns the wall (Q7) to everybody who has its key. It first carries out what is due
 * (Q12), since nobody may have the board open. Wrong keys count by network and shut out nobody who has the right
 * one, as pupils behind the same address could. @throws notFound (no such session, or another key);
 * tooManyRequests
 */
export async function showWall(
  { sessionId, key }: { sessionId: string; key: string },
  _caller: Caller | null,
  deps: Deps,
): Promise<ShowWallAnswer> {
  const { db, network } = deps;
  const stored = readSession(await sessionRef(db, sessionId).get());
  if (!stored || !isSame(deps, key, stored.keys.wall)) {
    await countNow(WRONG_WALLS, deps, [{ type: 'network', id: network }]);
    throw noClass(sessionId);
  }
  await countInLots(WALLS, deps, [{ type: 'session', id: sessionId }]);
  const shown = await readClass(deps, sessionId, stored);
  const { at } = shown;
  const { session, roomName, language, code } = stored;
  const state = stateOfSession(stored, at);
  const most = limitOf(session, null);
  return {
    roomName,
    code: state === 'ended' ? '' : code,
    language,
    state,
    isDoorOpen: session.isDoorOpen,
    isRanked: session.settings.isRanked,
    at,
    startedAt: session.startedAt,
    played: playedOf(session, null, at),
    limit: Number.isFinite(most) ? most : null,
    teams: [...shown.plays.keys()].map((team): WallTeam => {
      const { name, seated, progress, outcome, isPaused, played, limit } = standingOf(shown, team);
      return { team, name, seated, progress, outcome, isPaused, played, limit };
    }),
  };
}

/** Compares digests, so that the time does not depend on how much of the key is right. */
function isSame({ digest }: Pick<Deps, 'digest'>, given: string, wall: string): boolean {
  const [one, other] = [given, wall].map((key) => Buffer.from(digest('wall', key)));
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
