import type { Room } from '../room/model.ts';
import { looksOf } from '../util/looks.ts';
import { Choices } from './choices.ts';
import { MOST } from './numbers.ts';
import { randomHostileRoom } from './randomHostileRoom.ts';

/** More than a hostile room takes. */
const DECISIONS = 16;

/** The worst room that was found, with the numbers that it is built from. */
interface Worst {
  numbers: readonly number[];
  room: Room;
  looks: number;
}

/**
 * Looks for the room that a question costs most (S5): of chosen rooms it keeps the worst and changes one decision of it, again and
 * again; every fourth time it begins with another, so as not to stay where no single change makes it worse.
 *
 * @param random from 0 to below 1
 */
export function searchWorst(ask: (room: Room) => unknown, rounds: number, random: () => number): Worst {
  let worst = weigh(ask, anyNumbers(random));
  for (let round = 1; round < rounds; round++) {
    const numbers = round % 4 === 0 ? anyNumbers(random) : withOneChanged(worst.numbers, random);
    const other = weigh(ask, numbers);
    if (other.looks > worst.looks) worst = other;
  }
  return worst;
}

function weigh(ask: (room: Room) => unknown, numbers: readonly number[]): Worst {
  const room = randomHostileRoom(new Choices(numbers));
  return { numbers, room, looks: looksOf(() => ask(room)) };
}

function anyNumbers(random: () => number): readonly number[] {
  return Array.from({ length: DECISIONS }, () => Math.floor(random() * MOST));
}

function withOneChanged(numbers: readonly number[], random: () => number): readonly number[] {
  return numbers.with(Math.floor(random() * numbers.length), Math.floor(random() * MOST));
}
