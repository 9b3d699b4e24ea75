import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { browserStorage } from '../../../shared/browser/guardedStorage.ts';

/** How this player wants to notice the others; stored in this browser. */
interface CompanyChoice {
  /** Whether messages about the others are shown. */
  tells: boolean;
  showsPointers: boolean;
  /** Whether signals have a tone, even while the sounds of the game are off. */
  hasTone: boolean;
}

/** The storage key of each choice, and the value that differs from the default. */
const KEPT = {
  tells: { key: 'company-told', other: 'no' },
  showsPointers: { key: 'company-pointers', other: 'no' },
  hasTone: { key: 'company-tone', other: 'yes' },
} as const;

const companyChoice = createStore<CompanyChoice>(() => ({
  tells: !isOther('tells'),
  showsPointers: !isOther('showsPointers'),
  hasTone: isOther('hasTone'),
}));

function isOther(choice: keyof CompanyChoice): boolean {
  const { key, other } = KEPT[choice];
  return browserStorage.getItem(key) === other;
}

export const chosenCompany = companyChoice.getState;

export function useCompanyChoice(): CompanyChoice {
  return useStore(companyChoice);
}

export function chooseCompany(choice: keyof CompanyChoice, isOn: boolean): void {
  companyChoice.setState({ [choice]: isOn });
  browserStorage.setItem(KEPT[choice].key, isOn ? 'yes' : 'no');
}
