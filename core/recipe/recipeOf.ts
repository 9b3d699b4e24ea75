import type { CatalogueEntry } from '../catalogue/model.ts';
import { isCatalogueUri } from '../catalogue/pictureAddresses.ts';
import { facePictures } from '../lock/facePictures.ts';
import { createItem } from '../room/create/createItem.ts';
import { createDoor } from '../room/create/createRoom.ts';
import { heightOf } from '../room/geometry.ts';
import { combinationIn, hiddenBy, itemOf, keysOf } from '../room/links.ts';
import {
  type Background,
  DOOR_ID,
  type ItemConfig,
  type ItemId,
  type Room,
  type SceneId,
  START_ID,
} from '../room/model.ts';
import { firstSceneOf, sceneOf } from '../room/scenes.ts';
import { toldByOf } from '../room/toldBy.ts';
import { type Result, refuse, success } from '../util/result.ts';
import type { Catalogue } from './catalogue.ts';
import type {
  DoorSetting,
  Recipe,
  RecipeAnswer,
  RecipeBackground,
  RecipeItem,
  RecipeLock,
  RecipeSettings,
  RecipeSpot,
} from './model.ts';

/** Why a room cannot be written as a recipe. `name`: the name of the thing or scene. */
export type RecipeOfRefusal =
  | { type: 'noDoor' }
  /** A picture was uploaded, or has left the library. */
  | { type: 'ownPicture'; name: string }
  | { type: 'ownBackground'; name: string }
  /** A lock by answer has no answer yet. */
  | { type: 'unfinishedLock'; name: string };

type Written<Value> = Result<Value, RecipeOfRefusal>;

/** The inputs of writing a recipe: the room, the library, and the scenes' ids in the recipe. */
interface Writing {
  room: Room;
  catalogue: Catalogue;
  sceneIdOf: (scene: SceneId) => SceneId;
}

/**
 * Writes a room as a recipe, of which `buildRoom` makes the same room again: without its owner, its groups, and whether
 * classes may use it. Refused if it has what a recipe cannot say.
 */
export function recipeOf(room: Room, catalogue: Catalogue): Written<Recipe> {
  const writing = { room, catalogue, sceneIdOf: sceneNames(room) };
  const others = room.itemOrder.filter((id) => id !== DOOR_ID);
  const pictured = others.filter((id) => !itemOf(room, id)?.spot);
  const background = backgroundOf(room.background, sceneOf(room, firstSceneOf(room))?.name ?? '', catalogue);
  if (!background.ok) return background;
  const door = writeDoor(writing);
  const items = all(pictured.map((id) => writeItem(id, writing)));
  const spots = all(others.filter((id) => itemOf(room, id)?.spot).map((id) => writeSpot(id, writing)));
  const scenes = all(room.sceneOrder.slice(1).map((id) => writeScene(id, writing)));
  if (!door.ok) return door;
  if (!items.ok) return items;
  if (!spots.ok) return spots;
  if (!scenes.ok) return scenes;
  const { roomName, introduction, timeLimit, language, ending, debrief, offersHelp, coverScene } = room;
  const startName = sceneOf(room, firstSceneOf(room))?.name ?? '';
  return success({
    id: 'room',
    order: 0,
    roomName,
    introduction,
    timeLimit,
    language,
    ...(ending !== '' && { ending }),
    ...(debrief !== '' && { debrief }),
    ...(!offersHelp && { offersHelp }),
    ...(coverScene !== null && sceneOf(room, coverScene) && { coverScene: writing.sceneIdOf(coverScene) }),
    background: background.value,
    ...(startName !== '' && { startName }),
    ...(scenes.value.length > 0 && { scenes: scenes.value }),
    door: door.value,
    items: items.value,
    ...(spots.value.length > 0 && { spots: spots.value }),
  });
}

/** The first scene is called `start` in recipes; a later one of that id takes the first one's. */
function sceneNames(room: Room): (scene: SceneId) => SceneId {
  const first = firstSceneOf(room);
  return (scene) => (scene === first ? START_ID : scene === START_ID ? first : scene);
}

function all<Value>(results: readonly Written<Value>[]): Written<readonly Value[]> {
  const values: Value[] = [];
  for (const result of results) {
    if (!result.ok) return result;
    values.push(result.value);
  }
  return success(values);
}

function backgroundOf(
  { uri, ambient }: Background,
  name: string,
  { backgrounds }: Catalogue,
): Written<RecipeBackground> {
  for (const { id, moods } of backgrounds)
    for (const [mood, picture] of Object.entries(moods))
      if (picture.uri === uri && picture.ambient === ambient) return success({ id, mood });
  return refuse({ type: 'ownBackground', name });
}

function writeScene(id: SceneId, { room, catalogue, sceneIdOf }: Writing) {
  const { name = '', kind = 'place', background = room.background } = sceneOf(room, id) ?? {};
  const known = backgroundOf(background, name, catalogue);
  return known.ok ? success({ id: sceneIdOf(id), name, kind, background: known.value }) : known;
}

function writeDoor(writing: Writing): Written<DoorSetting> {
  const item = itemOf(writing.room, DOOR_ID);
  if (!item) return refuse({ type: 'noDoor' });
  const entry = entryOf(item, writing);
  if (!entry.ok) return entry;
  const usual = createDoor(entry.value);
  const settings = writeSettings(DOOR_ID, usual, writing);
  if (!settings.ok) return settings;
  const { leadsTo: _, changes: __, hides: ___, ...rest } = settings.value;
  return success({ ...writeLook(item, usual), ...placeOf(item, usual), ...rest });
}

