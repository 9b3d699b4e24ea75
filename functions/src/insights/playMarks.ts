import { FieldValue, type Firestore, type Transaction, type WriteBatch } from 'firebase-admin/firestore';
import { countsOf, foundIn, namesIn } from '../../../core/insight/countsOf.ts';
import { type MarkedTurn, markOf } from '../../../core/insight/markOf.ts';
import type { PlayOutcome } from '../../../core/room/lists/roomStats.ts';
import type { Room } from '../../../core/room/model.ts';
import type { Deps } from '../deps.ts';
import { hasActed, type PlayDocument } from '../plays/playDocument.ts';
import type { SeatedPlay } from '../plays/seatedPlay.ts';
import { InGroups } from '../turns/InGroups.ts';
import { countFigures, figuresRef } from './countFigures.ts';
import { type GivenAnswers, networkOf, noteAnswers } from './noteAnswers.ts';

type Marked = Pick<PlayDocument, 'marks' | 'answeredFrom'>;

/**
 * Returns the marks of a stored play after an action. A play that was already counted as abandoned gets no more marks.
 * If the browser asks not to be tracked, neither wrong answers nor facts about the browser are kept.
 */
export function markedBy(
  deps: Pick<Deps, 'digest' | 'network' | 'isPrivate'>,
  stored: SeatedPlay,
  turn: Omit<MarkedTurn, 'before'>,
): Marked {
  const { marks, answeredFrom, isCounted, roomId } = stored;
  if (isCounted) return { marks };
  const { device, ...others } = turn;
  const before = stored.play;
  const after = markOf(marks, deps.isPrivate ? { ...others, before } : { ...others, before, device });
  const kept = deps.isPrivate ? { ...after, answers: marks.answers } : after;
  const hasAnswers = Object.keys(kept.answers).length > 0;
  return { marks: kept, ...(hasAnswers && { answeredFrom: answeredFrom ?? networkOf(deps, roomId) }) };
}

/** Returns an ended play without its wrong answers and where they came from. */
export function withoutAnswers<Document extends Marked>(document: Document): Document {
  const { answeredFrom: _, ...rest } = document;
  return { ...rest, marks: { ...document.marks, answers: {} } } as Document;
}

interface Ended {
  document: PlayDocument;
  outcome: PlayOutcome;
  creatorId: string;
  /** Milliseconds since the epoch. */
  now: number;
  /**
   * The version that is played; missing for a play that was left, since nobody knows what its player would still have
   * found.
   */
  room?: Room;
}

/** Adds what a play marked to the figures of its version. The caller makes sure that it is done once. */
export function countMarks(
  writes: Transaction | WriteBatch,
  db: Firestore,
  { document, outcome, creatorId, now, room }: Ended,
): void {
  const { roomId, version, marks, world, seats, stuckAt, party, actedAt } = document;
  const acted = Object.values(seats).filter(({ state }) => hasActed(state)).length;
  // A team in which nobody did anything was not counted as a play either (T8).
  if (party && acted === 0) return;
  const found = room ? foundIn(room, world) : [];
  const size = party ? acted : 1;
  const at = actedAt ?? now;
  const counts = countsOf({
    marks,
    outcome,
    time: world.time,
    stuckAt: stuckAt?.id ?? null,
    found,
    size,
    at,
  });
  if (!counts) return;
  const names = room && namesIn(room, counts);
  countFigures(writes, db, { roomId, version, creatorId }, { counts, now, ...(names && { names }) });
}

/** The update that removes a play's wrong answers, and the network that they came from, from the stored play. */
export const NO_ANSWERS = { 'marks.answers': {}, answeredFrom: FieldValue.delete() };

type WithAnswers = Pick<PlayDocument, 'roomId' | 'version' | keyof Marked> & { creatorId: string };

/** Plays of one version that an instance counts together, as those of a class that escapes at once. */
const together = new InGroups<readonly GivenAnswers[]>(10_000);

/** Counts the wrong answers of plays whose marks were counted: all plays of one version at once. */
export async function noteAnswersOf(
  deps: Pick<Deps, 'db' | 'digest' | 'now'>,
  plays: readonly WithAnswers[],
): Promise<void> {
  const byVersion = new Map<string, WithAnswers[]>();
  for (const play of plays) {
    if (play.answeredFrom === undefined) continue;
    const key = figuresRef(deps.db, play).path;
    byVersion.set(key, [...(byVersion.get(key) ?? []), play]);
  }
  for (const [first, ...others] of byVersion.values()) {
    if (!first) continue;
    const given = [first, ...others].map(({ marks, answeredFrom }) => {
      return { answers: marks.answers, network: answeredFrom ?? '' };
    });
    const note = (plays: readonly (readonly GivenAnswers[])[]) => noteAnswers(deps, first, plays.flat());
    await together.run(figuresRef(deps.db, first).path, given, note);
  }
}
