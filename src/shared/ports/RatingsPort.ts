import type { RatingAggregate, Stars } from '../../../core/room/lists/rating.ts';

export interface RatingsPort {
  /**
   * Rates a room that this player has finished; returns the new aggregate (SPEC §7). @throws notFound,
   * tooManyRequests
   */
  postRating: (roomId: string, rating: Stars) => Promise<RatingAggregate>;
  /** The stars that this player gave the room; null for none. */
  findOwnRating: (roomId: string) => Promise<Stars | null>;
  /** The number and sum of a room's ratings. */
  loadAggregate: (roomId: string) => Promise<RatingAggregate>;
}
