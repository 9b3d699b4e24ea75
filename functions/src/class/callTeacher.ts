import type { CallTeacherRequest } from '../../../core/calls/class/callTeacher.ts';
import { isCalling } from '../../../core/class/applyOrder.ts';
import { playedOf } from '../../../core/class/sessionClock.ts';
import { noteAct } from '../../../core/class/trail.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { HttpError } from '../http/HttpError.ts';
import { noteNews, publicationOf } from '../party/news.ts';
import { changePlay, storePlay } from '../plays/playDocument.ts';
import { TEACHER_CALLS } from '../throttles/classes.ts';
import { countNow } from '../throttles/countWithin.ts';
import { type FoundPupil, findPupil } from './findPupil.ts';

/**
 * POST /api/callTeacher: calls the teacher to the caller's team, or takes the call back (Q4). The play stores
 * the session's number at the call, so that any later order for the team ends it. @throws notFound (no such
 * seat, or another's); roomHidden; conflict (no class, or the team does not play); tooManyRequests
 */
export async function callTeacher(
  { isCalling: calls, ...claimed }: CallTeacherRequest,
  caller: Caller | null,
  deps: Deps,
): Promise<{ isCalling: boolean }> {
  const { db, live } = deps;
  const { playId, seat } = claimed;
  await db.runTransaction((transaction) => findPupil(transaction, deps, claimed, caller), { readOnly: true });
  // Counted only after the seat proved to be the caller's, so that nobody can use up another player's limit.
  await countNow(TEACHER_CALLS, deps, [{ type: 'seat', id: `${playId}/${seat}` }]);
  const publication = await changePlay(db, playId, async (transaction) => {
    const found = await findPupil(transaction, deps, claimed, caller);
    if (calls) requirePlaying(found);
    const { document, stored } = found;
    const { called, ...inClass } = document.inClass;
    const isOpen = isCalling(stored.session, inClass.team, called);
    if (calls === isOpen) return null;
    const trail = noteAct(inClass.trail, playedOf(stored.session, inClass.team, deps.now()));
    const now = calls && { called: stored.session.number };
    const changed = { ...document, inClass: { ...inClass, trail, ...now } };
    // The call takes two numbers of the play, and nothing is published under the first one. So the team's
    // browsers notice that something is missing and call `sync`, the only call that returns the class.
    const news = { by: seat, told: {} };
    const told = noteNews(noteNews(changed, news), news);
    storePlay(transaction, db, playId, told);
    return publicationOf(told, news);
  });
  if (publication) await live.publish(publication);
  return { isCalling: calls };
}

/** @throws conflict */
function requirePlaying({ document: { world } }: FoundPupil): void {
  if (world.isStarted && !world.isEscaped && !world.isGameOver) return;
  throw new HttpError('conflict', 'This team does not play.');
}
