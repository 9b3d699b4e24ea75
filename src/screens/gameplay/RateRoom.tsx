import { useProfile } from '../../components/appStores.ts';
import { RatingStars } from '../../components/play/RatingStars.tsx';
import type { RatingStore } from '../../stores/ratingStore.ts';

interface RateRoomProps {
  store: RatingStore;
  /** Undefined while it is not known. */
  creatorId: string | undefined;
}

/** Nobody rates a room of their own (DESIGN §4). */
export function RateRoom({ store, creatorId }: RateRoomProps) {
  const userId = useProfile((profile) => profile.userId);
  if (creatorId === undefined || creatorId === userId) return null;
  return <RatingStars store={store} />;
}
