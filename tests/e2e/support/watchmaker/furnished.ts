import { buildRoom } from '../../../../core/recipe/buildRoom.ts';
import type { Recipe, RecipeItem } from '../../../../core/recipe/model.ts';
import { itemRect } from '../../../../core/room/geometry.ts';
import { START_ID } from '../../../../core/room/model.ts';
import { toRoomFile } from '../../../../core/room/roomFile.ts';
import { builtInCatalogue } from '../../../../seeds/catalogue/builtInCatalogue.ts';
import { SCENES, type SceneName, THINGS } from './room.ts';

/**
 * The watchmaker's three scenes with their things, messages and hiding places, without locks, as an
 * importable file.
 */
export function furnishedFile(roomName: string): string {
  const built = buildRoom(recipeOf(roomName), builtInCatalogue);
  if (!built.ok) throw new Error(JSON.stringify(built.refusal));
  return toRoomFile(built.value);
}

function recipeOf(roomName: string): Recipe {
  return {
    id: 'watchmaker',
    order: 0,
    roomName,
    introduction: '',
    timeLimit: 5,
    background: { id: 'study', mood: 'green' },
    startName: SCENES.shop,
    scenes: [
      {
        id: 'bench',
        name: SCENES.bench,
        kind: 'closeUp',
        background: { id: 'captains-cabin', mood: 'sunset' },
      },
      { id: 'cellar', name: SCENES.cellar, kind: 'place', background: { id: 'classroom', mood: 'night' } },
    ],
    door: { of: 'door' },
    items: (Object.keys(THINGS) as SceneName[]).flatMap(thingsOf),
  };
}

function thingsOf(scene: SceneName): readonly RecipeItem[] {
  return THINGS[scene].map(({ of, name, x, y, says, hides }) => {
    const entry = entryOf(of);
    const { width, height } = itemRect({ ...entry, position: { x: 0, y: 0 } });
    return {
      id: idOf(name),
      of: entry.id,
      name,
      scene: scene === 'shop' ? START_ID : scene,
      at: { x: x - width / 2, y: y - height / 2 },
      ...(says && { says }),
      ...(hides && { hides: idOf(hides) }),
    };
  });
}

function entryOf(name: string) {
  const entry = builtInCatalogue.items.find((each) => each.name === name);
  if (!entry) throw new Error(`The catalogue has no ${name}.`);
  return entry;
}

function idOf(name: string): string {
  return name.replaceAll(' ', '-');
}
