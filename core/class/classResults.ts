import { itemOf } from '../room/links.ts';
import type { ItemId, Room } from '../room/model.ts';
import { neededThings } from './progress.ts';
import type { Trail } from './trail.ts';

/**
 * The stored result of a team (Q8). It does not say who did what. Times are milliseconds of the team's clock.
 */
export interface TeamOutcome {
  name: string;
  /** Number of seats that were taken, and number of people who sat there. */
  seats: number;
  people: number;
  outcome: 'escaped' | 'timeUp' | 'ended' | 'running' | 'empty';
  played: number;
  minutesGiven: number;
  hints: number;
  /** Whether a hint or the teacher took a step for the team, which is then unranked. */
  isHelped: boolean;
  trail: Trail;
}

/** A team's result, prepared for the screen. */
export interface TeamResult extends Omit<TeamOutcome, 'trail'> {
  /** The share of the needed steps that are done, from 0 to 1. */
  progress: number;
  wrong: number;
  /** The times of all hints, the teacher's included, oldest first. */
  hintedAt: readonly number[];
  /** The locks in the order of opening; those still closed come last. */
  steps: readonly ResultStep[];
}

/** A lock that the team had to open. */
export interface ResultStep {
  /** The creator's name for the lock. */
  name: string;
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
export function resultOf(room: Room, { trail, ...team }: TeamOutcome): TeamResult {
  const needed = neededThings(room).length;
  const isOut = team.outcome === 'escaped';
  return {
    ...team,
    progress: isOut || needed === 0 ? Number(isOut) : trail.done / needed,
    wrong: sum(Object.values(trail.wrong)),
    hintedAt: trail.steps.flatMap((step) => (step.type === 'hint' ? [step.at] : [])),
    steps: stepsOf(room, trail),
  };
}

function stepsOf(room: Room, trail: Trail): readonly ResultStep[] {
  const opened = trail.steps.filter((step) => step.type === 'opened');
  const done = opened.map(({ item, at, isHelped = false }, place): ResultStep => {
    const took = at - (opened[place - 1]?.at ?? 0);
    return { ...triesOf(room, trail, item), openedAt: at, took, isHelped };
  });
  const tried = [...Object.keys(trail.wrong), ...hintedIn(trail)].filter(
    (id) => itemOf(room, id)?.isItemLocked,
  );
  const closed = [...new Set(tried)].filter((id) => !opened.some(({ item }) => item === id));
  return [
    ...done,
    ...closed.map((item) => ({ ...triesOf(room, trail, item), openedAt: null, took: null, isHelped: false })),
  ];
}

function triesOf(room: Room, trail: Trail, item: ItemId): Pick<ResultStep, 'name' | 'wrong' | 'hints'> {
  const hints = hintedIn(trail).filter((id) => id === item).length;
  return { name: itemOf(room, item)?.name ?? '', wrong: trail.wrong[item] ?? 0, hints };
}

function hintedIn({ steps }: Trail): readonly ItemId[] {
  return steps.flatMap((step) => (step.type === 'hint' ? [step.item] : []));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}
