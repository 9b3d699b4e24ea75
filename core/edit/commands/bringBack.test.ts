import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../room/limits.ts';
import { combinationOf, hiddenBy, keysOf } from '../../room/links.ts';
import { DOOR_ID, type ItemConfig, type ItemId, type Room, type SceneId } from '../../room/model.ts';
import { build, furnish, get, hideIn, lockByItem, lockByPassword } from '../../testing/build.ts';
import { checkInvariants } from '../../testing/checkInvariants.ts';
import { Choices } from '../../testing/choices.ts';
import { background, chestEntry, keyEntry, noteEntry, tvEntry } from '../../testing/entries.ts';
import { CHOICES, MOST, SEED } from '../../testing/numbers.ts';
import { randomCommand, randomRoom } from '../../testing/randomCommand.ts';
import { applyCommand } from '../applyCommand.ts';
import type { Command } from '../command.ts';

const room = build(
  [
    { type: 'addScene', scene: 'cellar', name: '', kind: 'place', background },
    { type: 'setCombination', id: 'left', combination: { other: 'right', result: 'whole' } },
    ...lockByItem('chest', 'key'),
    ...hideIn('chest', 'note'),
  ],
  furnish({
    chest: chestEntry,
    key: keyEntry,
    note: noteEntry,
    left: noteEntry,
    right: noteEntry,
    whole: keyEntry,
  }),
);

const without = (before: Room, ids: readonly ItemId[], meanwhile: readonly Command[] = []) =>
  build([...ids.map((id): Command => ({ type: 'deleteItem', id })), ...meanwhile], before);
const paste = (left: Room, before: Room, ids: readonly ItemId[], scene: SceneId = 'cellar') =>
  applyCommand(left, { type: 'bringBack', ids, before, scene });
const pasted = (...call: Parameters<typeof paste>) => {
  const result = paste(...call);
  if (!result.ok) throw new Error(`Refused: ${result.refusal.type}`);
  return result.value.room;
};

describe('a cut item that is pasted in its own room', () => {
  it('becomes part of its combination again, in the other scene', () => {
    const back = pasted(without(room, ['right']), room, ['right']);
    expect(get(back, 'right').scene).toBe('cellar');
    expect(combinationOf(back, 'right')).toEqual({ part: 'left', other: 'right', result: 'whole' });
    expect(get(back, 'whole').isHidden).toBe(true);
  });

  it('opens its lock again, and what it hides goes with it', () => {
    expect(get(pasted(without(room, ['key']), room, ['key']), 'chest')).toEqual(get(room, 'chest'));
    const back = pasted(without(room, ['chest']), room, ['chest']);
    expect([keysOf(get(back, 'chest')), hiddenBy(get(back, 'chest'))]).toEqual([['key'], ['note']]);
    expect(get(back, 'note')).toMatchObject({ scene: 'cellar', isHidden: true });
  });

  it('leaves links that were made meanwhile, and those to what is gone', () => {
    const other = without(room, ['key'], lockByItem('chest', 'whole'));
    expect(keysOf(get(pasted(other, room, ['key']), 'chest'))).toEqual(['whole']);
    const alone = without(room, ['right'], [{ type: 'deleteItem', id: 'whole' }]);
    expect(combinationOf(pasted(alone, room, ['right']), 'right')).toBeNull();
  });

  it('comes in front of everything, in its former order, and the last item is selected', () => {
    const left = without(room, ['chest', 'note', 'left']);
    const result = paste(left, room, ['left', 'note', 'chest'], 'start');
    if (!result.ok) throw new Error('Refused.');
    const cut = room.itemOrder.filter((id) => ['chest', 'note', 'left'].includes(id));
    expect(result.value.room.itemOrder).toEqual([...left.itemOrder, ...cut]);
    expect(result.value.active).toBe(cut.at(-1));
  });

  it('becomes a clue of its lock and a member of its group again, and keeps its click behaviour and position', () => {
    const told = build(
      [
        ...lockByPassword('left', '1234'),
        { type: 'setToldBy', id: 'left', toldBy: ['note', 'right'] },
        { type: 'setOnClick', id: 'key', onClick: { type: 'go', to: 'cellar' } },
        { type: 'group', ids: ['whole', 'chest', 'key'], group: 'g' },
      ],
      build(
        [{ type: 'addScene', scene: 'cellar', name: '', kind: 'place', background }],
        furnish({
          chest: chestEntry,
          key: tvEntry,
          note: noteEntry,
          left: chestEntry,
          right: noteEntry,
          whole: keyEntry,
        }),
      ),
    );
    for (const ids of [['note'], ['note', 'right'], ['key'], ['key', 'whole'], ['left', 'chest']]) {
      const back = pasted(without(told, ids), told, ids, 'start');
      expect(back.itemConfigs, ids.join()).toEqual(told.itemConfigs);
    }
  });

  it('has no more keys than the limit', () => {
    const back = pasted(without(room, ['key']), room, ['key'], 'start');
    for (const field of ['group', 'toldBy', 'onClick']) expect(get(back, 'chest')).not.toHaveProperty(field);
  });

  it('goes into the scene it is pasted in if its own is gone, to a free position', () => {
    const inCellar = build([{ type: 'moveItemToScene', id: 'left', scene: 'cellar' }], room);
    const gone = without(inCellar, ['left'], [{ type: 'deleteScene', scene: 'cellar', moveItemsTo: null }]);
    expect(get(pasted(gone, inCellar, ['left'], 'start'), 'left')).toMatchObject({
      scene: 'start',
      position: get(inCellar, 'left').position,
    });
    const twin = without(
      room,
      ['left'],
      [
        { type: 'moveItemToScene', id: 'right', scene: 'cellar' },
        { type: 'moveItem', id: 'right', position: get(room, 'left').position },
      ],
    );
    const beside = pasted(twin, room, ['left']);
    expect(get(beside, 'left').position).not.toEqual(get(beside, 'right').position);
  });

  it('respects the limit of items, and adds nothing that was not cut', () => {
    const full = build(
      Array.from(
        { length: LIMITS.items - room.itemOrder.length },
        (_, n): Command => ({ type: 'addItem', id: `n${n}`, entry: noteEntry }),
      ),
      room,
    );
    expect(pasted(without(full, ['left']), full, ['left']).itemOrder).toHaveLength(LIMITS.items);
    const more = without(full, ['left'], [{ type: 'addItem', id: 'more', entry: noteEntry }]);
    expect(paste(more, full, ['left'])).toMatchObject({
      refusal: { type: 'tooManyItems', limit: LIMITS.items },
    });
    expect(pasted(room, room, ['nothing', DOOR_ID])).toBe(room);
  });

  it('is refused if it still exists, or its scene does not', () => {
    expect(paste(room, room, ['key'])).toMatchObject({ refusal: { type: 'idTaken', id: 'key' } });
    const call = paste(without(room, ['key']), room, ['key'], 'nowhere');
    expect(call).toMatchObject({ refusal: { type: 'unknownScene' } });
  });
});

