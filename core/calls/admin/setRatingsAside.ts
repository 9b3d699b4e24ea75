import * as v from 'valibot';
import { type RatingAggregate, ratingAggregateSchema } from '../../room/lists/rating.ts';
import type { CallContract } from '../callContract.ts';
import { documentId, shortText } from '../pieces/ids.ts';

export interface SetRatingsAsideRequest {
  roomId: string;
  /** Id of the network, as in `roomScores`. */
  origin: string;
  /** False lets the ratings count again. */
  isSetAside: boolean;
}

/** The room's ratings that count after the change. */
export type SetRatingsAsideAnswer = RatingAggregate;

/**
 * Excludes the present and later ratings of one network from a room's average, or includes them again. For
 * admins.
 */
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
