import type { KeyStorage } from '../projects/decidedDeletions.ts';

/** A browser's storage over a plain map. */
export function keyStorage(): KeyStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}
