import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { parseRoom } from '../room/load/parseRoom.ts';
import type { Room } from '../room/model.ts';
import { checkInvariants } from '../testing/checkInvariants.ts';
import { Choices } from '../testing/choices.ts';
import { newRoom } from '../testing/entries.ts';
import { CHOICES, MOST, PATIENCE, SEED } from '../testing/numbers.ts';
import { randomCommand, randomRoom } from '../testing/randomCommand.ts';
import { applyCommand } from './applyCommand.ts';
import { canUndo, createHistory, record, redo, undo } from './history.ts';

const numbers = fc.array(fc.noBias(fc.nat(MOST)), CHOICES);

vi.setConfig({ testTimeout: PATIENCE });

describe('any sequence of commands', () => {
  it('E3 keeps R3 to R11', () => {
    fc.assert(
      fc.property(numbers, (list) => {
        const choices = new Choices(list);
        let room = newRoom();
        while (!choices.isUsedUp) {
          const command = randomCommand(room, choices);
          const result = applyCommand(room, command);
          if (result.ok) room = result.value.room;
          const broken = checkInvariants(room);
          if (broken.length > 0) expect({ command, broken }).toEqual({ command, broken: [] });
        }
      }),
      SEED,
    );
  });

  it('R1 gives rooms that load without a warning, just as they were', () => {
    fc.assert(
      fc.property(numbers, (list) => {
        const room = randomRoom(new Choices(list));
        expect(parseRoom(JSON.parse(JSON.stringify(room)))).toEqual({
          ok: true,
          value: { room, warnings: [] },
        });
      }),
      SEED,
    );
  });

  it('E1 leaves the given room as it was and gives the very same one where nothing changed', () => {
    fc.assert(
      fc.property(numbers, (list) => {
        const choices = new Choices(list);
        const room = randomRoom(choices, 30);
        const before = JSON.stringify(room);
        const result = applyCommand(room, randomCommand(room, choices));
        expect(JSON.stringify(room)).toBe(before);
        if (!result.ok) return;
        const isSame = JSON.stringify(result.value.room) === before;
        expect(result.value.room === room).toBe(isSame);
      }),
      { ...SEED, numRuns: 1000 },
    );
  });

  it('E3 undo gives back the very same rooms, redo too', () => {
    fc.assert(
      fc.property(numbers, (list) => {
        const choices = new Choices(list);
        let history = createHistory(newRoom());
        const rooms: Room[] = [history.present];
        while (!choices.isUsedUp && rooms.length < 200) {
          const result = applyCommand(history.present, randomCommand(history.present, choices));
          if (!result.ok || result.value.room === history.present) continue;
          history = record(history, result.value.room);
          rooms.push(history.present);
        }
        for (const room of rooms.slice(0, -1).reverse()) {
          history = undo(history);
          expect(history.present).toBe(room);
        }
        expect(canUndo(history)).toBe(false);
        for (const room of rooms.slice(1)) {
          history = redo(history);
          expect(history.present).toBe(room);
        }
      }),
      SEED,
    );
  });

  it('is not vacuous: random rooms have keys, passwords, hidden items and copies', () => {
    const rooms = fc.sample(numbers, SEED).map((list) => randomRoom(new Choices(list)));
    const items = rooms.map((room) => Object.values(room.itemConfigs));
    const share = (holds: (room: (typeof items)[number]) => boolean) =>
      items.filter(holds).length / items.length;
    expect(share((room) => room.some((item) => item.itemToUnlock !== null))).toBeGreaterThan(0.2);
    expect(share((room) => room.some((item) => item.unlockPassword !== ''))).toBeGreaterThan(0.4);
    expect(share((room) => room.some((item) => item.isHidden))).toBeGreaterThan(0.2);
    expect(share((room) => room.length >= 4)).toBeGreaterThan(0.5);
  });
});
