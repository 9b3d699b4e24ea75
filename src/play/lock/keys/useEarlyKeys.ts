import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { isCharacter } from '../../../shared/keys/keyOf.ts';

/**
 * Keys struck before the lock's face is there, which takes them in their order once it is: who types at once loses nothing.
 * Answers what is to be called then.
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
  // Out of the effect that tells of the face: each key finds drawn what the one before entered.
  await Promise.resolve();
  for (const event of events)
    flushSync(() => event.target?.dispatchEvent(new KeyboardEvent('keydown', event)));
}

/** What works a face; what works the control it was struck on stays there. */
function isForFace({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || !(target instanceof Element) || target.closest(FIELD)) return false;
  if (key === 'Enter' || key === ' ' || key.startsWith('Arrow')) return target.matches('form');
  return isCharacter(key) || key === 'Backspace';
}

/** What takes its keys for itself. */
export const FIELD = 'input, textarea, select';
