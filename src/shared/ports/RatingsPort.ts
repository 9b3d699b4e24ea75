import type { RatingAggregate, Stars } from '../../../core/room/lists/rating.ts';

export interface RatingsPort {
  /** Rates a room that this player has finished; answers how it stands then (SPEC §7). @throws notFound, tooManyRequests */
  postRating: (roomId: string, rating: Stars) => Promise<RatingAggregate>;
  /** The stars that this player gave the room before; null for none. */
  findOwnRating: (roomId: string) => Promise<Stars | null>;
  /** How many ratings a room has, and their sum. */
  loadAggregate: (roomId: string) => Promise<RatingAggregate>;
}
