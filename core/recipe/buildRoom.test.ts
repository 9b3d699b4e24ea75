import { describe, expect, it } from 'vitest';
import { DOOR_ID, type Room } from '../room/model.ts';
import { findProblems } from '../solve/findings/findProblems.ts';
import { checkInvariants } from '../testing/checkInvariants.ts';
import { backgroundEntry, doorEntry, entries, gateEntry } from '../testing/entries.ts';
import { buildRoom } from './buildRoom.ts';
import type { Recipe } from './model.ts';

const catalogue = { items: [doorEntry, gateEntry, ...entries], backgrounds: [backgroundEntry] };

const recipe: Recipe = {
  id: 'cellar',
  order: 0,
  roomName: 'The Cellar',
  introduction: 'It is dark.',
  timeLimit: 7,
  background: { id: 'study', mood: 'warm' },
  door: { of: 'gate', says: 'Shut.', lock: { key: 'doorKey' } },
  items: [
    { id: 'chest', of: 'chest', color: 'red', width: 20, lock: { password: '42' }, hides: 'doorKey' },
    { id: 'doorKey', of: 'key', name: 'Rusty key', at: { x: 5, y: 6 } },
    { id: 'memo', of: 'note', says: 'The answer is 42.', isAddable: true },
  ],
};

function built(from: Recipe): Room {
  const result = buildRoom(from, catalogue);
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
}

describe('buildRoom', () => {
  it('makes the room that a creator would make by hand', () => {
    const room = built(recipe);
    expect(room).toMatchObject({ roomName: 'The Cellar', timeLimit: 7, creatorId: '', revision: 0 });
    expect(room.itemOrder).toEqual([DOOR_ID, 'chest', 'doorKey', 'memo']);
    expect(room.itemConfigs[DOOR_ID]).toMatchObject({ catalogueId: 'gate', itemToUnlock: 'doorKey' });
    expect(room.itemConfigs.chest).toMatchObject({ color: 'red', width: 20, unlockPassword: '42' });
    expect(room.itemConfigs.doorKey).toMatchObject({ isHidden: true, position: { x: 5, y: 6 } });
    expect(room.itemConfigs.memo).toMatchObject({ description: 'custom', isAddableToInventory: true });
  });

  it('E3 keeps the rules of a room', () => {
    expect(() => checkInvariants(built(recipe))).not.toThrow();
  });

  it('builds rooms of the second kind: scenes, spots, faces, several keys, sequences, combining, texts', () => {
    const second = built({
      ...recipe,
      language: 'de',
      ending: 'Draußen.',
      debrief: 'Was half?',
      startName: 'Keller',
      scenes: [{ id: 'attic', name: 'Attic', kind: 'place', background: recipe.background }],
      door: { of: 'gate', scene: 'attic', lock: { key: ['doorKey', 'rope'] } },
      items: [
        {
          id: 'chest',
          of: 'chest',
          lock: {
            password: '4 2',
            face: { type: 'wheels', wheels: [{ type: 'digits' }, { type: 'digits' }] },
          },
          hides: ['doorKey', 'string'],
          saysOpened: 'Dust.',
          hints: ['Count.'],
          changes: { scene: 'attic', background: recipe.background },
        },
        { id: 'doorKey', of: 'key' },
        { id: 'string', of: 'key' },
        { id: 'twine', of: 'key', combines: { with: 'string', into: 'rope' } },
        { id: 'rope', of: 'key' },
        { id: 'stairs', of: 'note', leadsTo: 'attic', showsAs: 'caption' },
        { id: 'box', of: 'chest', scene: 'attic', lock: { sequence: ['left', 'right'] } },
      ],
      spots: [
        { id: 'left', name: 'Left', scene: 'attic', rect: { x: 1, y: 1, width: 9, height: 9 } },
        {
          id: 'right',
          name: 'Right',
          scene: 'attic',
          shape: 'ellipse',
          rect: { x: 11, y: 1, width: 9, height: 9 },
        },
      ],
    });
    expect(() => checkInvariants(second)).not.toThrow();
    expect(second).toMatchObject({
      language: 'de',
      ending: 'Draußen.',
      debrief: 'Was half?',
      sceneOrder: ['start', 'attic'],
    });
    expect(second.itemConfigs).toMatchObject({
      [DOOR_ID]: { scene: 'attic', itemToUnlock: 'doorKey', furtherKeys: ['rope'] },
      chest: { unlockPassword: '4 2', alsoHides: ['string'], openedDescription: 'Dust.', hints: ['Count.'] },
      twine: { combinesWith: 'string', combinesInto: 'rope' },
      rope: { isHidden: true },
      stairs: { onClick: { type: 'go', to: 'attic' }, showsAs: 'caption' },
      box: { sequence: ['left', 'right'], scene: 'attic' },
      right: { spot: 'ellipse', scene: 'attic' },
    });
    expect(second.itemConfigs.chest?.onOpen?.background.scene).toBe('attic');
  });

  it('S6 confirms a clue that only a picture tells', () => {
    const [chest, ...others] = recipe.items;
    if (!chest) throw new Error('The recipe has a chest');
    const lock = { password: '42', isInPicture: true };
    expect(built({ ...recipe, items: [{ ...chest, lock }, ...others] }).itemConfigs.chest).toMatchObject({
      isClueInPicture: true,
    });
  });

  it('S7 declares what tells an answer that no text holds', () => {
    const [chest, ...others] = recipe.items;
    if (!chest) throw new Error('The recipe has a chest');
    const riddle = { ...chest, lock: { password: '43', toldBy: 'memo' } };
    const room = built({ ...recipe, items: [riddle, ...others] });
    expect(room.itemConfigs.chest?.toldBy).toEqual(['memo']);
    expect(findProblems(room).filter(({ code }) => code === 'noClue')).toEqual([]);
  });
});

describe('buildRoom refuses', () => {
  it.each([
    ['an item', { ...recipe, items: [{ id: 'a', of: 'unicorn' }] }, 'item unicorn'],
    ['a door', { ...recipe, door: { of: 'chest' } }, 'door chest'],
    ['a mood', { ...recipe, background: { id: 'study', mood: 'toString' } }, 'background study in toString'],
  ] satisfies [string, Recipe, string][])('%s that the catalogue lacks', (_, wrong, what) => {
    expect(buildRoom(wrong, catalogue)).toEqual({ ok: false, refusal: { type: 'missing', what } });
  });

  it('O3 a second change of a scene, and names the scene', () => {
    const changes = { scene: 'attic', background: recipe.background };
    const scenes = [{ id: 'attic', name: 'Attic', kind: 'place', background: recipe.background } as const];
    const items = [...recipe.items, { id: 'rope', of: 'chest', changes }];
    const once = { ...recipe, scenes, items };
    expect(buildRoom(once, catalogue).ok).toBe(true);
    const spot = { id: 'hole', name: 'Hole', rect: { x: 1, y: 1, width: 9, height: 9 }, changes };
    expect(buildRoom({ ...once, spots: [spot] }, catalogue)).toEqual({
      ok: false,
      refusal: { type: 'changedTwice', scene: 'Attic', items: ['rope', 'hole'] },
    });
  });

  it('what a command refuses, and says which', () => {
    const twice = { ...recipe, items: [...recipe.items, { id: 'memo', of: 'note' }] };
    expect(buildRoom(twice, catalogue)).toEqual({
      ok: false,
      refusal: {
        type: 'refused',
        command: 'addItem',
        item: 'memo',
        refusal: { type: 'idTaken', id: 'memo' },
      },
    });
  });
});
