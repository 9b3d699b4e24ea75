import { useIsAtLeast } from '../../shared/browser/useWindow.ts';

/** Whether the room is hardly larger than the tools in it: upright phones. */
export function useIsPhone(): boolean {
  return !useIsAtLeast('md');
}
