import { holdsBackClicks, itemOf } from '../../../room/links.ts';
import type { ItemConfig, ItemId, Room, SceneId } from '../../../room/model.ts';
import { sceneOf } from '../../../room/scenes.ts';
import { refuse } from '../../../util/result.ts';
import { changeItem } from '../../change.ts';
import type { EditNote, EditRefusal } from '../../command.ts';
import { type EditResult, edited } from '../../edited.ts';
import type { CommandOf } from '../../handler.ts';

/**
 * O3: only one item may change a scene's background, so another item that did it no longer does. O1: an item that
 * changes a scene opens for good, at a click.
 */
export function setOpenBackground(
  room: Room,
  { id, background }: CommandOf<'setOpenBackground'>,
  item: ItemConfig,
): EditResult {
  if (background === null) return edited(changeItem(room, id, { onOpen: null }));
  const refusal = refusalOfChange(room, item, background.scene);
  if (refusal) return refuse(refusal);
  const from = changerOf(room, background.scene, id);
  const free = from === null ? room : changeItem(room, from, { onOpen: null });
  const notes: readonly EditNote[] =
    from === null ? [] : [{ type: 'changeTaken', scene: background.scene, from }];
  return edited(changeItem(free, id, { onOpen: { background } }), null, notes);
}

function refusalOfChange(room: Room, item: ItemConfig, scene: SceneId): EditRefusal | null {
  if (!sceneOf(room, scene)) return { type: 'unknownScene', scene };
  if (item.onClick?.type === 'toggle') return { type: 'opensForGood' };
  return holdsBackClicks(item) ? { type: 'mustAnswerClicks' } : null;
}

function changerOf(room: Room, scene: SceneId, but: ItemId): ItemId | null {
  const ids = Object.keys(room.itemConfigs);
  return ids.find((id) => id !== but && itemOf(room, id)?.onOpen?.background.scene === scene) ?? null;
}
