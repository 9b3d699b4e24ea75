import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { isCharacter } from '../../../shared/keys/keyOf.ts';

/**
 * Collects keys pressed before the lock's face has loaded, so that early typing is not lost. Returns the
 * function to call once the face is there, which replays them in order.
 */
export function useEarlyKeys(): () => void {
  const early = useRef<KeyboardEvent[] | null>([]);
  useLayoutEffect(() => {
    const keep = (event: KeyboardEvent) => {
      if (!early.current || !isForFace(event)) return;
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) early.current.push(event);
    };
    document.addEventListener('keydown', keep, { capture: true });
    return () => document.removeEventListener('keydown', keep, { capture: true });
  }, []);
  return () => {
    const kept = early.current ?? [];
    early.current = null;
    void strikeAgain(kept);
  };
}

async function strikeAgain(events: readonly KeyboardEvent[]): Promise<void> {
  // Leaves the effect first, so that each key finds the previous one already rendered.
  await Promise.resolve();
  for (const event of events)
    flushSync(() => event.target?.dispatchEvent(new KeyboardEvent('keydown', event)));
}

/** Whether a key is for the face; keys that operate the focused control stay with it. */
function isForFace({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || !(target instanceof Element) || target.closest(FIELD)) return false;
  if (key === 'Enter' || key === ' ' || key.startsWith('Arrow')) return target.matches('form');
  return isCharacter(key) || key === 'Backspace';
}

/** Elements that use their keys themselves. */
export const FIELD = 'input, textarea, select';
