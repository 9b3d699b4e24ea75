import { expect, it } from 'vitest';
import type { Hint } from '../../../core/hint/model.ts';
import { type OpaqueName, toOpaqueName } from '../../../core/play/view/opaqueName.ts';
import { hintText } from './hintText.ts';

const [DOOR, KEY, HALL, CELLAR] = ['door', 'key', 'hall', 'cellar'].map(toOpaqueName) as [
  OpaqueName,
  OpaqueName,
  OpaqueName,
  OpaqueName,
];
const hint: Hint<OpaqueName, OpaqueName> = { rung: 'what', step: 'unlock', next: 'where' };
const place = { item: DOOR, label: 'Door', scene: HALL, sceneName: 'Hall' };

it('P16 gives three levels of hints, each without the content of the next', () => {
  expect(hintText(hint, HALL)).toBe('You are carrying something that opens a lock.');
  const where = { ...hint, ...place, rung: 'where' } as const;
  expect(hintText(where, HALL)).toBe('Here: Door.');
  expect(hintText(where, CELLAR)).toBe('Elsewhere, in Hall: Door.');
  expect(hintText({ ...hint, rung: 'where', item: KEY, label: 'Key' }, HALL)).toBe(
    'You are carrying it: Key.',
  );
  const how = { ...where, rung: 'how' } as const;
  expect(hintText({ ...how, by: KEY, byLabel: 'Key' }, HALL)).toBe('Use this: Key.');
  expect(hintText({ ...how, step: 'answer', by: KEY, byLabel: 'Note' }, HALL)).toBe('Look here: Note.');
  expect(hintText({ ...how, step: 'answer', by: null, byLabel: null }, HALL)).toContain(
    'in the introduction',
  );
  expect(hintText(how, HALL)).toBe('');
});
