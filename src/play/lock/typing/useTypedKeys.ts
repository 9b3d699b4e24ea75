import { useEffect, useEffectEvent } from 'react';
import { isCharacter, plainKey } from '../../../shared/keys/keyOf.ts';
import { FIELD } from './useEarlyKeys.ts';

interface TypedKeys {
  /** Gets a typed character; digits of any script are converted to the lock's. */
  type: (key: string) => void;
  undo?: () => void;
}

/** Handles keys typed anywhere in the lock's dialog; fields handle their own. */
export function useTypedKeys({ type, undo }: TypedKeys): void {
  const take = useEffectEvent(({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    const isIn = (selector: string) => target instanceof Element && target.closest(selector) !== null;
    if (ctrlKey || metaKey || altKey || isIn(FIELD)) return;
    if (key === 'Backspace') undo?.();
    // The space bar presses the focused control.
    else if (isCharacter(key) && !(key === ' ' && isIn('button, [tabindex="0"]'))) type(plainKey(key));
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => take(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
