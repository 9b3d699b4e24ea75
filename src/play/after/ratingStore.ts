import { createStore } from 'zustand/vanilla';
import { NO_RATINGS, type RatingAggregate, type Stars } from '../../../core/room/lists/rating.ts';
import { createSerialQueue } from '../../../core/util/createSerialQueue.ts';
import type { RatingsPort } from '../../shared/ports/RatingsPort.ts';

/** SPEC §3 "rating": the room's ratings and this player's own. */
interface RatingState {
  roomId: string;
  /** This player's own stars, shown before the server confirms them; null for none. */
  rating: Stars | null;
  aggregate: RatingAggregate;
  posting: 'idle' | 'sending' | 'done' | 'failed';
  /** Loads the room's ratings and the player's own stars. */
  open: (roomId: string) => Promise<void>;
  /** Rates the open room. */
  rate: (rating: Stars) => Promise<void>;
}

/** Failures are logged (SPEC §8); `posting` shows them to the player. */
export function createRatingStore(port: RatingsPort) {
  return createStore<RatingState>((set, get) => {
    const enqueue = createSerialQueue();
    /** The last stars known to be stored. */
    let kept: Stars | null = null;

    /** Posts the stars shown now. If several were chosen quickly, only the last are posted. */
    async function post() {
      const { roomId, rating, posting } = get();
      if (rating === null || posting !== 'sending') return;
      if (rating === kept) return set({ posting: 'done' });
      const isShown = () => get().roomId === roomId && get().rating === rating;
      try {
        const answer = await port.postRating(roomId, rating);
        console.info('The rating was posted.', answer);
        if (get().roomId === roomId) kept = rating;
        if (isShown()) set({ posting: 'done' });
      } catch (error) {
        console.error('Failed to post rating', error);
        if (isShown()) set({ rating: kept, posting: 'failed' });
      }
    }

    async function open(roomId: string) {
      kept = null;
      set({ roomId, rating: null, aggregate: NO_RATINGS, posting: 'idle' });
      try {
        const [aggregate, own] = await Promise.all([port.loadAggregate(roomId), port.findOwnRating(roomId)]);
        if (get().roomId !== roomId) return;
        kept ??= own;
        // Stars chosen meanwhile are newer than the loaded ones.
        set({ aggregate, rating: get().rating ?? own });
      } catch (error) {
        console.error('The ratings could not be loaded.', error);
      }
    }

    return {
      roomId: '',
      rating: null,
      aggregate: NO_RATINGS,
      posting: 'idle',
      open,
      rate: (rating) => {
        set({ rating, posting: 'sending' });
        return enqueue(post);
      },
    };
  });
}

export type RatingStore = ReturnType<typeof createRatingStore>;
