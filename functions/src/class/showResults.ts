import type { ShowResultsAnswer } from '../../../core/calls/class/showResults.ts';
import { resultOf, type TeamOutcome, type TeamResult } from '../../../core/class/classResults.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { requireCaller } from '../http/requireCaller.ts';
import { classSeatOf } from '../plays/storedInClass.ts';
import { CLASS_RESULTS } from '../throttles/classes.ts';
import { countNow } from '../throttles/countWithin.ts';
import { takeLoopTurn } from '../turns/takeLoopTurn.ts';
import { type KeptResults, keptRef, readKept } from './keptResults.ts';
import { type ReadClass, readClass } from './readClass.ts';
import { namesIn, readTeams } from './readTeams.ts';
import { noClass } from './requireTeacher.ts';
import { expiryOf, goesAt, overAt, readSession, type StoredSession, sessionRef } from './sessionDocument.ts';
import { standingOf } from './standing.ts';

/**
 * POST /api/showResults: returns each team's results (Q8), so far or at the end; if the session is deleted,
 * the kept ones (Q10). @throws unauthenticated; notFound (also another's session); tooManyRequests
 */
export async function showResults(
  { sessionId }: { sessionId: string },
  caller: Caller | null,
  deps: Deps,
): Promise<ShowResultsAnswer> {
  const { userId } = requireCaller(caller);
  await countNow(CLASS_RESULTS, deps, [{ type: 'account', id: userId }]);
  const { teacherId: _, openedAt: __, ...results } = await findResults(deps, { sessionId, userId });
  return { sessionId, ...results };
}

/** The results of a session that may still be open. */
export interface Results
  extends Omit<KeptResults, 'endedAt' | 'goesAt'>,
    Pick<ShowResultsAnswer, 'endedAt' | 'goesAt' | 'namesGoAt'> {}

/**
 * Returns the results of a session of a teacher: those that were kept, since they change no more, or those of its plays.
 * @throws notFound, also for another's session
 */
export async function findResults(
  deps: Pick<Deps, 'db' | 'live' | 'now'>,
  { sessionId, userId }: { sessionId: string; userId: string },
): Promise<Results> {
  const { db } = deps;
  const [session, results] = await db.getAll(sessionRef(db, sessionId), keptRef(db, sessionId));
  const kept = results && readKept(results);
  const stored = session && readSession(session);
  if ((kept ?? stored)?.teacherId !== userId) throw noClass(sessionId);
  if (kept)
    return {
      ...kept,
      ...(stored ? await withNames(deps, kept, { sessionId, stored }) : { namesGoAt: null }),
    };
  if (!stored) throw noClass(sessionId);
  const shown = await readClass(deps, sessionId, stored);
  const { teacherId, roomId, roomName, openedAt } = stored;
  const { startedAt } = stored.session;
  const goes = goesAt(stored, shown.at);
  const teams: TeamResult[] = [];
  for (const team of shown.plays.keys()) {
    await takeLoopTurn();
    teams.push(resultOf(shown.room, outcomeOf(shown, team)));
  }
  return {
    teacherId,
    roomId,
    roomName,
    debrief: shown.room.debrief,
    openedAt,
    startedAt,
    endedAt: goes === null ? null : overAt(stored),
    isKept: false,
    goesAt: goes,
    namesGoAt: goes,
    teams,
  };
}

/** Returns kept results with the names of pupils, as long as the session has them. */
async function withNames(
  deps: Pick<Deps, 'db' | 'now'>,
  { teams }: KeptResults,
  { sessionId, stored }: { sessionId: string; stored: StoredSession },
): Promise<Pick<Results, 'teams' | 'namesGoAt'>> {
  const plays = await readTeams(deps, sessionId, stored);
  const named = teams.map((team, number) => {
    return { ...team, names: typedNames(stored, namesIn(plays[number] ?? null)) };
  });
  return { teams: named, namesGoAt: expiryOf(stored) };
}

/** A name of the game means nothing to a teacher once the class has ended. */
function typedNames({ session }: StoredSession, names: readonly string[]): readonly string[] {
  return session.settings.areNamesTyped ? names : [];
}

function outcomeOf(shown: ReadClass, team: number): TeamOutcome {
  const play = shown.plays[team] ?? null;
  const { name, seated: seats, played, minutesGiven, trail, outcome } = standingOf(shown, team);
  const people = Object.keys(play?.seats ?? {}).map((seat) => classSeatOf(play?.inClass, seat).people);
  const isEmpty = seats === 0 && trail.steps.length === 0;
  return {
    name,
    seats,
    people: people.reduce((sum, count) => sum + count, 0),
    names: typedNames(shown.stored, namesIn(play)),
    outcome: isEmpty ? 'empty' : (outcome ?? 'running'),
    played: isEmpty ? 0 : played,
    minutesGiven,
    hints: play?.world.hints.asked ?? 0,
    isHelped: trail.steps.some((step) => step.type === 'opened' && step.isHelped === true),
    trail,
    journal: play?.world.journal ?? [],
  };
}
