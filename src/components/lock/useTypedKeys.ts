import { useEffect, useEffectEvent } from 'react';
import { FIELD } from './useEarlyKeys.ts';

interface TypedKeys {
  /** A character that was typed. */
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
    else if (key.length === 1 && !(key === ' ' && isIn('button, [tabindex="0"]'))) type(key);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => take(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
