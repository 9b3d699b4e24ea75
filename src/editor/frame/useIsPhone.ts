import { useMedia } from '../../shared/browser/useMedia.ts';

/** Whether the room is hardly larger than the tools in it: upright phones. */
export function useIsPhone(): boolean {
  return useMedia('(max-width: 600px)');
}
