import type { GroupId, ItemId, SceneId } from '../model.ts';

const PATTERN = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

/**
 * Returns whether a text can be an item's id: short, plain, and not a property of every JavaScript object,
 * since ids are keys of plain objects.
 */
export function isItemId(text: string): text is ItemId {
  return isId(text);
}

/** Returns whether a text can be a scene's id; the same rules as for items. */
export function isSceneId(text: string): text is SceneId {
  return isId(text);
}

/**
 * Returns whether a text can be a group's id (E10); the same rules as for items, since a copied group takes
 * an item's id.
 */
export function isGroupId(text: string): text is GroupId {
  return isId(text);
}

function isId(text: string): boolean {
  return PATTERN.test(text) && !(text in Object.prototype);
}
