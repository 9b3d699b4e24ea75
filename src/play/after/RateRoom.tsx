import { useProfile } from '../../shared/context/appStores.ts';
import { PlaceKept } from '../../shared/page/PlaceKept.tsx';
import { RatingStars } from './RatingStars.tsx';
import type { RatingStore } from './ratingStore.ts';

interface RateRoomProps {
  store: RatingStore;
  /** Undefined while unknown. */
  creatorId: string | undefined;
}

/** Lets a player rate the room, unless it is their own. */
export function RateRoom({ store, creatorId }: RateRoomProps) {
  const userId = useProfile((profile) => profile.userId);
  if (creatorId === userId) return null;
  const stars = <RatingStars store={store} />;
  return creatorId === undefined ? <PlaceKept>{stars}</PlaceKept> : stars;
}
