import { bringsAbout, mustAnswerClicks } from '../../../room/links.ts';
import {
  DOOR_ID,
  type ItemConfig,
  type ItemId,
  type OnClick,
  type Room,
  type SceneId,
} from '../../../room/model.ts';
import { sceneOf } from '../../../room/scenes.ts';
import { isDeepEqual } from '../../../util/isDeepEqual.ts';
import { refuse } from '../../../util/result.ts';
import { changeItem, setItem } from '../../change.ts';
import type { EditRefusal } from '../../command.ts';
import { contentsOf } from '../../contentsOf.ts';
import { type EditResult, edited } from '../../edited.ts';
import type { CommandOf, ItemHandlers } from '../../handler.ts';
import { refusalOfRole } from '../../links/roles.ts';
import { withOnClick } from '../../links/withOnClick.ts';
import { setOpenBackground } from './setOpenBackground.ts';

/**
 * Commands that set an item's scene, the scene to which a click on it leads, and the scene whose background opening it
 * changes.
 */
export const wayHandlers: ItemHandlers<'moveItemToScene' | 'setOnClick' | 'setOpenBackground'> = {
  moveItemToScene,
  setOnClick,
  setOpenBackground,
};

/**
 * M3: the item keeps its position, order and links, and hidden items come along. N1: the door's scene must be
 * a place.
 */
function moveItemToScene(room: Room, { id, scene }: CommandOf<'moveItemToScene'>): EditResult {
  const target = sceneOf(room, scene);
  if (!target) return refuse({ type: 'unknownScene', scene });
  if (id === DOOR_ID && target.kind === 'closeUp') return refuse({ type: 'doorIsInAPlace' });
  const moved = [id, ...contentsOf(room, id)];
  return edited(moved.reduce((changed, each) => changeItem(changed, each, { scene }), room));
}

function setOnClick(room: Room, { id, onClick }: CommandOf<'setOnClick'>, item: ItemConfig): EditResult {
  const refusal = onClick && refusalOfOnClick(room, id, item, onClick);
  if (refusal) return refuse(refusal);
  if (isDeepEqual(onClick, item.onClick ?? null)) return edited(room);
  return edited(setItem(room, id, withOnClick(item, onClick)));
}

/**
 * R10: the door, keys and hiders must react to clicks. O1: an item whose opening has an effect opens for
 * good.
 */
function refusalOfOnClick(room: Room, id: ItemId, item: ItemConfig, onClick: OnClick): EditRefusal | null {
  if (onClick.type === 'go') return refusalOfWay(room, id, onClick.to);
  if (onClick.type === 'toggle') return bringsAbout(item) ? { type: 'opensForGood' } : null;
  if (id === DOOR_ID) return { type: 'doorIsFixed', reason: 'answersClicks' };
  return mustAnswerClicks(room, id) ? { type: 'mustAnswerClicks' } : null;
}

/** N2. The effects of opening come before the way, so a way may hide items and be locked. */
function refusalOfWay(room: Room, id: ItemId, to: SceneId): EditRefusal | null {
  if (!sceneOf(room, to)) return { type: 'unknownScene', scene: to };
  if (id === DOOR_ID) return { type: 'doorIsFixed', reason: 'leadsNowhere' };
  if (refusalOfRole(room, id, ['member'])) return { type: 'memberLeadsNowhere' };
  return refusalOfRole(room, id, ['taken', 'key', 'part', 'result']) && { type: 'takenLeadsNowhere' };
}
