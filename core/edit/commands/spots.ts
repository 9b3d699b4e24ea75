import { createSpot, placeSpot } from '../../room/create/createSpot.ts';
import type { PercentRect } from '../../room/geometry.ts';
import { LIMITS } from '../../room/limits.ts';
import type { ItemConfig, Room } from '../../room/model.ts';
import { firstSceneOf } from '../../room/scenes.ts';
import { refuse } from '../../util/result.ts';
import { changeItem } from '../change.ts';
import type { EditRefusal } from '../command.ts';
import { type EditResult, edited } from '../edited.ts';
import type { CommandOf, ItemHandlers } from '../handler.ts';
import { refusalOfText } from '../limit.ts';
import { bringIn } from './items.ts';

export const spotsHandlers: ItemHandlers<'placeSpot' | 'setSpotShape'> = {
  placeSpot: (room, { id, rect }, item) => {
    const refusal = refusalOfSpot(item) ?? refusalOfPlacing(item) ?? refusalOfRect(rect);
    return refusal ? refuse(refusal) : edited(changeItem(room, id, placeSpot(rect)));
  },
  setSpotShape: (room, { id, shape }, item) => {
    const refusal = refusalOfSpot(item);
    return refusal ? refuse(refusal) : edited(changeItem(room, id, { spot: shape }));
  },
};

/** N6: adds a spot over a part of the background, behind all items with a picture. */
export function addSpot(room: Room, command: CommandOf<'addSpot'>): EditResult {
  const { id, shape, name, rect, scene = firstSceneOf(room) } = command;
  const refusal = refusalOfText('itemName', name) ?? refusalOfRect(rect);
  return refusal ? refuse(refusal) : bringIn(room, id, createSpot({ shape, name, rect, scene }));
}

function refusalOfSpot({ spot }: ItemConfig): EditRefusal | null {
  return spot === null ? { type: 'notASpot' } : null;
}

function refusalOfPlacing({ isPositionLocked }: ItemConfig): EditRefusal | null {
  return isPositionLocked ? { type: 'positionLocked' } : null;
}

/** Refuses only what is not a number or has no size; everything else is moved as far as E7 allows. */
function refusalOfRect({ x, y, width, height }: PercentRect): EditRefusal | null {
  const { min, max } = LIMITS.width;
  const isSize = Number.isFinite(width) && Number.isFinite(height) && width > 0 && height > 0;
  if (!isSize) return { type: 'outOfRange', field: 'width', min, max };
  const isPlace = Number.isFinite(x) && Number.isFinite(y);
  return isPlace ? null : { type: 'outOfRange', field: 'position', min: 0, max: 100 };
}
