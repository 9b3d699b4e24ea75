import { useEffect, useEffectEvent } from 'react';

interface TypedKeys {
  /** A character that was typed. */
  type: (key: string) => void;
  undo?: () => void;
}

/** What is typed while the lock is held, wherever on it the focus is: fields take their own. */
export function useTypedKeys({ type, undo }: TypedKeys): void {
  const take = useEffectEvent((event: KeyboardEvent) => {
    const isField = event.target instanceof HTMLInputElement;
    if (isField || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Backspace') undo?.();
    else if (event.key.length === 1 && event.key !== ' ') type(event.key);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => take(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
