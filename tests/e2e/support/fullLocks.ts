import type { LockDriver } from './LockDriver.ts';
import type { LOCKS } from './lockRoom.ts';

const gem = (colour: string) => `/art/items/gem/${colour}/default.webp`;

/** Locks with the maximum number of parts, so that text has the least space, by the names of their things. */
export const FULL_LOCKS: typeof LOCKS = {
  Text: { face: { type: 'text' }, answer: 'a long way down' },
  Digits: { face: { type: 'digits' }, answer: '123456789012' },
  Wheels: { face: { type: 'wheels', wheels: Array(8).fill({ type: 'digits' }) }, answer: '1 2 3 4 5 6 7 8' },
  Colours: { face: { type: 'colours' }, answer: 'blue yellow blue' },
  Directions: { face: { type: 'directions' }, answer: 'up right down-left' },
  Clock: { face: { type: 'clock' }, answer: '3:45' },
  Switches: { face: { type: 'switches', count: 16, columns: 8 }, answer: '0100100000000000' },
  Symbols: { face: { type: 'symbols' }, answer: 'moon key flame' },
  Melody: { face: { type: 'melody' }, answer: 'mi mi so' },
  Pattern: { face: { type: 'pattern', grid: '4x4' }, answer: '1 2 5 7' },
  Words: {
    face: { type: 'order', pieces: wordsOf('dawn noon dusk night yesterday tomorrow never ever') },
    answer: 'a b c d e f g h',
  },
  Cards: {
    face: {
      type: 'order',
      pieces: [
        ['ruby', 'Moon'],
        ['sapphire', 'Sun'],
        ['emerald', 'Earth'],
        ['topaz', 'Mercury'],
      ].map(([colour = '', name = '']) => ({ type: 'picture', uri: gem(colour), name })),
    },
    answer: 'a b c d',
  },
  Jigsaw: {
    face: { type: 'jigsaw', uri: '/art/backgrounds/study/green.webp', columns: 3, rows: 2, moves: 'both' },
    answer: 'a b c d e f',
  },
};

/** Fills each entry, right or wrong; other faces have an initial entry. */
export const ENTRIES: Readonly<Record<string, (driver: LockDriver) => Promise<void>>> = {
  Text: async (driver) =>
    driver.lock.getByLabel('Answer').fill('counting from the left, the third of the four grey chimneys'),
  Digits: (driver) => driver.type('210987654321'),
  Colours: (driver) => driver.type('12345678'),
  Directions: (driver) => driver.type('wedcxzaqwedc'),
  Symbols: (driver) => driver.press(...['flame', 'key', 'moon'].map((name) => driver.key(name))),
  Melody: (driver) => driver.type('asdfghjkfk'),
  Pattern: (driver) =>
    driver.press(
      ...[1, 2, 3, 4].flatMap((row) => [1, 2, 3, 4].map((pin) => driver.key(`Row ${row}, pin ${pin}`))),
    ),
};

function wordsOf(words: string) {
  return words.split(' ').map((text) => ({ type: 'word', text }) as const);
}
