import * as v from 'valibot';
import { type RatingAggregate, ratingAggregateSchema } from '../../room/lists/rating.ts';
import type { CallContract } from '../callContract.ts';
import { documentId, shortText } from '../pieces/ids.ts';

export interface SetRatingsAsideRequest {
  roomId: string;
  /** Of the network, as `roomScores` names it. */
  origin: string;
  /** False takes it back. */
  isSetAside: boolean;
}

/** The room's ratings as they count then. */
export type SetRatingsAsideAnswer = RatingAggregate;

/** Sets what one network gave a room aside, and what comes from it later, or takes that back; for admins. */
export const setRatingsAsideCall: CallContract<SetRatingsAsideRequest, SetRatingsAsideAnswer> = {
  name: 'setRatingsAside',
  method: 'POST',
  isForAdmins: true,
  request: v.object({
    roomId: documentId,
    origin: v.pipe(shortText, v.regex(/^[\w-]{22}$/, 'Not the id of a network.')),
    isSetAside: v.boolean(),
  }),
  answer: ratingAggregateSchema,
  errors: ['notFound'],
};
