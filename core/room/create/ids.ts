import type { GroupId, ItemId, SceneId } from '../model.ts';

const PATTERN = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

/**
 * Whether a text can be an item's id: short, plain, and no name that every JavaScript object has,
 * since ids are keys of plain objects (`constructor` would be found in each of them).
 */
export function isItemId(text: string): text is ItemId {
  return isId(text);
}

/** Whether a text can be a scene's id: as an item's. */
export function isSceneId(text: string): text is SceneId {
  return isId(text);
}

/** Whether a text can be what things kept together share (E10): as an item's id, which a copy's is. */
export function isGroupId(text: string): text is GroupId {
  return isId(text);
}

function isId(text: string): boolean {
  return PATTERN.test(text) && !(text in Object.prototype);
}
