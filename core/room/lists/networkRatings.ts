import * as v from 'valibot';
import { parseWith, type SchemaOf } from '../../util/parseWith.ts';
import { wholeNumber } from '../../util/schemas.ts';
import { NO_RATINGS, type RatingAggregate } from './rating.ts';

/**
 * The ratings from one network's guests and from its accounts without a confirmed e-mail address. Both are
 * free to create, so all of them together count as a few at most.
 */
export interface NetworkRatings extends RatingAggregate {
  /** Whether an admin has excluded them: they are kept, but neither they nor later ones count. */
  isSetAside: boolean;
}

/** Maximum number of ratings that one network counts for in a room. */
export const MOST_OF_NETWORK = 5;

export const NO_NETWORK_RATINGS: NetworkRatings = { ...NO_RATINGS, isSetAside: false };

export const networkRatingsSchema: SchemaOf<NetworkRatings> = v.object({
  sum: wholeNumber,
  count: wholeNumber,
  isSetAside: v.optional(v.boolean(), false),
});

/** Parses the stored ratings of a network; a missing document means no ratings. */
export function readNetworkRatings(input: unknown): NetworkRatings {
  const parsed = parseWith(networkRatingsSchema, input);
  return parsed.ok ? parsed.value : NO_NETWORK_RATINGS;
}

/**
 * Returns what a network adds to a room's sum and count: its average, weighted with its number of ratings but
 * at most five. The sum is in whole stars.
 */
export function weightOf({ sum, count, isSetAside }: NetworkRatings): RatingAggregate {
  if (isSetAside || count === 0) return NO_RATINGS;
  const weight = Math.min(count, MOST_OF_NETWORK);
  return { sum: Math.round((sum / count) * weight), count: weight };
}