function writeItem(id: ItemId, writing: Writing): Written<RecipeItem> {
  const item = itemOf(writing.room, id);
  if (!item) return refuse({ type: 'ownPicture', name: id });
  const entry = entryOf(item, writing);
  if (!entry.ok) return entry;
  const usual = createItem(entry.value);
  const settings = writeSettings(id, usual, writing);
  if (!settings.ok) return settings;
  const combination = combinationIn(writing.room, id);
  return success({
    id,
    ...writeLook(item, usual),
    ...placeOf(item, { ...usual, position: null }),
    ...(item.isAddableToInventory && { isAddable: true }),
    ...settings.value,
    ...(combination && { combines: { with: combination.other, into: combination.result } }),
  });
}

function writeSpot(id: ItemId, writing: Writing): Written<RecipeSpot> {
  const item = itemOf(writing.room, id);
  if (!item?.spot) return refuse({ type: 'ownPicture', name: id });
  const { name, spot, position, width, aspect } = item;
  const settings = writeSettings(id, { description: 'none', showsAs: 'caption' }, writing);
  if (!settings.ok) return settings;
  const rect = { ...position, width, height: rounded(heightOf(width, aspect)) };
  return success({ id, name, rect, ...(spot !== 'rectangle' && { shape: spot }), ...settings.value });
}

/** The height of a spot follows from its width, with more digits than anybody wrote. */
function rounded(height: number): number {
  return Math.round(height * 1e6) / 1e6;
}

function entryOf(
  { catalogueId, color, name, face }: ItemConfig,
  { catalogue }: Writing,
): Written<CatalogueEntry> {
  const entry = catalogue.items.find(({ id }) => id === catalogueId);
  const isKnown = entry && Object.hasOwn(entry.variants, color) && facePictures(face).every(isCatalogueUri);
  return isKnown ? success(entry) : refuse({ type: 'ownPicture', name });
}

function writeLook(
  item: ItemConfig,
  usual: ItemConfig,
): Pick<RecipeItem, 'of' | 'color' | 'name' | 'isOpen'> {
  return {
    of: item.catalogueId,
    ...(item.color !== usual.color && { color: item.color }),
    ...(item.name !== usual.name && { name: item.name }),
    ...(item.state === 'opened' && { isOpen: true }),
  };
}

function placeOf(
  { position, width }: ItemConfig,
  usual: { position: ItemConfig['position'] | null; width: number },
): Pick<RecipeItem, 'at' | 'width'> {
  const isUsual =
    usual.position !== null && position.x === usual.position.x && position.y === usual.position.y;
  return { ...(!isUsual && { at: position }), ...(width !== usual.width && { width }) };
}

function writeSettings(
  id: ItemId,
  usual: Pick<ItemConfig, 'description' | 'showsAs'>,
  { room, catalogue, sceneIdOf }: Writing,
): Written<RecipeSettings> {
  const item = itemOf(room, id);
  if (!item) return success({});
  const { name, description, customDescription, openedDescription, showsAs, hints, onClick, onOpen } = item;
  const hidden = hiddenBy(item);
  const lock = writeLock(item);
  if (!lock.ok) return lock;
  const changed = onOpen && backgroundOf(onOpen.background, name, catalogue);
  if (changed && !changed.ok) return changed;
  const scene = sceneIdOf(item.scene);
  return success({
    ...(scene !== START_ID && { scene }),
    ...(description === 'custom' && !(usual.description === 'custom' && customDescription === '')
      ? { says: customDescription }
      : {}),
    ...(description !== 'custom' && description !== usual.description && { ready: description }),
    ...(openedDescription !== '' && { saysOpened: openedDescription }),
    ...(showsAs !== usual.showsAs && { showsAs }),
    ...(hints.length > 0 && { hints }),
    ...(hidden.length > 0 && { hides: hidden }),
    ...(lock.value && { lock: lock.value }),
    ...(item.lockMaterial !== undefined && { lockMaterial: item.lockMaterial }),
    ...(onClick?.type === 'go' && { leadsTo: sceneIdOf(onClick.to) }),
    ...(onClick && onClick.type !== 'go' && { onClick: onClick.type }),
    ...(onOpen &&
      changed && { changes: { scene: sceneIdOf(onOpen.background.scene), background: changed.value } }),
    ...(item.isPositionLocked && { isPinned: true }),
  });
}

function writeLock(item: ItemConfig): Written<RecipeLock | null> {
  if (!item.isItemLocked) return success(null);
  if (item.unlockMethod === 'item') return success({ key: keysOf(item) });
  if (item.unlockMethod === 'sequence') return success({ sequence: item.sequence });
  const { face, unlockPassword, alsoAccepts, wrongText, isClueInPicture, passwordMatch, name } = item;
  if (unlockPassword === '') return refuse({ type: 'unfinishedLock', name });
  const toldBy = toldByOf(item);
  const answer: RecipeAnswer = {
    password: unlockPassword,
    ...(face.type !== 'text' && { face }),
    ...(isClueInPicture && { isInPicture: true }),
    ...(passwordMatch === 'exact' && { isExact: true }),
    ...(alsoAccepts.length > 0 && { alsoAccepts }),
    ...(wrongText !== '' && { wrongText }),
    ...(toldBy.length > 0 && { toldBy }),
  };
  return success(answer);
}
