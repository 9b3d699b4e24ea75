import * as v from 'valibot';
import { parseWith, type SchemaOf } from '../../util/parseWith.ts';
import { wholeNumber } from '../../util/schemas.ts';
import { NO_RATINGS, type RatingAggregate } from './rating.ts';

/**
 * What the guests of one network, and its accounts whose e-mail address is not confirmed, gave a room. Both cost nothing to make, so
 * that all of them together weigh no more than a few.
 */
export interface NetworkRatings extends RatingAggregate {
  /** Whether an admin has set them aside: they are kept and count for nothing, as does what comes later. */
  isSetAside: boolean;
}

/** Ratings that one network weighs for a room at most. */
export const MOST_OF_NETWORK = 5;

export const NO_NETWORK_RATINGS: NetworkRatings = { ...NO_RATINGS, isSetAside: false };

export const networkRatingsSchema: SchemaOf<NetworkRatings> = v.object({
  sum: wholeNumber,
  count: wholeNumber,
  isSetAside: v.optional(v.boolean(), false),
});

/** Reads what is stored of a network; one without has given nothing yet. */
export function readNetworkRatings(input: unknown): NetworkRatings {
  const parsed = parseWith(networkRatingsSchema, input);
  return parsed.ok ? parsed.value : NO_NETWORK_RATINGS;
}

/** What a network adds to a room's sum and count: its average, by as many ratings as it has, five at most; the sum in whole stars. */
export function weightOf({ sum, count, isSetAside }: NetworkRatings): RatingAggregate {
  if (isSetAside || count === 0) return NO_RATINGS;
  const weight = Math.min(count, MOST_OF_NETWORK);
  return { sum: Math.round((sum / count) * weight), count: weight };
}
