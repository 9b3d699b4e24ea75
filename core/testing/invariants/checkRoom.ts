import { isLanguageTag } from '../../room/languageTag.ts';
import { LIMITS } from '../../room/limits.ts';
import { DOOR_ID, type Room } from '../../room/model.ts';
import { broken } from './broken.ts';

/** R1, R4, R5, M2, N6: the order and the room's own fields. */
export function checkRoom(room: Room): readonly string[] {
  const { min, max } = LIMITS.timeLimit;
  return broken({
    'R1 the order names every item once': isOther(Object.keys(room.itemConfigs), room.itemOrder),
    'R5 the door is first': DOOR_ID in room.itemConfigs && room.itemOrder[0] !== DOOR_ID,
    'N6 spots are behind the rest': isSpotInFront(room),
    'R4 name': room.roomName.length > LIMITS.roomName,
    'R4 introduction': room.introduction.length > LIMITS.introduction,
    'M2 ending': room.ending.length > LIMITS.ending,
    'M2 language': !isLanguageTag(room.language),
    'R4 time limit': !Number.isInteger(room.timeLimit) || room.timeLimit < min || room.timeLimit > max,
    'R4 items': room.itemOrder.length > LIMITS.items,
  });
}

/** Returns whether two lists differ, ignoring order. */
export function isOther(one: readonly string[], other: readonly string[]): boolean {
  return [...one].sort().join() !== [...other].sort().join();
}

function isSpotInFront({ itemOrder, itemConfigs }: Room): boolean {
  const things = itemOrder.filter((id) => id !== DOOR_ID);
  const firstPicture = things.findIndex((id) => itemConfigs[id]?.spot === null);
  return firstPicture >= 0 && things.slice(firstPicture).some((id) => itemConfigs[id]?.spot !== null);
}
