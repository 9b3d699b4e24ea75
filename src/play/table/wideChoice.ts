import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { browserStorage } from '../../shared/browser/guardedStorage.ts';

const KEY = 'wide-room';

const wideChoice = createStore(() => ({ chosen: browserStorage.getItem(KEY) }));

/**
 * Whether a room begins with the whole window, as on the landing page, where the painting becomes the stage.
 */
export const WideAtFirst = createContext(false);

/** Whether the room has the whole window instead of SPEC §2's share; kept in this browser, for all plays. */
export function useWide(): boolean {
  const isWideAtFirst = useContext(WideAtFirst);
  const chosen = useStore(wideChoice, (s) => s.chosen);
  return chosen === null ? isWideAtFirst : chosen === 'yes';
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
