import { playedOf } from '../../../core/class/sessionClock.ts';
import { noteAct, noteTrail } from '../../../core/class/trail.ts';
import type { Acted } from '../../../core/play/act.ts';
import { elapsed } from '../../../core/play/clock.ts';
import type { Action, Play } from '../../../core/play/model.ts';
import type { ActedInTeam } from '../../../core/play/team/actInTeam.ts';
import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';
import type { Room } from '../../../core/room/model.ts';
import { isPartyPlay } from '../party/partyPlay.ts';
import type { PlayDocument } from '../plays/playDocument.ts';
import type { SeatedPlay } from '../plays/seatedPlay.ts';
import type { ThrottledClient } from '../throttles/throttledClientsOf.ts';
import { withClock } from './inClass.ts';
import type { StoredSession } from './sessionDocument.ts';
import { isClassPlay, settle } from './settle.ts';

/**
 * Returns whom the throttles count in a class (Q9): the team, so that teams behind one address do not use up each other's
 * tries, and the teacher's account over all of its sessions, so that nobody guesses answers by opening sessions. The
 * account has 500 different wrong answers to a lock at once and one more each minute, under 2,000 a day.
 */
export function clientsInClass(playId: string, { teacherId }: StoredSession): readonly ThrottledClient[] {
  return [
    { type: 'team', id: playId },
    { type: 'teacher', id: teacherId },
  ];
}

/** Returns a play before an action; of a class up to date, with what its seats are told of that. */
export function settledIn({
  found,
  inClass,
  room,
  at,
}: {
  found: PlayDocument;
  inClass: StoredSession | null;
  room: Room;
  at: number;
}): { document: PlayDocument; publication: Record<string, unknown> } {
  if (!inClass || !isPartyPlay(found) || !isClassPlay(found))
    return { document: withClock(found, inClass, at), publication: {} };
  return settle({ document: found, stored: inClass, room, at });
}

/** Returns whether an action is the teacher's alone (Q5): the clock, and hints where the teacher keeps them. */
export function isOfTeacher(inClass: StoredSession, { type }: Action<OpaqueName>): boolean {
  const isClock = type === 'start' || type === 'pause' || type === 'resume';
  return isClock || (type === 'askHint' && !mayAskHints(inClass));
}

/** Returns whether players may ask for hints themselves; outside a class they always may. */
export function mayAskHints(inClass: StoredSession | null): boolean {
  return inClass === null || inClass.session.settings.mayAskHints;
}

/** Returns the result of an action that only the teacher may take. */
export function refusedInClass(play: Play, at: number): Acted {
  return { play, events: [], refusal: { type: 'teacherOnly' }, change: { elapsed: elapsed(play, at) } };
}

interface Acting {
  stored: SeatedPlay;
  inClass: StoredSession | null;
  room: Room;
  action: Action<OpaqueName>;
  /** The play after the action. */
  play: Play;
  /** Milliseconds since the epoch. */
  at: number;
}

/**
 * Returns the field `inClass` of a play after an action: what the team has done, and the seat that acted. `judged`: null
 * for an action that was refused or held back. Such a seat is not quiet either.
 */
export function trailOf(
  { stored, inClass, room, action, play, at }: Acting,
  judged: Pick<ActedInTeam, 'events'> | null,
): Pick<PlayDocument, 'inClass'> {
  const former = stored.inClass;
  // A tick is sent by the browser, not by the pupil.
  if (!inClass || !former || action.type === 'tick') return {};
  const played = playedOf(inClass.session, former.team, at);
  if (!judged || judged.events.length === 0)
    return { inClass: { ...former, trail: noteAct(former.trail, played) } };
  const { events } = judged;
  const trail = noteTrail(former.trail, { room, before: stored.play, after: play, events, at: played });
  return { inClass: { ...former, actor: stored.seat, trail } };
}
