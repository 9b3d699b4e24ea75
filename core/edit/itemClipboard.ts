import * as v from 'valibot';
import { LIMITS } from '../room/limits.ts';
import { parseRoom } from '../room/load/parseRoom.ts';
import type { ItemConfig, Room } from '../room/model.ts';
import { hasOwnPictures } from '../room/pictures/foreignPictures.ts';
import { parseWith } from '../util/parseWith.ts';
import { readJson } from '../util/readJson.ts';

const clipboardSchema = v.object({
  schemaVersion: v.number(),
  items: v.pipe(v.array(v.looseObject({})), v.maxLength(LIMITS.items)),
});

/** Serializes copied items for the system clipboard, which other tabs read too. */
export function toItemClipboard({ schemaVersion }: Room, items: readonly ItemConfig[]): string {
  return JSON.stringify({ schemaVersion, items });
}

/**
 * Parses the items in a clipboard for pasting into this room, with the checks of a stored room (R1, R2).
 * Returns none if the text is not from this app; leaves out items whose pictures are neither the catalogue's
 * nor uploaded (R11).
 */
export function parseItemClipboard(room: Room, text: string): readonly ItemConfig[] {
  if (text.length > 2 * LIMITS.roomBytes) return [];
  const copied = parseWith(clipboardSchema, readJson(text));
  if (!copied.ok) return [];
  const { schemaVersion, items } = copied.value;
  const ids = items.map((_, place) => `copied-${place}`);
  const itemConfigs = Object.fromEntries(ids.map((id, place) => [id, items[place]]));
  const parsed = parseRoom({ ...room, schemaVersion, itemConfigs, itemOrder: ids });
  if (!parsed.ok) return [];
  const { itemConfigs: mended } = parsed.value.room;
  return ids.flatMap((id) => mended[id] ?? []).filter(hasOwnPictures);
}
