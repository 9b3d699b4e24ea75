import type { PlayMemory } from '../../src/shared/browser/playMemory.ts';

/** A memory for one browser of a test: without local storage all of them would share the page's own. */
export function ownMemory(): PlayMemory {
  const kept = new Map<string, string>();
  return {
    read: (key) => kept.get(key),
    write: (key, value) => void (value === undefined ? kept.delete(key) : kept.set(key, value)),
    list: () => [],
  };
}
