import * as v from 'valibot';
import {
  type RatingAggregate,
  ratingAggregateSchema,
  type Stars,
  starsSchema,
} from '../../room/lists/rating.ts';
import type { CallContract } from '../callContract.ts';
import { documentId, shortText } from '../pieces/ids.ts';

export interface PostRatingRequest {
  roomId: string;
  rating: Stars;
  /** The secret that proves which finished play is the guest's. */
  guestToken?: string;
}

/** The room's ratings including this one. */
export type PostRatingAnswer = RatingAggregate;

/**
 * Rates a room after a finished play of it. A later rating by the same player replaces the earlier one (SPEC
 * §7).
 */
export const postRatingCall: CallContract<PostRatingRequest, PostRatingAnswer> = {
  name: 'postRating',
  method: 'POST',
  provesGuest: true,
  request: v.object({
    roomId: documentId,
    rating: starsSchema,
    guestToken: v.exactOptional(shortText),
  }),
  answer: ratingAggregateSchema,
  errors: ['notFound', 'tooManyRequests'],
};
