import { useMedia } from '../../shared/browser/useMedia.ts';

/** Whether the room is hardly larger than the tools at a thing in it: on phones held upright. */
export function useIsPhone(): boolean {
  return useMedia('(max-width: 600px)');
}
