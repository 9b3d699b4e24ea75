import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { browserStorage } from '../../shared/browser/guardedStorage.ts';
import { useMedia } from '../../shared/browser/useWindow.ts';
import { WINDOWS } from '../../shared/browser/windows.ts';

const KEY = 'wide-room';

/** Devices on which the room starts as tall as possible: shown whole it would be a strip. A finger can scroll it. */
const TALL_AT_FIRST = `${WINDOWS.upright} and (pointer: coarse)`;

const wideChoice = createStore(() => ({ chosen: browserStorage.getItem(KEY) }));

/**
 * Whether a room begins with the whole window, as on the landing page, where the painting becomes the stage.
 */
export const WideAtFirst = createContext(false);

/** Whether the room has the whole window instead of SPEC §2's share; kept in this browser, for all plays. */
export function useWide(): boolean {
  const isTallAtFirst = useMedia(TALL_AT_FIRST);
  const isWideAtFirst = useContext(WideAtFirst);
  const chosen = useStore(wideChoice, (s) => s.chosen);
  return chosen === null ? isTallAtFirst || isWideAtFirst : chosen === 'yes';
}

/** Whether the player has changed the size, in this play or an earlier one. */
export function useHasChosenSize(): boolean {
  return useStore(wideChoice, (s) => s.chosen !== null);
}

export function chooseWide(isWide: boolean): void {
  const chosen = isWide ? 'yes' : 'no';
  wideChoice.setState({ chosen });
  browserStorage.setItem(KEY, chosen);
}
