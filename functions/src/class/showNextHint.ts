import type { ShowNextHintAnswer, ShowNextHintRequest } from '../../../core/calls/class/showNextHint.ts';
import { actInTeam } from '../../../core/play/team/actInTeam.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { requireCaller } from '../http/requireCaller.ts';
import { isPartyPlay, teamOf } from '../party/partyPlay.ts';
import { loadVersion } from '../plays/loadVersion.ts';
import { playRef, readPlay } from '../plays/playDocument.ts';
import { NEXT_HINTS } from '../throttles/classes.ts';
import { countNow } from '../throttles/countWithin.ts';
import { takeLoopTurn } from '../turns/takeLoopTurn.ts';
import { requireTeacher } from './requireTeacher.ts';
import { isClassPlay, seatOfHints, settle } from './settle.ts';

/**
 * POST /api/showNextHint: returns what a hint for a team would say now. The hint is worked out as it will be when
 * it goes (Q5), and nothing of it is stored. @throws unauthenticated; notFound (also another's session);
 * tooManyRequests
 */
export async function showNextHint(
  { sessionId, team }: ShowNextHintRequest,
  caller: Caller | null,
  deps: Deps,
): Promise<ShowNextHintAnswer> {
  const { userId } = requireCaller(caller);
  await countNow(NEXT_HINTS, deps, [{ type: 'account', id: userId }]);
  const { db } = deps;
  const stored = await requireTeacher(db, { sessionId, userId });
  const playId = stored.playIds[team];
  const found = playId === undefined ? null : readPlay(await playRef(db, playId).get());
  // Nobody has joined the team.
  if (!found || !isPartyPlay(found) || !isClassPlay(found)) return { hint: null };
  const room = await loadVersion(db, stored.roomId, stored.version);
  await takeLoopTurn();
  const at = deps.now();
  const { document } = settle({ document: found, stored, room, at });
  const seat = seatOfHints(document);
  if (seat === undefined) return { hint: null };
  const { told } = actInTeam({ room, team: teamOf(document), at }, seat, { type: 'askHint' });
  const event = told[seat]?.events.find(({ type }) => type === 'hint');
  return { hint: event?.type === 'hint' ? event.hint : null };
}
