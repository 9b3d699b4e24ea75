import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Room } from '../../room/model.ts';
import { Choices } from '../../testing/choices.ts';
import { newRoom } from '../../testing/entries.ts';
import { CHOICES, MOST, SEED } from '../../testing/numbers.ts';
import { randomCommand } from '../../testing/randomCommand.ts';
import { applyCommand } from '../applyCommand.ts';
import { canRedo, canUndo, createHistory, type History, record, redo, undo } from './history.ts';
import { packHistory } from './packHistory.ts';
import { unpackHistory } from './unpackHistory.ts';

const numbers = fc.array(fc.noBias(fc.nat(MOST)), CHOICES);

/** Simulates a reload: the browser stores the room and the packed history as JSON. */
function reloaded(history: History): History | undefined {
  const room = JSON.parse(JSON.stringify(history.present)) as Room;
  return unpackHistory(JSON.parse(JSON.stringify(packHistory(history))), room);
}

function randomHistory(choices: Choices, first: Room): History {
  let history = createHistory(first);
  for (let steps = 0; steps < 40 && !choices.isUsedUp; steps++) {
    const result = applyCommand(history.present, randomCommand(history.present, choices));
    if (result.ok) history = record(history, result.value.room);
  }
  for (let back = choices.below(4); back > 0; back--) history = undo(history);
  return history;
}

describe('a history that was kept', () => {
  it('E2 undone all the way after a reload gives the first room, and redone all the way the last one', () => {
    fc.assert(
      fc.property(numbers, (list) => {
        const first = newRoom();
        const before = randomHistory(new Choices(list), first);
        let last = before;
        while (canRedo(last)) last = redo(last);
        let history = reloaded(before);
        if (!history) throw new Error('The history was dropped.');
        expect(history.past.length).toBe(before.past.length);
        while (canUndo(history)) history = undo(history);
        expect(history.present).toEqual(first);
        while (canRedo(history)) history = redo(history);
        expect(history.present).toEqual({ ...last.present, isPreviewed: false });
      }),
      { ...SEED, numRuns: 30 },
    );
  });
});
