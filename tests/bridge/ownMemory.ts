import type { PlayMemory } from '../../src/shared/browser/playMemory.ts';

/**
 * Returns a memory for one browser of a test. Without it, all browsers would share the page's local storage.
 */
export function ownMemory(): PlayMemory {
  const kept = new Map<string, string>();
  return {
    read: (key) => kept.get(key),
    write: (key, value) => void (value === undefined ? kept.delete(key) : kept.set(key, value)),
    list: () => [],
  };
}
