import { DOOR_ID, type ItemConfig, type ItemId, type Room, type SceneId } from '../../../room/model.ts';
import { firstSceneOf, sceneOf } from '../../../room/scenes.ts';
import { refuse } from '../../../util/result.ts';
import { changeItem, changeRoom, setItem } from '../../change.ts';
import type { EditRefusal } from '../../command.ts';
import { type EditResult, edited } from '../../edited.ts';
import type { CommandOf } from '../../handler.ts';
import { withOnClick } from '../../links/withOnClick.ts';
import { type Removal, removeItem } from '../../removeItem.ts';

/** Deletes a scene (M3), but never the first one; also removes ways to it and changes of its background. */
export function deleteScene(room: Room, { scene, moveItemsTo }: CommandOf<'deleteScene'>): EditResult {
  const refusal = refusalToDelete(room, scene, moveItemsTo);
  if (refusal) return refuse(refusal);
  const { room: emptied, notes } = empty(withDoorInFirst(room, scene), scene, moveItemsTo);
  const unlinked = clearLinksTo(emptied, scene);
  const { [scene]: _, ...scenes } = unlinked.scenes;
  const sceneOrder = unlinked.sceneOrder.filter((other) => other !== scene);
  return edited(changeRoom(unlinked, { scenes, sceneOrder }), null, notes);
}

function refusalToDelete(room: Room, scene: SceneId, target: SceneId | null): EditRefusal | null {
  if (scene === firstSceneOf(room)) return { type: 'startStays' };
  if (target === scene) return { type: 'itemsHaveToLeave' };
  return target === null || sceneOf(room, target) ? null : { type: 'unknownScene', scene: target };
}

/** M3: the door is not deleted with its scene but moves to the first place. */
function withDoorInFirst(room: Room, scene: SceneId): Room {
  return room.itemConfigs[DOOR_ID]?.scene === scene
    ? changeItem(room, DOOR_ID, { scene: firstSceneOf(room) })
    : room;
}

function empty(room: Room, scene: SceneId, target: SceneId | null): Removal {
  return room.itemOrder
    .filter((id) => room.itemConfigs[id]?.scene === scene)
    .reduce((left, id) => (target === null ? alsoWithout(left, id) : movedTo(left, id, target)), {
      room,
      notes: [],
    } as Removal);
}

function alsoWithout({ room, notes }: Removal, id: ItemId): Removal {
  const left = removeItem(room, id);
  return { room: left.room, notes: [...notes, ...left.notes] };
}

function movedTo({ room, notes }: Removal, id: ItemId, scene: SceneId): Removal {
  return { room: changeItem(room, id, { scene }), notes };
}

function clearLinksTo(room: Room, scene: SceneId): Room {
  return Object.entries(room.itemConfigs).reduce((linked, [id, item]) => {
    const unlinked = withoutLinkTo(item, scene);
    return unlinked === item ? linked : setItem(linked, id, unlinked);
  }, room);
}

function withoutLinkTo(item: ItemConfig, scene: SceneId): ItemConfig {
  const leads = item.onClick?.type === 'go' && item.onClick.to === scene;
  const plain = leads ? withOnClick(item, null) : item;
  return plain.onOpen?.background.scene === scene ? { ...plain, onOpen: null } : plain;
}
