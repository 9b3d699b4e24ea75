import type { StageView } from '../ports.ts';

/**
 * Whether a view has nothing to do with the one before: another scene, or, as when a finished room is begun from, another
 * background with other things. A background alone is changed before the eye: the former one stays until the new one is there.
 */
export function isAnotherRoom(before: StageView, after: StageView): boolean {
  if (before.sceneId !== after.sceneId) return true;
  if (before.background?.uri === after.background?.uri) return false;
  const ids = new Set(before.items.map(({ id }) => id));
  return before.items.length !== after.items.length || after.items.some(({ id }) => !ids.has(id));
}
