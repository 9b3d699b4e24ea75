import { LIMITS } from '../../room/limits.ts';
import { DOOR_ID, type Room } from '../../room/model.ts';
import { broken } from './broken.ts';
import { isOther } from './checkRoom.ts';

/** M1, N1, O3: scenes, what stands in them, what changes them. */
export function checkScenes(room: Room): readonly string[] {
  const first = room.scenes[room.sceneOrder[0] ?? ''];
  const door = room.itemConfigs[DOOR_ID];
  const items = Object.values(room.itemConfigs);
  const changed = items.flatMap(({ onOpen }) => onOpen?.background.scene ?? []);
  return broken({
    'N1 one to twelve scenes': room.sceneOrder.length < 1 || room.sceneOrder.length > LIMITS.scenes,
    'M1 the order names every scene once': isOther(Object.keys(room.scenes), room.sceneOrder),
    'N1 the first scene is a place': first?.kind !== 'place',
    'M1 the first background is the room’s own':
      first?.background.uri !== room.background.uri || first.background.ambient !== room.background.ambient,
    'N1 the door is in a place': door !== undefined && room.scenes[door.scene]?.kind !== 'place',
    'M1 every item is in a scene': items.some(({ scene }) => !(scene in room.scenes)),
    'M2 names of scenes': Object.values(room.scenes).some(({ name }) => name.length > LIMITS.sceneName),
    'N2 ways lead to scenes': items.some(
      ({ onClick }) => onClick?.type === 'go' && !(onClick.to in room.scenes),
    ),
    'O3 what is changed is a scene': changed.some((scene) => !(scene in room.scenes)),
    'O3 one item changes a scene': new Set(changed).size < changed.length,
  });
}
