import { useState } from 'react';
import { browserStorage } from '../../shared/browser/guardedStorage.ts';

const KEPT = 'review-keys';

/** Whether the queue has single-key shortcuts; kept in this browser (WCAG 2.1.4: speech input types them). */
export interface KeysChoice {
  areOn: boolean;
  turn: (areOn: boolean) => void;
}

export function useKeysChoice(): KeysChoice {
  const [areOn, setOn] = useState(() => browserStorage.getItem(KEPT) !== 'off');
  const turn = (isOn: boolean) => {
    setOn(isOn);
    browserStorage.setItem(KEPT, isOn ? 'on' : 'off');
  };
  return { areOn, turn };
}
