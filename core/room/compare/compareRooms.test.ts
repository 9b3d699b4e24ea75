import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyCommand } from '../../edit/applyCommand.ts';
import { build, furnish, lockByItem, lockByPassword } from '../../testing/build.ts';
import { Choices } from '../../testing/choices.ts';
import { background, chestEntry, keyEntry, newRoom, noteEntry } from '../../testing/entries.ts';
import { CHOICES, MOST, SEED } from '../../testing/numbers.ts';
import { randomCommand } from '../../testing/randomCommand.ts';
import { isDeepEqual } from '../../util/isDeepEqual.ts';
import { contentsOf } from '../records.ts';
import { compareRooms, isSame } from './compareRooms.ts';

const room = furnish({ chest: chestEntry, key: keyEntry, note: noteEntry });
const changedBy = (...commands: Parameters<typeof build>[0]) => compareRooms(room, build(commands, room));

describe('what differs between two states of a room', () => {
  it('is empty between a room and itself', () => {
    expect(isSame(compareRooms(room, room))).toBe(true);
  });

  it('lists additions and removals, each from its own side', () => {
    const later = build(
      [
        { type: 'deleteItem', id: 'note' },
        { type: 'addItem', id: 'box', entry: chestEntry },
      ],
      room,
    );
    expect(compareRooms(room, later).items).toMatchObject({ added: ['box'], removed: ['note'] });
    expect(compareRooms(later, room).items).toMatchObject({ added: ['note'], removed: ['box'] });
  });

  it('lists an item’s change once, for any number of changed fields', () => {
    const { items } = changedBy(...lockByPassword('chest', '1234'), {
      type: 'setName',
      id: 'chest',
      name: 'Coffer',
    });
    expect([...items.changed]).toEqual([['chest', new Set(['name', 'lock'])]]);
  });

  it('announces the kind of a lock, and the effect of a click on its key', () => {
    const { items } = changedBy(...lockByItem('chest', 'key'));
    expect([...items.changed.keys()]).toEqual(['chest', 'key']);
    expect(items.changed.get('key')).toEqual(new Set(['clicks']));
  });

  it('lists the room’s own texts, its scenes, and another order', () => {
    const difference = changedBy(
      { type: 'setIntroduction', introduction: 'Hm.' },
      { type: 'addScene', scene: 'cellar', name: 'Cellar', kind: 'place', background },
      { type: 'orderItem', id: 'chest', move: 'toFront' },
    );
    expect(difference).toMatchObject({
      fields: ['introduction'],
      scenes: { added: ['cellar'], removed: [], changed: [] },
      isReordered: true,
    });
  });
});

it('lists every change of any command, and nothing where nothing changed', () => {
  const numbers = fc.array(fc.noBias(fc.nat(MOST)), CHOICES);
  const countless = (state: typeof room) => ({ ...contentsOf(state), itemCounter: 0 });
  fc.assert(
    fc.property(numbers, (list) => {
      const choices = new Choices(list);
      let state = newRoom();
      while (!choices.isUsedUp) {
        const command = randomCommand(state, choices);
        const result = applyCommand(state, command);
        if (!result.ok) continue;
        const { room: next } = result.value;
        const isTold = !isSame(compareRooms(state, next));
        const isOther = !isDeepEqual(countless(state), countless(next));
        if (isTold !== isOther) expect({ command, isTold }).toEqual({ command, isTold: isOther });
        state = next;
      }
    }),
    { ...SEED, numRuns: 30 },
  );
});
