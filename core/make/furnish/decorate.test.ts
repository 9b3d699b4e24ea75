import { expect, it } from 'vitest';
import { librarySurroundings } from '../../../tests/making/librarySurroundings.ts';
import { createChance } from '../../lock/shuffle.ts';
import { decorate } from './decorate.ts';
import { furnish } from './furnish.ts';
import type { Wanted } from './model.ts';
import { THEMES } from './themes/themes.ts';

const SCENES = [
  { id: 'start', background: { id: 'train-compartment', mood: 'day' } },
  { id: 'hall', background: { id: 'manor-hall', mood: 'moonlit' } },
];

it('decorates bare places until they look lived in, each with kinds of its own', () => {
  const theme = THEMES[0];
  if (!theme) throw new RangeError('No theme');
  const full = Array.from(
    { length: 9 },
    (_, at): Wanted => ({ id: `${at}`, of: ['coin'], scene: 'start', inside: null }),
  );
  const chance = createChance('decorate');
  const wanted = decorate(SCENES, full, theme, chance);
  const added = wanted.slice(full.length);
  expect(new Set(added.map(({ scene }) => scene))).toEqual(new Set(['hall']));
  expect(added.length).toBeGreaterThanOrEqual(7);
  expect(new Set(added.map(({ id }) => id)).size).toBe(added.length);
  expect(added.every(({ of }) => of.every((id) => theme.decorations.includes(id)))).toBe(true);
});

it('leaves decoration out that has no good place, and keeps everything else', () => {
  const surroundings = librarySurroundings();
  const armour = (id: string, isOptional: boolean): Wanted => ({
    ...{ id, of: ['wardrobe', 'armour', 'piano'], scene: 'hall', inside: null },
    isOptional,
  });
  const needed = [armour('needed', false)];
  const optional = Array.from({ length: 12 }, (_, at) => armour(`optional${at}`, true));
  const placed = furnish(SCENES, [...optional, ...needed], surroundings, createChance('armour')) ?? [];
  expect(placed.map(({ id }) => id)).toContain('needed');
  expect(placed.length).toBeLessThan(12);
});
