import { isItemId } from '../../../room/create/ids.ts';
import { LIMITS } from '../../../room/limits.ts';
import { itemOf } from '../../../room/links.ts';
import { DOOR_ID, type ItemId, type Room, type Scene } from '../../../room/model.ts';
import { refuse } from '../../../util/result.ts';
import { changeRoom } from '../../change.ts';
import type { EditRefusal } from '../../command.ts';
import { type EditResult, edited } from '../../edited.ts';
import { copyTogether } from '../../group/copyTogether.ts';
import type { CommandOf } from '../../handler.ts';
import { numberedName } from '../../numberedName.ts';
import { drawingOrder } from '../../place/drawingOrder.ts';

/** M3: with all that stands in it but the door. The copy is a scene of its own right after the other one, by a name of its own. */
export function duplicateScene(
  room: Room,
  { scene: id, newScene }: CommandOf<'duplicateScene'>,
  scene: Scene,
): EditResult {
  const originals = room.itemOrder.filter((item) => item !== DOOR_ID && itemOf(room, item)?.scene === id);
  const newIds = new Map(originals.map((item, place) => [item, `${newScene}-${place + 1}`]));
  const refusal = refusalOfCopies(room, [...newIds.values()]);
  if (refusal) return refuse(refusal);
  const itemConfigs = { ...room.itemConfigs, ...copyTogether(room, { newIds, scene: id, newScene }) };
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

/** Whose name is empty is not named on the stage, and neither is its copy. */
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
