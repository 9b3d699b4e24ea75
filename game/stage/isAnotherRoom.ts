import type { StageView } from '../ports.ts';

/**
 * Returns whether a view is unrelated to the former one: another scene, or another background with other
 * items, as after a finished room is restarted. If only the background changes, the former one stays until
 * the new one has loaded.
 */
export function isAnotherRoom(before: StageView, after: StageView): boolean {
  if (before.sceneId !== after.sceneId) return true;
  if (before.background?.uri === after.background?.uri) return false;
  const ids = new Set(before.items.map(({ id }) => id));
  return before.items.length !== after.items.length || after.items.some(({ id }) => !ids.has(id));
}
