import { expect, it } from 'vitest';
import { items } from './items/library.ts';

const loose = items.filter(({ entry }) => entry.anchor === 'top' || entry.tag === 'Keys');

it('what lies is a thing of that kind, and no furniture or picture', () => {
  const lying = items.filter(({ layDown }) => layDown);
  expect(lying.filter((item) => !loose.includes(item)).map(({ entry }) => entry.id)).toEqual(['note']);
  expect(lying.length).toBeGreaterThan(22);
});
