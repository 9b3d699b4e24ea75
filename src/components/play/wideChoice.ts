import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { browserStorage } from '../guardedStorage.ts';
import { useMedia } from '../useMedia.ts';
import { SIDEWAYS } from './sideways.ts';

const KEY = 'wide-room';

const wideChoice = createStore(() => ({ isWide: browserStorage.getItem(KEY) === 'yes' }));

/** Whether the room has all of the window, instead of SPEC §2's share of it; kept in this browser. */
export function useWide(): boolean {
  return useStore(wideChoice, (s) => s.isWide);
}

/** Whether there is less to go back to: on a phone held sideways the room has all of it anyway. */
export function useIsWidened(): boolean {
  const isSideways = useMedia(SIDEWAYS.slice('@media '.length));
  return useWide() && !isSideways;
}

export function chooseWide(isWide: boolean): void {
  wideChoice.setState({ isWide });
  browserStorage.setItem(KEY, isWide ? 'yes' : 'no');
}
