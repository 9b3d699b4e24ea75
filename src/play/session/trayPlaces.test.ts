import { expect, it } from 'vitest';
import { toOpaqueName } from '../../../core/play/view/opaqueName.ts';
import { keepPlaces } from './trayPlaces.ts';

const [key, card, lens] = ['key', 'card', 'lens'].map(toOpaqueName) as [never, never, never];

it('what stays in the tray lies where it lay when something else is used up, and what comes takes the free place', () => {
  const three = keepPlaces([], [key, card, lens]);
  expect(three).toEqual([key, card, lens]);
  const used = keepPlaces(three, [key, lens]);
  expect(used).toEqual([key, null, lens]);
  expect(keepPlaces(used, [key, lens, card])).toEqual([key, card, lens]);
  expect(keepPlaces(used, [key])).toEqual([key]);
  expect(keepPlaces(used, [])).toEqual([]);
});
