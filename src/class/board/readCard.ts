import type { BoardTeam, ShowClassAnswer } from '../../../core/calls/class/showClass.ts';
import { MANY_WRONG } from '../../../core/class/board.ts';

/** The most important message of a card; the others are not shown. */
export type Alert =
  | { type: 'help' }
  | { type: 'quiet'; minutes: number }
  | { type: 'wrong'; count: number }
  | { type: 'long' }
  | { type: 'paused' }
  | { type: 'empty' }
  /** `time`: milliseconds that the team needed. */
  | { type: 'escaped'; time: number }
  | { type: 'timeUp' }
  | { type: 'ended' };

/** The content of a team's card. Times are in milliseconds. */
export interface TeamCardView {
  alert: Alert | null;
  /** The number of seats that are taken, and of those whose pupil is present. */
  seated: number;
  here: number;
  /** Null without a limit. */
  left: number | null;
  /** The lock that the team works at, since when, and with how many wrong answers. */
  lock: { name: string; words: string; since: number; wrong: number; isLong: boolean } | null;
  /** The places where the seats are, each once. */
  places: readonly string[];
  isOver: boolean;
  /** The order that was sent to the team and waits, with the milliseconds left; hints come first. */
  underWay: { type: 'hint' | 'open' | 'end'; left: number } | null;
}

const MINUTE = 60_000;

/** Returns what the card of a team shows. */
export function readCard(
  team: BoardTeam,
  { waiting, at, state }: Pick<ShowClassAnswer, 'waiting' | 'at' | 'state'>,
): TeamCardView {
  const { seats, lock, limit, played, outcome, needs } = team;
  return {
    alert: alertOf(team, state === 'paused'),
    seated: seats.length,
    here: seats.filter(({ isHere }) => isHere).length,
    left: limit === null ? null : Math.max(0, limit - played),
    lock: lock && {
      name: lock.name,
      words: lock.words,
      since: Math.max(0, played - lock.since),
      wrong: lock.wrong,
      isLong: needs.includes('long'),
    },
    places: [...new Set(seats.flatMap(({ place }) => place || []))],
    isOver: outcome !== null,
    underWay: underWayOf(team.team, waiting, at),
  };
}

function alertOf({ outcome, needs, quiet, lock, seats, isPaused, played }: BoardTeam, isAllPaused: boolean) {
  if (outcome === 'escaped') return { type: 'escaped', time: played } as const;
  if (outcome !== null) return { type: outcome } as const;
  if (seats.length === 0) return { type: 'empty' } as const;
  if (needs.includes('help')) return { type: 'help' } as const;
  if (isPaused && !isAllPaused) return { type: 'paused' } as const;
  if (needs.includes('quiet'))
    return { type: 'quiet', minutes: Math.max(1, Math.floor(quiet / MINUTE)) } as const;
  if (needs.includes('wrong')) return { type: 'wrong', count: lock?.wrong ?? MANY_WRONG } as const;
  return needs.includes('long') ? ({ type: 'long' } as const) : null;
}

const FIRST = ['hint', 'open', 'end'];

function underWayOf(team: number, waiting: ShowClassAnswer['waiting'], at: number): TeamCardView['underWay'] {
  const [first] = waiting
    .filter((order) => order.due > at && (order.team === null || order.team === team))
    .toSorted((one, other) => FIRST.indexOf(one.type) - FIRST.indexOf(other.type));
  return first ? { type: first.type, left: first.due - at } : null;
}
