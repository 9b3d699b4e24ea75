import * as v from 'valibot';
import { hintSchema } from '../../../core/calls/pieces/events.ts';
import { CLASS_LIMITS } from '../../../core/class/classLimits.ts';
import type { Trail } from '../../../core/class/trail.ts';
import { HINT_RUNGS } from '../../../core/hint/model.ts';
import type { SchemaOf } from '../../../core/util/parseWith.ts';
import { finiteNumber, wholeNumber } from '../../../core/util/schemas.ts';

/** The fields of a play that belongs to a session of a class. */
export interface StoredInClass {
  sessionId: string;
  /** Number of the team. */
  team: number;
  /** Number of the last waiting order that was carried out or dropped (Q12). */
  carriedOut: number;
  /** Number of the last waiting order that was dropped, such as a hint when there was nothing left to say. */
  dropped?: number;
  /** Number of the seat that acted last; hints are given for it (Q5). */
  actor?: number;
  /** The session's number when the team called for its teacher; missing if it does not call (Q4). */
  called?: number;
  /** By seat number; only seats with settings. */
  seats: Readonly<Record<string, ClassSeat>>;
  trail: Trail;
}

/** The settings of a seat, made by its pupils. */
export interface ClassSeat {
  /** Number of people who sit there. */
  people: number;
  /** Number of spins for another name (Q2). */
  spins: number;
}

const AS_TAKEN: ClassSeat = { people: 1, spins: 0 };

/** Returns what the pupils at a seat have set up, or what a seat has when it is taken. */
export function classSeatOf(
  inClass: Pick<StoredInClass, 'seats'> | undefined,
  seat: number | string,
): ClassSeat {
  return inClass?.seats[seat] ?? AS_TAKEN;
}

/** Returns how often the pupils at a seat may still have another name given. */
export function spinsLeftOf({ spins }: ClassSeat): number {
  return Math.max(0, CLASS_LIMITS.spins - spins);
}

const trailStep: SchemaOf<Trail['steps'][number]> = v.variant('type', [
  v.object({
    type: v.literal('opened'),
    item: v.string(),
    at: finiteNumber,
    isHelped: v.exactOptional(v.literal(true)),
  }),
  v.object({
    type: v.literal('hint'),
    item: v.string(),
    rung: v.picklist(HINT_RUNGS),
    at: finiteNumber,
    told: v.exactOptional(hintSchema),
    sentAt: v.exactOptional(finiteNumber),
  }),
  v.object({ type: v.literal('escaped'), at: finiteNumber }),
]);

export const inClassSchema: SchemaOf<StoredInClass> = v.object({
  sessionId: v.string(),
  team: wholeNumber,
  carriedOut: wholeNumber,
  dropped: v.exactOptional(wholeNumber),
  actor: v.exactOptional(wholeNumber),
  called: v.exactOptional(wholeNumber),
  seats: v.record(v.string(), v.object({ people: wholeNumber, spins: wholeNumber })),
  trail: v.object({
    done: wholeNumber,
    actedAt: finiteNumber,
    lock: v.nullable(v.object({ id: v.string(), since: finiteNumber })),
    wrong: v.record(v.string(), wholeNumber),
    steps: v.array(trailStep),
  }),
});
