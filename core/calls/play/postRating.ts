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
  /** The secret by which a guest proves the finished play. */
  guestToken?: string;
}

/** How the room stands with this rating. */
export type PostRatingAnswer = RatingAggregate;

/** Rates a room after a finished play of it; a later rating of the same player takes the place of the one before (SPEC §7). */
export const postRatingCall: CallContract<PostRatingRequest, PostRatingAnswer> = {
  name: 'postRating',
  method: 'POST',
  request: v.object({
    roomId: documentId,
    rating: starsSchema,
    guestToken: v.exactOptional(shortText),
  }),
  answer: ratingAggregateSchema,
  errors: ['notFound', 'tooManyRequests'],
};
