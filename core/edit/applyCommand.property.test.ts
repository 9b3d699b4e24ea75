import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../tests/runs.ts';
import { parseRoom } from '../room/load/parseRoom.ts';
import type { ItemConfig, Room } from '../room/model.ts';
import { checkInvariants } from '../testing/checkInvariants.ts';
import { Choices } from '../testing/choices.ts';
import { newRoom } from '../testing/entries.ts';
import { CHOICES, MOST, SEED } from '../testing/numbers.ts';
import { randomCommand, randomRoom } from '../testing/randomCommand.ts';
import { applyCommand } from './applyCommand.ts';
import { canUndo, createHistory, record, redo, undo } from './history/history.ts';

const numbers = fc.array(fc.noBias(fc.nat(MOST)), CHOICES);

describe('any sequence of commands', () => {
  it('E3 keeps R3 to R11, M, N, O, K and C after every one', () => {
    fc.assert(
      fc.property(numbers, (list) => {
        const choices = new Choices(list);
        let room = newRoom();
        while (!choices.isUsedUp) {
          const command = randomCommand(room, choices);
          const result = applyCommand(room, command);
          if (!result.ok || result.value.room === room) continue;
          room = result.value.room;
          const broken = checkInvariants(room);
          if (broken.length > 0) expect({ command, broken }).toEqual({ command, broken: [] });
        }
      }),
      { ...SEED, numRuns: runs(100) },
    );
  });

  it('R1 gives rooms that load without a warning, just as they were', () => {
    fc.assert(
      fc.property(numbers, (list) => {
        const room = randomRoom(new Choices(list));
        const stored = JSON.parse(JSON.stringify(room));
        expect(parseRoom(stored)).toEqual({ ok: true, value: { room, warnings: [] } });
      }),
      { ...SEED, numRuns: runs(100) },
    );
  });

  it('E1 leaves the given room as it was and gives the very same one where nothing changed', () => {
    fc.assert(
      fc.property(numbers, (list) => {
        const choices = new Choices(list);
        const room = randomRoom(choices, 40);
        const before = JSON.stringify(room);
        for (let count = 0; count < 5; count++) {
          const result = applyCommand(room, randomCommand(room, choices));
          if (result.ok) expect(result.value.room === room).toBe(isAsStored(result.value.room, before));
        }
        expect(JSON.stringify(room)).toBe(before);
      }),
      { ...SEED, numRuns: runs(250) },
    );
  });

  it('E3 undo and redo return the identical room objects, unchanged', () => {
    fc.assert(
      fc.property(numbers, (list) => {
        const choices = new Choices(list);
        let history = createHistory(newRoom());
        const steps = [{ room: history.present, stored: JSON.stringify(history.present) }];
        while (!choices.isUsedUp && steps.length < 200) {
          const result = applyCommand(history.present, randomCommand(history.present, choices));
          if (!result.ok || result.value.room === history.present) continue;
          history = record(history, result.value.room);
          steps.push({ room: history.present, stored: JSON.stringify(history.present) });
        }
        for (const { room, stored } of steps.slice(0, -1).reverse()) {
          history = undo(history);
          expect(history.present).toBe(room);
          expect(JSON.stringify(room)).toBe(stored);
        }
        expect(canUndo(history)).toBe(false);
        for (const { room } of steps.slice(1)) {
          history = redo(history);
          expect(history.present).toBe(room);
        }
      }),
      { ...SEED, numRuns: runs(40) },
    );
  });

  it('is not vacuous: random rooms use what the rules speak of', () => {
    const rooms = fc
      .sample(numbers, { ...SEED, numRuns: runs(150) })
      .map((list) => randomRoom(new Choices(list)));
    const shares = Object.entries(USES).map(([use, isUsed]): [string, number] => {
      const share = rooms.filter((room) => isUsed(Object.values(room.itemConfigs), room)).length;
      return [use, Math.round((100 * share) / rooms.length)];
    });
    console.log(`percent of random rooms with ${JSON.stringify(Object.fromEntries(shares))}`);
    for (const [use, percent] of shares) expect([use, percent >= 5]).toEqual([use, true]);
  });
});

const USES: Readonly<Record<string, (items: readonly ItemConfig[], room: Room) => boolean>> = {
  keys: (items) => items.some(({ itemToUnlock }) => itemToUnlock !== null),
  furtherKeys: (items) => items.some(({ furtherKeys }) => furtherKeys.length > 0),
  passwords: (items) => items.some(({ unlockPassword }) => unlockPassword !== ''),
  faces: (items) => items.some(({ face }) => face.type !== 'text'),
  sequences: (items) => items.some(({ sequence }) => sequence.length > 0),
  combinations: (items) => items.some(({ combinesWith }) => combinesWith !== null),
  hidden: (items) => items.some(({ isHidden }) => isHidden),
  alsoHides: (items) => items.some(({ alsoHides }) => alsoHides.length > 0),
  spots: (items) => items.some(({ spot }) => spot !== null),
  scenes: (_, { sceneOrder }) => sceneOrder.length > 2,
  ways: (items) => items.some(({ onClick }) => onClick?.type === 'go'),
  changedBackgrounds: (items) => items.some(({ onOpen }) => onOpen !== null),
  hints: (items) => items.some(({ hints }) => hints.length > 0),
  manyItems: (items) => items.length >= 8,
};

/** The order of fields is ignored. */
function isAsStored(room: Room, stored: string): boolean {
  return JSON.stringify(room) === stored;
}
