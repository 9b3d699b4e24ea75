import { useProfile } from '../../shared/context/appStores.ts';
import { PlaceKept } from '../../shared/page/PlaceKept.tsx';
import { RatingStars } from './RatingStars.tsx';
import type { RatingStore } from './ratingStore.ts';

interface RateRoomProps {
  store: RatingStore;
  /** Undefined while it is not known. */
  creatorId: string | undefined;
}

/** Nobody rates a room of their own. */
export function RateRoom({ store, creatorId }: RateRoomProps) {
  const userId = useProfile((profile) => profile.userId);
  if (creatorId === userId) return null;
  const stars = <RatingStars store={store} />;
  return creatorId === undefined ? <PlaceKept>{stars}</PlaceKept> : stars;
}
