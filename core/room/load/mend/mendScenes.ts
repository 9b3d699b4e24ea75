import { itemOf } from '../../links.ts';
import { DOOR_ID, type Room, type Scene, type SceneId, START_ID } from '../../model.ts';
import { firstSceneOf, sceneOf } from '../../scenes.ts';
import type { Warn } from './warning.ts';

/**
 * Makes the scenes consistent with one another and the room, and puts every item into one of them (M1, N1).
 */
export function mendScenes(room: Room, warn: Warn): Room {
  return [mendSceneOrder, mendFirstScene, mendItemScenes, mendDoorScene].reduce(
    (worse, mend) => mend(worse, warn),
    room,
  );
}

/** Makes the order name every scene once; a room without scenes gets one. */
function mendSceneOrder(room: Room, warn: Warn): Room {
  const known = new Set(room.sceneOrder.filter((id) => sceneOf(room, id)));
  const sceneOrder = [...new Set([...known, ...Object.keys(room.scenes)])];
  if (sceneOrder.length === 0) {
    warn({ type: 'sceneOrder' });
    const start: Scene = { name: '', kind: 'place', background: room.background };
    return { ...room, scenes: { [START_ID]: start }, sceneOrder: [START_ID] };
  }
  if (sceneOrder.length === room.sceneOrder.length && known.size === sceneOrder.length) return room;
  warn({ type: 'sceneOrder' });
  return { ...room, sceneOrder };
}

/** Makes the first scene a place with the room's own background. */
function mendFirstScene(room: Room, warn: Warn): Room {
  const first = firstSceneOf(room);
  const place = asPlace(room, first, warn);
  const { uri, ambient } = place.background;
  const shown = sceneOf(place, first)?.background;
  if (shown?.uri === uri && shown.ambient === ambient) return place;
  warn({ type: 'sceneBackground', scene: first });
  return setScene(place, first, { background: place.background });
}

function mendItemScenes(room: Room, warn: Warn): Room {
  const first = firstSceneOf(room);
  const lost = Object.entries(room.itemConfigs).filter(([, { scene }]) => !sceneOf(room, scene));
  if (lost.length === 0) return room;
  for (const [id, { scene }] of lost) warn({ type: 'unknownScene', id, scene });
  const found = lost.map(([id, item]) => [id, { ...item, scene: first }] as const);
  return { ...room, itemConfigs: { ...room.itemConfigs, ...Object.fromEntries(found) } };
}

/** The door's scene must be a place (N1). */
function mendDoorScene(room: Room, warn: Warn): Room {
  const door = itemOf(room, DOOR_ID);
  return door ? asPlace(room, door.scene, warn) : room;
}

function asPlace(room: Room, id: SceneId, warn: Warn): Room {
  if (sceneOf(room, id)?.kind !== 'closeUp') return room;
  warn({ type: 'sceneKind', scene: id });
  return setScene(room, id, { kind: 'place' });
}

function setScene(room: Room, id: SceneId, changes: Partial<Scene>): Room {
  const scene = sceneOf(room, id);
  return scene ? { ...room, scenes: { ...room.scenes, [id]: { ...scene, ...changes } } } : room;
}