it('a cut item is among keys, hidden items and clues again even if entries were added meanwhile', () => {
  const lists = (ids: readonly ItemId[]): Command[] => [
    { type: 'setKeys', id: 'chest', keys: ids },
    { type: 'setItemsToHide', id: 'box', itemsToHide: ids.map((id) => `${id}In`) },
    { type: 'setToldBy', id: 'safe', toldBy: ids },
  ];
  const things = { chest: chestEntry, box: chestEntry, safe: chestEntry };
  const small = Object.fromEntries(
    ['a', 'b', 'c'].flatMap((id) => [
      [id, keyEntry],
      [`${id}In`, noteEntry],
    ]),
  );
  const full = build(
    [
      ...lockByItem('chest', 'a'),
      ...hideIn('box', 'aIn'),
      ...lockByPassword('safe', '1234'),
      ...lists(['a', 'b']),
    ],
    furnish({ ...things, ...small }),
  );
  const ids = ['a', 'aIn'];
  const back = pasted(without(full, ids, lists(['b', 'c'])), full, ids, 'start');
  expect(keysOf(get(back, 'chest'))).toEqual(['a', 'b', 'c']);
  expect(hiddenBy(get(back, 'box'))).toEqual(['aIn', 'bIn', 'cIn']);
  expect(get(back, 'safe').toldBy).toEqual(['a', 'b', 'c']);
  const anew = pasted(without(full, ids, lists(['c'])), full, ids, 'start');
  expect([keysOf(get(anew, 'chest')), get(anew, 'safe').toldBy]).toEqual([['c'], ['c']]);
});

const numbers = fc.array(fc.noBias(fc.nat(MOST)), CHOICES);

describe('any things that are cut', () => {
  it('restore the room except for positions, when they are pasted', () => {
    fc.assert(
      fc.property(numbers, (list) => {
        const choices = new Choices(list);
        const before = randomRoom(choices, 120);
        const ids = before.itemOrder.filter((id) => id !== DOOR_ID && choices.below(3) === 0);
        const scene = choices.oneOf(before.sceneOrder);
        const back = pasted(without(before, ids), before, ids, scene);
        expect(placeless(back)).toEqual(placeless(before));
      }),
      { ...SEED, numRuns: 20 },
    );
  });

  it('leave a valid room, whatever was done meanwhile', () => {
    fc.assert(
      fc.property(numbers, (list) => {
        const choices = new Choices(list);
        const before = randomRoom(choices, 80);
        const ids = before.itemOrder.filter((id) => id !== DOOR_ID && choices.below(3) === 0);
        let left = without(before, ids);
        for (let count = 0; count < 25; count++) {
          const result = applyCommand(left, randomCommand(left, choices));
          if (result.ok) left = result.value.room;
        }
        const result = paste(left, before, ids, choices.oneOf(left.sceneOrder));
        if (result.ok) expect(checkInvariants(result.value.room)).toEqual([]);
      }),
      { ...SEED, numRuns: 12 },
    );
  });
});

/** The room without positions and order, to compare rooms after a move. */
function placeless({ itemConfigs, itemOrder, scenes, itemCounter }: Room) {
  const items = Object.entries(itemConfigs).map(([id, item]) => [id, withoutPlace(item)]);
  return { items: Object.fromEntries(items), scenes, itemCounter, ids: itemOrder.toSorted() };
}

function withoutPlace({ position: _, scene: __, group: ___, ...rest }: ItemConfig) {
  return rest;
}
