import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { browserStorage } from '../../shared/browser/guardedStorage.ts';

const KEY = 'still-room';

const livingChoice = createStore(() => ({ isLiving: browserStorage.getItem(KEY) !== 'yes' }));

/** Whether flames, stars and dust may move; kept in this browser. */
export function useLiving(): boolean {
  return useStore(livingChoice, (s) => s.isLiving);
}

export function chooseLiving(isLiving: boolean): void {
  livingChoice.setState({ isLiving });
  browserStorage.setItem(KEY, isLiving ? 'no' : 'yes');
}
