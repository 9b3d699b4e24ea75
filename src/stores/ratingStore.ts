import { createStore } from 'zustand/vanilla';
import { NO_RATINGS, type RatingAggregate, type Stars } from '../../core/room/rating.ts';
import type { RatingsPort } from './ports.ts';

/** SPEC §3 "rating": how a room is rated, and what this player gave it. */
export interface RatingState {
  roomId: string;
  /** This player's own stars, shown at once; null for none. */
  rating: Stars | null;
  aggregate: RatingAggregate;
  posting: 'idle' | 'sending' | 'done' | 'failed';
  /** Loads how a room stands, and what was given before. */
  open: (roomId: string) => Promise<void>;
  /** Rates the open room. */
  rate: (rating: Stars) => Promise<void>;
}

/** Failures are logged (SPEC §8), and told by `posting` to who has just rated. */
export function createRatingStore(port: RatingsPort) {
  return createStore<RatingState>((set, get) => ({
    roomId: '',
    rating: null,
    aggregate: NO_RATINGS,
    posting: 'idle',
    open: async (roomId) => {
      set({ roomId, rating: null, aggregate: NO_RATINGS, posting: 'idle' });
      try {
        const [aggregate, rating] = await Promise.all([
          port.loadAggregate(roomId),
          port.findOwnRating(roomId),
        ]);
        // What was given meanwhile is newer than what was found.
        if (get().roomId === roomId) set({ aggregate, rating: get().rating ?? rating });
      } catch (error) {
        console.error('The ratings could not be loaded.', error);
      }
    },
    rate: async (rating) => {
      const { roomId, rating: before } = get();
      set({ rating, posting: 'sending' });
      const isLatest = () => get().roomId === roomId && get().rating === rating;
      try {
        const answer = await port.postRating(roomId, rating);
        console.info('The rating was posted.', answer);
        if (isLatest()) set({ posting: 'done' });
      } catch (error) {
        console.error('Failed to post rating', error);
        if (isLatest()) set({ rating: before, posting: 'failed' });
      }
    },
  }));
}

export type RatingStore = ReturnType<typeof createRatingStore>;
