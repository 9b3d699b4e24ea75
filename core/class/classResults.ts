import type { PlayerHint } from '../hint/model.ts';
import type { Play } from '../play/model.ts';
import { itemOf } from '../room/links.ts';
import type { ItemId, Room } from '../room/model.ts';
import { lockWords } from './lockWords.ts';
import { neededThings } from './progress.ts';
import type { Trail } from './trail.ts';

/**
 * The result of a team (Q8). It does not say who did what. Times are milliseconds of the team's clock.
 */
export interface TeamOutcome {
  name: string;
  /** Number of seats that were taken, and number of people who sat there. */
  seats: number;
  people: number;
  /** The names that its pupils typed; none of those that the game gave, and none any more once the session is gone. */
  names: readonly string[];
  outcome: 'escaped' | 'timeUp' | 'ended' | 'running' | 'empty';
  played: number;
  minutesGiven: number;
  hints: number;
  /** Whether a hint or the teacher took a step for the team, which is then unranked. */
  isHelped: boolean;
  trail: Trail;
  /** What the team has read. */
  journal: Play['journal'];
}

/** A team's result, prepared for the screen. */
export interface TeamResult extends Omit<TeamOutcome, 'trail' | 'journal'> {
  /** The share of the needed steps that are done, from 0 to 1. */
  progress: number;
  wrong: number;
  /** All hints, the teacher's included, oldest first. */
  hinted: readonly ResultHint[];
  /** The locks in the order of opening; those still closed come last. */
  steps: readonly ResultStep[];
}

/** A hint that the team got. */
export interface ResultHint {
  at: number;
  /** Null if it was not noted what it said. */
  hint: PlayerHint | null;
  /** Whether the teacher sent it; otherwise the team asked for it. */
  isByTeacher: boolean;
}

/** A lock that the team had to open. */
export interface ResultStep {
  /** The creator's name for the lock. */
  name: string;
  /** Its question, or what it says (`lockWords`); empty if the team has read neither. */
  words: string;
  /** When the lock was opened; null if it was not. */
  openedAt: number | null;
  /** Milliseconds since the step before; null if the lock was not opened. */
  took: number | null;
  wrong: number;
  hints: number;
  /** Whether a hint or the teacher opened it. */
  isHelped: boolean;
}

/** Returns a team's result. */
export function resultOf(room: Room, { trail, journal, ...team }: TeamOutcome): TeamResult {
  const needed = neededThings(room).length;
  const isOut = team.outcome === 'escaped';
  return {
    ...team,
    progress: isOut || needed === 0 ? Number(isOut) : trail.done / needed,
    wrong: sum(Object.values(trail.wrong)),
    hinted: trail.steps.flatMap((step) =>
      step.type === 'hint'
        ? [{ at: step.at, hint: step.told ?? null, isByTeacher: step.sentAt !== undefined }]
        : [],
    ),
    steps: stepsOf(room, trail, { journal }),
  };
}

function stepsOf(room: Room, trail: Trail, read: Pick<Play, 'journal'>): readonly ResultStep[] {
  const nameOf = (item: ItemId) => ({
    name: itemOf(room, item)?.name ?? '',
    words: lockWords(room, read, item),
  });
  const opened = trail.steps.filter((step) => step.type === 'opened');
  const done = opened.map(({ item, at, isHelped = false }, place): ResultStep => {
    const took = at - (opened[place - 1]?.at ?? 0);
    return { ...nameOf(item), ...triesOf(trail, item), openedAt: at, took, isHelped };
  });
  const tried = [...Object.keys(trail.wrong), ...hintedIn(trail)].filter(
    (id) => itemOf(room, id)?.isItemLocked,
  );
  const closed = [...new Set(tried)].filter((id) => !opened.some(({ item }) => item === id));
  return [
    ...done,
    ...closed.map((item) => ({
      ...nameOf(item),
      ...triesOf(trail, item),
      openedAt: null,
      took: null,
      isHelped: false,
    })),
  ];
}

function triesOf(trail: Trail, item: ItemId): Pick<ResultStep, 'wrong' | 'hints'> {
  return {
    wrong: trail.wrong[item] ?? 0,
    hints: hintedIn(trail).filter((id) => id === item).length,
  };
}

function hintedIn({ steps }: Trail): readonly ItemId[] {
  return steps.flatMap((step) => (step.type === 'hint' ? [step.item] : []));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}
