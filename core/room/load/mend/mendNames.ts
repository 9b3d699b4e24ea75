import { cleanName } from '../../../util/cleanName.ts';
import { DEFAULT_ROOM_NAME, LIMITS } from '../../limits.ts';
import type { Room } from '../../model.ts';
import type { Warn } from './warning.ts';

/**
 * Cleans the names of the room and its scenes, its ending and its questions for display to others (`cleanName`). It
 * removes invisible characters and those that change the direction of a line, and gives a room without a name a default
 * one for lists.
 */
export function mendNames(room: Room, warn: Warn): Room {
  const roomName = mendRoomName(room.roomName, warn);
  const ending = cleanLines(room.ending, LIMITS.ending);
  const debrief = cleanLines(room.debrief, LIMITS.debrief);
  const scenes = Object.entries(room.scenes).map(([id, scene]) => {
    const name = shownName(scene.name, LIMITS.sceneName) ?? '';
    return [id, name === scene.name ? scene : { ...scene, name }] as const;
  });
  const isSame =
    ending === room.ending &&
    debrief === room.debrief &&
    scenes.every(([id, scene]) => scene === room.scenes[id]);
  if (!isSame) warn({ type: 'unclearName' });
  if (isSame && roomName === room.roomName) return room;
  return { ...room, roomName, ending, debrief, scenes: Object.fromEntries(scenes) };
}

function mendRoomName(roomName: string, warn: Warn): string {
  const shown = shownName(roomName, LIMITS.roomName);
  if (shown !== roomName) warn({ type: shown === null ? 'blankName' : 'unclearName' });
  return shown ?? DEFAULT_ROOM_NAME;
}

/** Returns an item's name for display; if nothing is left of it, the name of its catalogue entry. */
export function shownItemName({ name, catalogueId }: { name: string; catalogueId: string }): string {
  return shownName(name, LIMITS.itemName) ?? (entryName(catalogueId) || catalogueId);
}

/** An id of the library is the entry's name in lower case: `skeleton-key`. */
function entryName(catalogueId: string): string {
  if (!/^[a-z][a-z0-9-]*$/.test(catalogueId)) return '';
  return catalogueId.charAt(0).toUpperCase() + catalogueId.slice(1).replaceAll('-', ' ');
}

/**
 * Returns null if nothing is left. Spaces and the encoding of letters are kept; L1 reports a name that is too
 * long.
 */
function shownName(name: string, longest: number): string | null {
  if (name.length > longest) return name;
  const clean = cleanName(name, longest);
  return clean !== null && isSameWriting(clean, name) ? name : clean;
}

function isSameWriting(one: string, other: string): boolean {
  return one.normalize().replace(/\s/gu, '') === other.normalize().replace(/\s/gu, '');
}

function cleanLines(text: string, longest: number): string {
  if (text.length > longest) return text;
  return text
    .split('\n')
    .map((line) => (line.trim() === '' ? line : (shownName(line, longest) ?? '')))
    .join('\n');
}
