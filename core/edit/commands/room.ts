import type { CatalogueEntry } from '../../catalogue/model.ts';
import { createDoor } from '../../room/create/createRoom.ts';
import { standInstead } from '../../room/geometry.ts';
import { isLanguageTag } from '../../room/languageTag.ts';
import { LIMITS } from '../../room/limits.ts';
import { itemOf } from '../../room/links.ts';
import { DOOR_ID, type ItemConfig, type Room } from '../../room/model.ts';
import { firstColor, pictureOf, variantOf } from '../../room/pictures/pictures.ts';
import { firstSceneOf, sceneOf } from '../../room/scenes.ts';
import { refuse } from '../../util/result.ts';
import { changeItem, changeRoom, setItem } from '../change.ts';
import { type EditResult, edited } from '../edited.ts';
import type { CommandOf, RoomHandlers } from '../handler.ts';
import { outOfRange, withinLimit } from '../limit.ts';
import { changeScene } from './scenes/changeScene.ts';

export const roomHandlers: RoomHandlers<
  | 'changeDoor'
  | 'setRoomName'
  | 'setIntroduction'
  | 'setTimeLimit'
  | 'setBackground'
  | 'setLanguage'
  | 'setEnding'
  | 'setDebrief'
  | 'setOffersHelp'
  | 'setCover'
> = {
  changeDoor,
  setRoomName: (room, { roomName }) =>
    withinLimit('roomName', roomName, () => changeRoom(room, { roomName })),
  setIntroduction: (room, { introduction }) =>
    withinLimit('introduction', introduction, () => changeRoom(room, { introduction })),
  setTimeLimit,
  setBackground: (room, { background }) => edited(changeScene(room, firstSceneOf(room), { background })),
  setLanguage,
  setEnding: (room, { ending }) => withinLimit('ending', ending, () => changeRoom(room, { ending })),
  setDebrief: (room, { debrief }) => withinLimit('debrief', debrief, () => changeRoom(room, { debrief })),
  setOffersHelp: (room, { offersHelp }) => edited(changeRoom(room, { offersHelp })),
  setCover,
};

function setTimeLimit(room: Room, { timeLimit }: CommandOf<'setTimeLimit'>): EditResult {
  const { min, max } = LIMITS.timeLimit;
  const isAllowed = Number.isInteger(timeLimit) && timeLimit >= min && timeLimit <= max;
  return isAllowed ? edited(changeRoom(room, { timeLimit })) : outOfRange('timeLimit', min, max);
}

/** A close-up cannot be the cover: it shows too little of the room (decision 0031). */
function setCover(room: Room, { scene }: CommandOf<'setCover'>): EditResult {
  if (sceneOf(room, scene)?.kind !== 'place') return refuse({ type: 'unknownScene', scene });
  return edited(changeRoom(room, { coverScene: scene === firstSceneOf(room) ? null : scene }));
}

/** M2. Accepts any well-formed tag, whether or not such a language exists. */
function setLanguage(room: Room, { language }: CommandOf<'setLanguage'>): EditResult {
  return isLanguageTag(language)
    ? edited(changeRoom(room, { language }))
    : refuse({ type: 'badLanguage', language });
}

/** R5: gives the door another picture in the same position, or adds the door if the room has lost it. */
function changeDoor(room: Room, { entry }: CommandOf<'changeDoor'>): EditResult {
  if (entry.tag !== 'Doors') return refuse({ type: 'notADoor' });
  const door = itemOf(room, DOOR_ID);
  if (door) return edited(changeItem(room, DOOR_ID, pictureFields(door, entry)));
  const counted = { itemOrder: [DOOR_ID, ...room.itemOrder], itemCounter: room.itemCounter + 1 };
  return edited(changeRoom(setItem(room, DOOR_ID, createDoor(entry)), counted), DOOR_ID);
}

function pictureFields(door: ItemConfig, entry: CatalogueEntry): Partial<ItemConfig> {
  const { variants, aspect } = entry;
  const color = variantOf(variants, door.color) ? door.color : firstColor(variants);
  return {
    catalogueId: entry.id,
    variants,
    color,
    state: 'default',
    uri: pictureOf({ variants, color }, 'default'),
    aspect,
    hitBox: entry.hitBox,
    ...standInstead(door, aspect),
  };
}
