import type { CatalogueEntry } from '../catalogue/model.ts';
import { applyCommand } from '../edit/applyCommand.ts';
import type { Command } from '../edit/command.ts';
import { createRoom } from '../room/create/createRoom.ts';
import { DOOR_ID, type ItemId, type Room, type SceneId, START_ID } from '../room/model.ts';
import { refuse, success } from '../util/result.ts';
import { type Built, type Catalogue, findBackground, findEntry } from './catalogue.ts';
import type { Recipe, RecipeItem, RecipeRefusal, RecipeScene, RecipeSettings } from './model.ts';
import { combiningCommands, nameCommands, settingCommands, when } from './settingCommands.ts';

/**
 * Builds the room of a recipe with the editor's own commands, so that anyone could have built it (R1–R11). It
 * has no owner yet. Refused if the catalogue lacks something, two items change one scene, or a command is refused.
 */
export function buildRoom(recipe: Recipe, catalogue: Catalogue): Built<Room> {
  const background = findBackground(recipe.background, catalogue);
  if (!background.ok) return background;
  const twice = findChangedTwice(recipe);
  if (twice) return refuse(twice);
  const door = doorOf(recipe, catalogue);
  if (!door.ok) return door;
  const empty = createRoom(door.value, background.value, { creator: '', creatorId: '' });
  const steps = [
    success(roomCommands(recipe)),
    sceneCommands(recipe.scenes ?? [], catalogue),
    placingCommands(recipe.items, catalogue),
    success(spotCommands(recipe)),
    settingsOf(recipe, catalogue),
    success(when(recipe.coverScene, (scene): Command[] => [{ type: 'setCover', scene }])),
  ];
  const failed = steps.find((step) => !step.ok);
  if (failed && !failed.ok) return failed;
  return applyAll(
    empty,
    steps.flatMap((step) => (step.ok ? step.value : [])),
  );
}

/** Finds a scene that two items change (O3). The editor's command would silently take the change from the first one. */
function findChangedTwice({ items, spots = [], scenes = [], startName }: Recipe): RecipeRefusal | null {
  const changers = new Map<SceneId, ItemId>();
  for (const { id, changes } of [...items, ...spots]) {
    if (!changes) continue;
    const first = changers.get(changes.scene);
    if (first === undefined) changers.set(changes.scene, id);
    else {
      const named = scenes.find((scene) => scene.id === changes.scene)?.name;
      const scene = named ?? (changes.scene === START_ID ? startName : undefined) ?? changes.scene;
      return { type: 'changedTwice', scene, items: [first, id] };
    }
  }
  return null;
}

function applyAll(start: Room, commands: readonly Command[]): Built<Room> {
  let room = start;
  for (const command of commands) {
    const result = applyCommand(room, command);
    if (!result.ok) {
      const item = 'id' in command ? command.id : null;
      return refuse({ type: 'refused', command: command.type, item, refusal: result.refusal });
    }
    room = result.value.room;
  }
  return success(room);
}

function roomCommands(recipe: Recipe): Command[] {
  const { roomName, introduction, timeLimit, language, ending, debrief, offersHelp, startName } = recipe;
  return [
    { type: 'setRoomName', roomName },
    { type: 'setIntroduction', introduction },
    { type: 'setTimeLimit', timeLimit },
    ...when(language, (value): Command[] => [{ type: 'setLanguage', language: value }]),
    ...when(ending, (value): Command[] => [{ type: 'setEnding', ending: value }]),
    ...when(debrief, (value): Command[] => [{ type: 'setDebrief', debrief: value }]),
    ...when(offersHelp, (value): Command[] => [{ type: 'setOffersHelp', offersHelp: value }]),
    ...when(startName, (name): Command[] => [{ type: 'renameScene', scene: START_ID, name }]),
  ];
}

function sceneCommands(scenes: readonly RecipeScene[], catalogue: Catalogue): Built<Command[]> {
  const commands: Command[] = [];
  for (const { id, name, kind, background } of scenes) {
    const found = findBackground(background, catalogue);
    if (!found.ok) return found;
    commands.push({ type: 'addScene', scene: id, name, kind, background: found.value });
  }
  return success(commands);
}

function placingCommands(items: readonly RecipeItem[], catalogue: Catalogue): Built<Command[]> {
  const commands: Command[] = [];
  for (const { id, of, at, width, scene = START_ID } of items) {
    const found = findEntry(of, catalogue);
    if (!found.ok) return found;
    const entry = width === undefined ? found.value : { ...found.value, width };
    commands.push({ type: 'addItem', id, entry, scene, position: at ?? entry.defaultPosition });
  }
  return success(commands);
}

function spotCommands({ spots = [], door }: Recipe): Command[] {
  return [
    ...spots.map(
      ({ id, name, rect, shape = 'rectangle', scene = START_ID }): Command => ({
        type: 'addSpot',
        id,
        name,
        rect,
        shape,
        scene,
      }),
    ),
    ...when(door.scene, (scene): Command[] => [{ type: 'moveItemToScene', id: DOOR_ID, scene }]),
    ...when(door.width, (width): Command[] => [{ type: 'resizeItem', id: DOOR_ID, width }]),
    ...when(door.at, (position): Command[] => [{ type: 'moveItem', id: DOOR_ID, position }]),
  ];
}

/** Links come last, since both ends must exist. */
function settingsOf({ items, spots = [], door }: Recipe, catalogue: Catalogue): Built<Command[]> {
  const commands = items.flatMap((item) => [...nameCommands(item), ...combiningCommands(item)]);
  const set: readonly (RecipeSettings & { id: string })[] = [...items, ...spots, { ...door, id: DOOR_ID }];
  for (const item of set) {
    const found = settingCommands(item, catalogue);
    if (!found.ok) return found;
    commands.push(...found.value);
  }
  return success([...commands, ...nameCommands({ ...door, id: DOOR_ID })]);
}

function doorOf({ door: { of } }: Recipe, { items }: Catalogue): Built<CatalogueEntry> {
  const entry = items.find((item) => item.id === of && item.tag === 'Doors');
  return entry ? success(entry) : refuse({ type: 'missing', what: `door ${of}` });
}
