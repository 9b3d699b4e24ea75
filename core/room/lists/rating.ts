import * as v from 'valibot';
import { type InvalidInput, parseWith, type SchemaOf } from '../../util/parseWith.ts';
import type { Result } from '../../util/result.ts';
import { filledString, wholeNumber } from '../../util/schemas.ts';

/** Ratings are whole stars. */
export const STARS = [1, 2, 3, 4, 5] as const;
export type Stars = (typeof STARS)[number];

/** A document of the collection `ratings` (SPEC §3): one for each player and room. */
export interface Rating {
  roomId: string;
  /** Id of the user or guest. */
  userId: string;
  rating: Stars;
}

/** The document `ratingAggregates/{roomId}` (SPEC §3). */
export interface RatingAggregate {
  /** Weighted sum of stars: all guests of one network count as five at most (`weightOf`). */
  sum: number;
  /** Weighted number of ratings. */
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

/** Parses a stored rating; a refusal names the path of the first fault. */
export function parseRating(input: unknown): Result<Rating, InvalidInput> {
  return parseWith(ratingSchema, input);
}

/** Parses a stored aggregate; a missing document means no ratings. */
export function readAggregate(input: unknown): RatingAggregate {
  const parsed = parseWith(ratingAggregateSchema, input);
  return parsed.ok ? parsed.value : NO_RATINGS;
}

/** Returns sum divided by count (SPEC §3), or 0 without ratings. */
export function averageOf({ sum, count }: RatingAggregate): number {
  return count === 0 ? 0 : sum / count;
}
