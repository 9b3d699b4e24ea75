import * as v from 'valibot';
import { type InvalidInput, parseWith, type SchemaOf } from '../../util/parseWith.ts';
import type { Result } from '../../util/result.ts';
import { filledString, wholeNumber } from '../../util/schemas.ts';

/** Whole stars, and no others. */
export const STARS = [1, 2, 3, 4, 5] as const;
export type Stars = (typeof STARS)[number];

/** A document of the collection `ratings` (SPEC §3): one for each player and room. */
export interface Rating {
  roomId: string;
  /** Whose it is: a user id, or a guest's. */
  userId: string;
  rating: Stars;
}

/** The document `ratingAggregates/{roomId}` (SPEC §3). */
export interface RatingAggregate {
  /** Of the stars of all ratings, as they weigh: all guests of one network are five at most (`weightOf`). */
  sum: number;
  /** How many ratings there are, as they weigh. */
  count: number;
}

export const NO_RATINGS: RatingAggregate = { sum: 0, count: 0 };

export const starsSchema: SchemaOf<Stars> = v.picklist(STARS);

const ratingSchema: SchemaOf<Rating> = v.object({
  roomId: filledString,
  userId: filledString,
  rating: starsSchema,
});

export const ratingAggregateSchema: SchemaOf<RatingAggregate> = v.object({
  sum: wholeNumber,
  count: wholeNumber,
});

/** Reads a stored rating; a refusal names the path of the first fault. */
export function parseRating(input: unknown): Result<Rating, InvalidInput> {
  return parseWith(ratingSchema, input);
}

/** Reads a stored aggregate; a room without one has no ratings yet. */
export function readAggregate(input: unknown): RatingAggregate {
  const parsed = parseWith(ratingAggregateSchema, input);
  return parsed.ok ? parsed.value : NO_RATINGS;
}

/** Sum divided by count (SPEC §3), 0 while there are none. */
export function averageOf({ sum, count }: RatingAggregate): number {
  return count === 0 ? 0 : sum / count;
}
