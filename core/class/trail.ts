import type { HintRung } from '../hint/model.ts';
import type { Play, PlayEvent } from '../play/model.ts';
import { itemOf } from '../room/links.ts';
import type { ItemId, Room } from '../room/model.ts';
import { countDone } from './progress.ts';

/** Events of a lock that was tried and stays closed. */
const TRIED: ReadonlySet<PlayEvent['type']> = new Set([
  'passwordAsked',
  'passwordWrong',
  'lockClosed',
  'lockSlowed',
  'lockedByItem',
  'lockedBySequence',
  'keyDoesNotFit',
  'keyFits',
]);

/** Steps that a trail holds: far more than a team of a class takes. */
const MOST_STEPS = 400;

/**
 * What a team of a session has done, for the teacher's board and for the results (Q4, Q8). It says nothing of who did
 * it. Times are milliseconds of the team's clock.
 */
export interface Trail {
  /** Number of needed things that are done: the highest so far, so that progress never falls. */
  readonly done: number;
  /** When anybody acted last; 0 before. */
  readonly actedAt: number;
  /** The lock that was tried last and is still closed. */
  readonly lock: LockAtWork | null;
  /** By lock, the number of wrong answers and keys. */
  readonly wrong: Readonly<Record<ItemId, number>>;
  /** In order. */
  readonly steps: readonly TrailStep[];
}

/** The lock that a team works at. */
export interface LockAtWork {
  readonly id: ItemId;
  /** When the team turned to it. */
  readonly since: number;
}

export type TrailStep =
  /** `isHelped`: opened by the teacher, or by the last rung of a hint. */
  | { readonly type: 'opened'; readonly item: ItemId; readonly at: number; readonly isHelped?: true }
  | { readonly type: 'hint'; readonly item: ItemId; readonly rung: HintRung; readonly at: number }
  | { readonly type: 'escaped'; readonly at: number };

export const NO_TRAIL: Trail = { done: 0, actedAt: 0, lock: null, wrong: {}, steps: [] };

/** An action that was judged, with ids. */
export interface TrailTurn {
  room: Room;
  before: Play;
  after: Play;
  /** Of the action, with ids. */
  events: readonly PlayEvent[];
  /** Milliseconds of the team's clock. */
  at: number;
  /** Whether the teacher, and no seat, did it. */
  isByTeacher?: boolean;
}

/** Returns the trail after an action. */
export function noteTrail(trail: Trail, turn: TrailTurn): Trail {
  const { room, before, after, events, at, isByTeacher = false } = turn;
  if (events.length === 0) return trail;
  const isChanged = before.items !== after.items || before.inventory !== after.inventory || after.isEscaped;
  const steps = [...trail.steps, ...stepsOf(turn)].slice(0, MOST_STEPS);
  return {
    done: isChanged ? Math.max(trail.done, countDone(room, after)) : trail.done,
    actedAt: isByTeacher ? trail.actedAt : at,
    lock: lockAtWork(trail.lock, turn),
    wrong: events.reduce(countWrong, trail.wrong),
    steps,
  };
}

function lockAtWork(former: LockAtWork | null, { room, after, events, at }: TrailTurn): LockAtWork | null {
  const tried = events.flatMap((event) =>
    TRIED.has(event.type) && 'item' in event && event.item !== null ? [event.item] : [],
  );
  const id = tried.at(-1) ?? former?.id;
  if (id === undefined || !itemOf(room, id) || after.items[id]?.isLocked !== true) return null;
  return id === former?.id ? former : { id, since: at };
}

function countWrong(wrong: Trail['wrong'], event: PlayEvent): Trail['wrong'] {
  if (event.type !== 'passwordWrong' && event.type !== 'keyDoesNotFit') return wrong;
  return { ...wrong, [event.item]: (wrong[event.item] ?? 0) + 1 };
}

function stepsOf({ before, after, events, at, isByTeacher = false }: TrailTurn): readonly TrailStep[] {
  const told = events.find((event) => event.type === 'hint')?.hint;
  const hinted = told && hintedItem(before, after);
  const isHelped = isByTeacher || told?.rung === 'done';
  const hint =
    told && hinted !== undefined ? [{ type: 'hint', item: hinted, rung: told.rung, at } as const] : [];
  const rest = events.flatMap((event): TrailStep[] => {
    if (event.type === 'unlocked')
      return [{ type: 'opened', item: event.item, at, ...(isHelped && { isHelped }) }];
    return event.type === 'escaped' ? [{ type: 'escaped', at }] : [];
  });
  return [...hint, ...rest];
}

/** The key of the step whose count of rungs went up ends with its item (`findNextStep`). */
function hintedItem(before: Play, after: Play): ItemId | undefined {
  const key = Object.keys(after.hints.rungs).find(
    (each) => after.hints.rungs[each] !== before.hints.rungs[each],
  );
  return key?.slice(key.indexOf(' ') + 1);
}
