import * as v from 'valibot';
import { wholeNumber } from '../../util/schemas.ts';
import type { CallContract } from '../callContract.ts';
import { peopleAtSeat } from '../pieces/classes.ts';
import { type SeatProof, seatProofFields } from '../pieces/seatProof.ts';

export interface SetUpSeatRequest extends SeatProof {
  /** Asks for another name of the game (Q2); only before the start. */
  spin?: true;
  /** How many people sit at this seat. */
  people?: number;
}

export interface SetUpSeatAnswer {
  name: string;
  spinsLeft: number;
  people: number;
}

/** Sets up a pupil's own seat: another name, and how many sit there. */
export const setUpSeatCall: CallContract<SetUpSeatRequest, SetUpSeatAnswer> = {
  name: 'setUpSeat',
  method: 'POST',
  request: v.object({
    ...seatProofFields,
    spin: v.exactOptional(v.literal(true)),
    people: v.exactOptional(peopleAtSeat),
  }),
  answer: v.object({ name: v.string(), spinsLeft: wholeNumber, people: peopleAtSeat }),
  errors: ['notFound', 'roomHidden', 'conflict', 'invalidRoom', 'tooManyRequests'],
};
