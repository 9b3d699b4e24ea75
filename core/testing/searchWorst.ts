import type { Room } from '../room/model.ts';
import { looksOf } from '../util/looks.ts';
import { Choices } from './choices.ts';
import { MOST } from './numbers.ts';
import { randomHostileRoom } from './randomHostileRoom.ts';

/** More decisions than a hostile room needs. */
const DECISIONS = 16;

/** The worst room found, with its numbers. */
interface Worst {
  numbers: readonly number[];
  room: Room;
  looks: number;
}

/**
 * Searches for the room with the most expensive answer to a question (S5): keeps the worst room and changes
 * one decision again and again; every fourth round starts with a new room to leave local maxima.
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
