import { describe, expect, it } from 'vitest';
import { backgroundCatalogue, itemCatalogue } from '../../art/catalogue.ts';
import { demoRooms } from '../../seeds/demoRooms.ts';
import { starters } from '../../seeds/starters.ts';
import { runs } from '../../tests/runs.ts';
import { applyCommand } from '../edit/applyCommand.ts';
import type { Command } from '../edit/command.ts';
import { type Room, START_ID } from '../room/model.ts';
import { contentsOf } from '../room/records.ts';
import { firstSceneOf } from '../room/scenes.ts';
import { createRandom } from '../testing/createRandom.ts';
import { buildRoom } from './buildRoom.ts';
import type { Recipe } from './model.ts';
import { recipeOf } from './recipeOf.ts';
import { parseRecipe } from './recipeSchema.ts';

const catalogue = { items: itemCatalogue, backgrounds: backgroundCatalogue };

function build(recipe: Recipe): Room {
  const built = buildRoom(recipe, catalogue);
  if (!built.ok) throw new Error(JSON.stringify(built.refusal));
  return built.value;
}

function write(room: Room): Recipe {
  const written = recipeOf(room, catalogue);
  if (!written.ok) throw new Error(JSON.stringify(written.refusal));
  return written.value;
}

/**
 * Returns a room as a recipe keeps it: without the number of items ever added, an empty list of hidden
 * things, or the last digits of a spot's shape.
 */
function said(room: Room) {
  const items = Object.entries(room.itemConfigs).map(([id, item]) => [
    id,
    {
      ...item,
      aspect: item.spot ? Math.round(item.aspect * 1e5) : item.aspect,
      isHidingAnotherItem: item.itemToHide !== null,
    },
  ]);
  return { ...contentsOf(room), itemConfigs: Object.fromEntries(items), itemCounter: 0 };
}

function expectSame(room: Room): void {
  const recipe = write(room);
  const parsed = parseRecipe(JSON.parse(JSON.stringify(recipe)));
  if (!parsed.ok) throw new Error(parsed.refusal.path);
  expect(parsed.value).toEqual(recipe);
  // The first scene is called `start` in recipes, so that other ids change with it.
  if (firstSceneOf(room) === START_ID) expect(said(build(recipe))).toEqual(said(room));
  else expect(write(build(recipe))).toEqual(recipe);
}

describe('recipeOf', () => {
  it.each([...demoRooms, ...starters])('writes $id so that the same room is built of it', (recipe) => {
    expectSame(build(recipe));
  });

  it('writes any room of the library so, whatever its creator did', () => {
    const random = createRandom(12);
    const all = [...demoRooms, ...starters];
    for (let run = 0; run < runs(100); run++) {
      const recipe = all[run % all.length];
      if (!recipe) continue;
      const room = changed(build(recipe), random);
      const written = recipeOf(room, catalogue);
      // A lock whose last key was deleted has no answer yet.
      if (!written.ok) expect(written.refusal.type).toBe('unfinishedLock');
      else expectSame(room);
    }
  });

  it('refuses uploaded pictures and backgrounds, locks without an answer, and a room without a door', () => {
    const [demo] = demoRooms;
    if (!demo) throw new Error('There are demo rooms.');
    const room = build(demo);
    const first = room.itemOrder.find((id) => id !== 'door' && !room.itemConfigs[id]?.spot) ?? '';
    const item = room.itemConfigs[first];
    if (!item) throw new Error('There are things in it.');
    const change = (changes: object) =>
      recipeOf(
        { ...room, itemConfigs: { ...room.itemConfigs, [first]: { ...item, ...changes } } },
        catalogue,
      );
    expect(change({ catalogueId: 'upload-1' })).toMatchObject({
      refusal: { type: 'ownPicture', name: item.name },
    });
    expect(change({ isItemLocked: true, unlockMethod: 'password', unlockPassword: '' })).toMatchObject({
      refusal: { type: 'unfinishedLock', name: item.name },
    });
    const own = { uri: '/uploads/mine.webp', ambient: '#ffffff' };
    expect(recipeOf({ ...room, background: own }, catalogue)).toMatchObject({
      refusal: { type: 'ownBackground' },
    });
    const { door: _, ...others } = room.itemConfigs;
    const doorless = { ...room, itemConfigs: others, itemOrder: room.itemOrder.slice(1) };
    expect(recipeOf(doorless, catalogue)).toEqual({ ok: false, refusal: { type: 'noDoor' } });
  });
});

/** Returns the room after some random commands; refused ones change nothing. */
function changed(room: Room, random: () => number): Room {
  const pick = <Value>(values: readonly Value[]): Value | undefined =>
    values[Math.floor(random() * values.length)];
  let now = room;
  for (let times = 0; times < 12; times++) {
    const id = pick(now.itemOrder) ?? '';
    const scene = pick(now.sceneOrder) ?? '';
    const { variants = {} } = now.itemConfigs[id] ?? {};
    const command = pick<Command>([
      {
        type: 'setDescription',
        id,
        description: pick(['none', 'locked', 'empty', 'custom'] as const) ?? 'none',
      },
      { type: 'setColor', id, color: pick(Object.keys(variants)) ?? '' },
      { type: 'setOnClick', id, onClick: { type: pick(['none', 'message', 'toggle'] as const) ?? 'none' } },
      { type: 'setOnClick', id, onClick: null },
      { type: 'setState', id, state: 'opened' },
      { type: 'moveItem', id, position: { x: random() * 80, y: random() * 70 } },
      { type: 'resizeItem', id, width: 5 + random() * 20 },
      { type: 'setPositionLocked', id, isPositionLocked: true },
      { type: 'orderItem', id, move: 'toFront' },
      { type: 'setName', id, name: pick(['', 'A thing', 'Ding']) ?? '' },
      { type: 'setShowsAs', id, showsAs: pick(['caption', 'paper', 'picture'] as const) ?? 'caption' },
      { type: 'setAddable', id, isAddableToInventory: true },
      { type: 'setPasswordMatch', id, passwordMatch: 'exact' },
      { type: 'setLockMaterial', id, material: 'brass' },
      { type: 'setHints', id, hints: ['Look.', 'Look closer.'] },
      { type: 'deleteItem', id },
      { type: 'orderScene', scene, to: 0 },
      { type: 'setCover', scene },
      { type: 'setOffersHelp', offersHelp: false },
      { type: 'moveItemToScene', id, scene },
    ]);
    const result = command && applyCommand(now, command);
    if (result?.ok) now = result.value.room;
  }
  return now;
}
