import { isItemId } from '../../../room/create/ids.ts';
import { LIMITS } from '../../../room/limits.ts';
import { itemOf } from '../../../room/links.ts';
import { DOOR_ID, type ItemId, type Room, type Scene } from '../../../room/model.ts';
import { refuse } from '../../../util/result.ts';
import { changeRoom } from '../../change.ts';
import type { EditRefusal } from '../../command.ts';
import { type EditResult, edited } from '../../edited.ts';
import { copyItems } from '../../group/copyItems.ts';
import type { CommandOf } from '../../handler.ts';
import { numberedName } from '../../numberedName.ts';
import { drawingOrder } from '../../place/drawingOrder.ts';

/**
 * Copies a scene with all its items but the door, right after the original and under a name of its own (M3).
 */
export function duplicateScene(
  room: Room,
  { scene: id, newScene }: CommandOf<'duplicateScene'>,
  scene: Scene,
): EditResult {
  const originals = room.itemOrder.filter((item) => item !== DOOR_ID && itemOf(room, item)?.scene === id);
  const newIds = new Map(originals.map((item, place) => [item, `${newScene}-${place + 1}`]));
  const refusal = refusalOfCopies(room, [...newIds.values()]);
  if (refusal) return refuse(refusal);
  const itemConfigs = { ...room.itemConfigs, ...copyItems(room, { newIds, scene: id, newScene }) };
  return edited(
    changeRoom(room, {
      itemConfigs,
      itemOrder: drawingOrder(itemConfigs, [...room.itemOrder, ...newIds.values()]),
      itemCounter: room.itemCounter + newIds.size,
      scenes: { ...room.scenes, [newScene]: { ...scene, name: nameOfCopy(room, scene) } },
      sceneOrder: room.sceneOrder.toSpliced(room.sceneOrder.indexOf(id) + 1, 0, newScene),
    }),
  );
}

/** A scene without a name shows none on the stage, and neither does its copy. */
function nameOfCopy({ scenes }: Room, { name }: Scene): string {
  return name === '' ? '' : numberedName(scenes, name, LIMITS.sceneName);
}

function refusalOfCopies(room: Room, ids: readonly ItemId[]): EditRefusal | null {
  if (room.itemOrder.length + ids.length > LIMITS.items) return { type: 'tooManyItems', limit: LIMITS.items };
  const bad = ids.find((id) => !isItemId(id));
  if (bad !== undefined) return { type: 'badId', id: bad };
  const taken = ids.find((id) => itemOf(room, id));
  return taken === undefined ? null : { type: 'idTaken', id: taken };
}
