import { useWindow } from '../../shared/browser/useWindow.ts';
import { useWideRoom } from '../table/useWideRoom.ts';

interface OverRoom {
  /** Captions lie over the room; on an upright phone that shows the whole room or a close-up, they stand below it. */
  areCaptionsOver: boolean;
  /** So does the news of the last action, where there is no line for it. */
  isNewsOver: boolean;
}

/** What of the words lies over the room in this window. */
export function useOverRoom(): OverRoom {
  const isWide = useWideRoom();
  const isUprightPhone = useWindow('uprightPhone');
  const isSideways = useWindow('sideways');
  return { areCaptionsOver: isWide || !isUprightPhone, isNewsOver: isWide || isSideways };
}
