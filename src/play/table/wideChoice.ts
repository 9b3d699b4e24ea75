import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { browserStorage } from '../../shared/browser/guardedStorage.ts';
import { useMedia } from '../../shared/browser/useMedia.ts';
import { SIDEWAYS } from './sideways.ts';

const KEY = 'wide-room';

/** There the room is as tall as there is place from the start: seen whole it would be a strip of the screen, and a finger moves it. */
const TALL_AT_FIRST = '(orientation: portrait) and (max-width: 960px) and (pointer: coarse)';

const wideChoice = createStore(() => ({ chosen: browserStorage.getItem(KEY) }));

/** Whether a room begins with all of the window, as on the front page, where a painting of the window's width becomes the stage. */
export const WideAtFirst = createContext(false);

/** Whether the room has all of the window, instead of SPEC §2's share of it; as it was chosen in this browser, for all plays. */
export function useWide(): boolean {
  const isTallAtFirst = useMedia(TALL_AT_FIRST);
  const isWideAtFirst = useContext(WideAtFirst);
  const chosen = useStore(wideChoice, (s) => s.chosen);
  return chosen === null ? isTallAtFirst || isWideAtFirst : chosen === 'yes';
}

/** Whether there is less to go back to: on a phone the room has all of it anyway. */
export function useIsWidened(): boolean {
  const isSideways = useMedia(SIDEWAYS.slice('@media '.length));
  const isTallAtFirst = useMedia(TALL_AT_FIRST);
  const isWideAtFirst = useContext(WideAtFirst);
  return useWide() && !isSideways && !isTallAtFirst && !isWideAtFirst;
}

export function chooseWide(isWide: boolean): void {
  const chosen = isWide ? 'yes' : 'no';
  wideChoice.setState({ chosen });
  browserStorage.setItem(KEY, chosen);
}

/** Back from what was chosen to what is usual. */
export function chooseUsualWidth(): void {
  wideChoice.setState({ chosen: null });
  browserStorage.removeItem(KEY);
}
