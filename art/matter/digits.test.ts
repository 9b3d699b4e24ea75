import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ITEMS = fileURLToPath(new URL('../items', import.meta.url));

/**
 * Items with digits by their nature: keys and dials show all of them, a padlock's wheels stand between two,
 * and plaques exist to show one.
 */
const SHOWING_DIGITS = [
  'decorations/calendar.ts',
  'decorations/plaques/marks.ts',
  'decorations/wallClock/face.ts',
  'electronics/keypad.ts',
  'electronics/padlock.ts',
  'electronics/telephone/rotaryDial.ts',
];

it('nothing but plaques looks as if it told a code: no thing has a number on it', () => {
  const drawings = readdirSync(ITEMS, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  const withDigits = drawings.filter((name) =>
    readFileSync(join(ITEMS, name), 'utf8').includes('matter/digits'),
  );
  expect(withDigits.toSorted()).toEqual(SHOWING_DIGITS);
});
