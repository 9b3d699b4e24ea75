import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { applyAction } from '../play/applyAction.ts';
import type { Room } from '../room/model.ts';
import { build, furnish, hideIn, lockByPassword, say } from '../testing/build.ts';
import { Choices } from '../testing/choices.ts';
import { chestEntry, noteEntry } from '../testing/entries.ts';
import { CHOICES, MOST, SEED } from '../testing/numbers.ts';
import { randomAction, START, startedPlay } from '../testing/playing.ts';
import { randomPlainRoom } from '../testing/randomCommand.ts';
import { countDone, neededThings } from './progress.ts';
import { NO_TRAIL, noteTrail, type Trail } from './trail.ts';

interface Moment {
  trail: Trail;
  isEscaped: boolean;
}

function playAtRandom(list: readonly number[]): { room: Room; moments: readonly Moment[] } {
  const cut = Math.floor(list.length * 0.45);
  const choices = new Choices(list.slice(cut));
  const made = randomPlainRoom(new Choices(list.slice(0, cut)));
  const isOpen = made.itemConfigs.door?.isItemLocked === false;
  const room = isOpen && choices.below(4) > 0 ? build(lockByPassword('door', '1'), made) : made;
  let [play, trail] = [startedPlay(room), NO_TRAIL];
  const moments: Moment[] = [];
  for (let at = 0; !choices.isUsedUp && !play.isEscaped; at += 1000) {
    const result = applyAction({ room, play, at: START }, randomAction(room, play, choices));
    if (!result.ok) continue;
    const { play: after, events } = result.value;
    trail = noteTrail(trail, { room, before: play, after, events, at });
    play = after;
    moments.push({ trail, isEscaped: play.isEscaped });
  }
  return { room, moments };
}

const numbers = fc.array(fc.noBias(fc.nat(MOST)), CHOICES);
let played: readonly ReturnType<typeof playAtRandom>[];
beforeAll(() => {
  played = fc.sample(numbers, { ...SEED, numRuns: 240 }).map(playAtRandom);
});

describe('Q4 progress', () => {
  it('never falls, and is whole with the escape alone', () => {
    for (const { room, moments } of played) {
      const needed = neededThings(room).length;
      let highest = 0;
      for (const { trail, isEscaped } of moments) {
        expect(trail.done).toBeGreaterThanOrEqual(highest);
        expect(trail.done === needed && needed > 0).toBe(isEscaped && needed > 0);
        highest = trail.done;
      }
    }
  });

  it('counts a lock whose answer is read, though who knows every answer would open the door alone', () => {
    const room = build(
      [
        ...lockByPassword('chest', 'a1'),
        ...hideIn('chest', 'note'),
        ...lockByPassword('door', 'b2'),
        ...say('map', 'It is A1.'),
        ...say('note', 'It is B2.'),
      ],
      furnish({ chest: chestEntry, map: noteEntry, note: noteEntry }),
    );
    expect(neededThings(room)).toHaveLength(2);
    const opened = applyAction(
      { room, play: startedPlay(room), at: START },
      { type: 'enterPassword', item: 'chest', password: 'a1' },
    );
    expect(opened.ok && countDone(room, opened.value.play)).toBe(1);
  });

  it('is not vacuous: plays get on before they escape, and many escape', () => {
    const lasts = played.flatMap(({ moments }) => moments.at(-1) ?? []);
    expect(lasts.filter(({ isEscaped }) => isEscaped).length).toBeGreaterThan(20);
    const halfway = played
      .flatMap(({ moments }) => moments)
      .filter(({ trail, isEscaped }) => trail.done > 0 && !isEscaped);
    expect(halfway.length).toBeGreaterThan(100);
  });
});
