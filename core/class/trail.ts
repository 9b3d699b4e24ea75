import type { HintRung, PlayerHint } from '../hint/model.ts';
import type { Play, PlayEvent } from '../play/model.ts';
import { renameHint } from '../play/view/naming.ts';
import { itemOf } from '../room/links.ts';
import type { ItemId, Room } from '../room/model.ts';
import { countDone } from './progress.ts';

/** Events that mean that a lock was tried and stays closed. */
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

/** Maximum number of steps of a trail: far more than a team ever takes. */
const MOST_STEPS = 400;

/**
 * The steps of a team, for the teacher's board and the results (Q4, Q8). It does not contain who took them.
 * Times are milliseconds of the team's clock.
 */
export interface Trail {
  /** Number of needed steps that are done: the highest so far, so that progress never falls. */
  readonly done: number;
  /** The time of the last action of a seat, a refused one too; 0 before the first one. */
  readonly actedAt: number;
  /** The closed lock that was tried last. */
  readonly lock: LockAtWork | null;
  /** The number of wrong answers and keys, by lock. */
  readonly wrong: Readonly<Record<ItemId, number>>;
  /** In the order in which they were taken. */
  readonly steps: readonly TrailStep[];
}

/** The lock that a team works at. */
export interface LockAtWork {
  readonly id: ItemId;
  /** When the team tried it first. */
  readonly since: number;
}

export type TrailStep =
  /** `isHelped`: opened by the teacher, or by the last rung of a hint. */
  | { readonly type: 'opened'; readonly item: ItemId; readonly at: number; readonly isHelped?: true }
  | {
      readonly type: 'hint';
      readonly item: ItemId;
      readonly rung: HintRung;
      readonly at: number;
      /** What the hint said; missing in plays of earlier versions. */
      readonly told?: PlayerHint;
      /** When the teacher sent it, in milliseconds since the epoch; missing if the team asked for it. */
      readonly sentAt?: number;
    }
  | { readonly type: 'escaped'; readonly at: number };

export const NO_TRAIL: Trail = { done: 0, actedAt: 0, lock: null, wrong: {}, steps: [] };

/** A judged action, with ids. */
export interface TrailTurn {
  room: Room;
  before: Play;
  after: Play;
  /** The events of the action, with ids. */
  events: readonly PlayEvent[];
  /** Milliseconds of the team's clock. */
  at: number;
  /** When the teacher sent the hint or the opening, since the epoch; missing if a seat of the team acted. */
  sentAt?: number;
}

/** Returns the trail after an act that changed nothing, such as a call for help or a refused action. */
export function noteAct(trail: Trail, at: number): Trail {
  return { ...trail, actedAt: at };
}

/** Returns the trail after an action. */
export function noteTrail(trail: Trail, turn: TrailTurn): Trail {
  const { room, before, after, events, at, sentAt } = turn;
  const isChanged = before.items !== after.items || before.inventory !== after.inventory || after.isEscaped;
  const steps = [...trail.steps, ...stepsOf(turn)].slice(0, MOST_STEPS);
  return {
    done: isChanged ? Math.max(trail.done, countDone(room, after)) : trail.done,
    actedAt: sentAt === undefined ? at : trail.actedAt,
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

function stepsOf({ before, after, events, at, sentAt }: TrailTurn): readonly TrailStep[] {
  const hint = events.find((event) => event.type === 'hint')?.hint;
  const item = hint && hintedItem(before, after);
  const isHelped = sentAt !== undefined || hint?.rung === 'done';
  const hinted: readonly TrailStep[] =
    hint && item !== undefined
      ? [
          {
            type: 'hint',
            item,
            rung: hint.rung,
            at,
            told: renameHint(hint, after),
            ...(sentAt !== undefined && { sentAt }),
          },
        ]
      : [];
  const rest = events.flatMap((event): TrailStep[] => {
    if (event.type === 'unlocked')
      return [{ type: 'opened', item: event.item, at, ...(isHelped && { isHelped }) }];
    return event.type === 'escaped' ? [{ type: 'escaped', at }] : [];
  });
  return [...hinted, ...rest];
}

/**
 * Returns the item of the step for which a further rung was shown. The step's key ends with it
 * (`findNextStep`).
 */
function hintedItem(before: Play, after: Play): ItemId | undefined {
  const key = Object.keys(after.hints.rungs).find(
    (each) => after.hints.rungs[each] !== before.hints.rungs[each],
  );
  return key?.slice(key.indexOf(' ') + 1);
}
