import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { ListClassesAnswer, ListedClass } from '../../../core/calls/class/listClasses.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { requireCaller } from '../http/requireCaller.ts';
import { CLASS_LISTS } from '../throttles/classes.ts';
import { countNow } from '../throttles/countWithin.ts';
import { readKept } from './keptResults.ts';
import { goesAt, readSession, stateOfSession } from './sessionDocument.ts';

/**
 * POST /api/listClasses: returns the caller's sessions, the latest first, until they are deleted (Q11), and
 * those of which only the kept results are left (Q10). @throws unauthenticated; tooManyRequests
 */
export async function listClasses(
  _request: Record<string, never>,
  caller: Caller | null,
  deps: Deps,
): Promise<ListClassesAnswer> {
  const { userId } = requireCaller(caller);
  await countNow(CLASS_LISTS, deps, [{ type: 'account', id: userId }]);
  const ownIn = async (name: string) =>
    (await deps.db.collection(name).where('teacherId', '==', userId).get()).docs;
  const [sessions, results] = await Promise.all([ownIn('sessions'), ownIn('classResults')]);
  const kept = results.flatMap(listKept);
  const there = sessions
    .flatMap((session) => listSession(session, deps.now()))
    .map((listed) => {
      const { isKept, goesAt } = kept.find(({ sessionId }) => sessionId === listed.sessionId) ?? listed;
      return { ...listed, isKept, goesAt };
    });
  const left = kept.filter(({ sessionId }) => !there.some((listed) => listed.sessionId === sessionId));
  return { classes: [...there, ...left].sort((one, other) => other.openedAt - one.openedAt) };
}

function listSession(document: QueryDocumentSnapshot, at: number): readonly ListedClass[] {
  const stored = readSession(document);
  if (!stored) return [];
  const { roomId, roomName, code, openedAt, session } = stored;
  const state = stateOfSession(stored, at);
  return [
    {
      sessionId: document.id,
      roomId,
      roomName,
      code: state === 'ended' ? '' : code,
      state,
      openedAt,
      startedAt: session.startedAt,
      isKept: false,
      goesAt: goesAt(stored, at),
    },
  ];
}

function listKept(document: QueryDocumentSnapshot): readonly ListedClass[] {
  const kept = readKept(document);
  if (!kept) return [];
  const { roomId, roomName, openedAt, startedAt, isKept, goesAt } = kept;
  const sessionId = document.id;
  return [{ sessionId, roomId, roomName, code: '', state: 'ended', openedAt, startedAt, isKept, goesAt }];
}
