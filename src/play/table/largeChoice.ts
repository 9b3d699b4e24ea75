import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { browserStorage } from '../../shared/browser/guardedStorage.ts';

const KEY = 'large-reading';

const largeChoice = createStore(() => ({ isLarge: browserStorage.getItem(KEY) === 'yes' }));

/** Whether text in dialogs is enlarged; kept in this browser. */
export function useLarge(): boolean {
  return useStore(largeChoice, (s) => s.isLarge);
}

export function chooseLarge(isLarge: boolean): void {
  largeChoice.setState({ isLarge });
  browserStorage.setItem(KEY, isLarge ? 'yes' : 'no');
}
