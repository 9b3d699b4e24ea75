import { useEffect, useEffectEvent } from 'react';
import { isCharacter, plainKey } from '../../../shared/keys/keyOf.ts';
import { FIELD } from './useEarlyKeys.ts';

interface TypedKeys {
  /** A character that was typed; digits of every script are those of the lock. */
  type: (key: string) => void;
  undo?: () => void;
}

/** What is typed while the lock is held, wherever on it the focus is: fields take their own. */
export function useTypedKeys({ type, undo }: TypedKeys): void {
  const take = useEffectEvent(({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    const isIn = (selector: string) => target instanceof Element && target.closest(selector) !== null;
    if (ctrlKey || metaKey || altKey || isIn(FIELD)) return;
    if (key === 'Backspace') undo?.();
    // The space bar presses what is in focus.
    else if (isCharacter(key) && !(key === ' ' && isIn('button, [tabindex="0"]'))) type(plainKey(key));
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => take(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
