import { parseRoom } from '../room/load/parseRoom.ts';
import type { Background, ItemConfig, ItemId, Room, Scene, SceneId } from '../room/model.ts';
import { furnish, get } from './build.ts';

type Changes = Readonly<Record<ItemId, Partial<ItemConfig>>>;

/**
 * Returns a room with fields set without commands.
 * @throws if loading the room would mend it
 */
export function furnished(
  things: Parameters<typeof furnish>[0],
  changes: Changes = {},
  scenes: Readonly<Record<SceneId, Scene['kind']>> = {},
): Room {
  const plain = furnish(things);
  const added = Object.entries(scenes).map(
    ([id, kind]) => [id, { name: id, kind, background: pictureOf(id) }] as const,
  );
  const items = Object.entries(changes).map(
    ([id, change]) => [id, { ...get(plain, id), ...change }] as const,
  );
  const room = {
    ...plain,
    scenes: { ...plain.scenes, ...Object.fromEntries(added) },
    sceneOrder: [...plain.sceneOrder, ...Object.keys(scenes)],
    itemConfigs: { ...plain.itemConfigs, ...Object.fromEntries(items) },
  };
  return soundRoom(room);
}

/**
 * Parses a stored room, as in `core/testing/rooms`.
 * @throws if loading the room would mend it
 */
export function soundRoom(stored: unknown): Room {
  const parsed = parseRoom(stored);
  if (!parsed.ok || parsed.value.warnings.length > 0) throw new Error(`Not sound: ${JSON.stringify(parsed)}`);
  return parsed.value.room;
}

export function pictureOf(id: string): Background {
  return { uri: `/art/backgrounds/${id}.webp`, ambient: '#ffffff' };
}
