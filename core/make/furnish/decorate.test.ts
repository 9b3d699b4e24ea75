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

const [THEME] = THEMES;

it('decorates bare places until they look lived in, no kind twice in a room, and puts a chair at a table', () => {
  const decorations = THEME?.decorations ?? [];
  const scenes = SCENES.map(({ id }) => ({ id, decorations }));
  const full = Array.from(
    { length: 6 },
    (_, at): Wanted => ({ id: `${at}`, of: ['coin'], scene: 'start', inside: null }),
  );
  const table: Wanted = { id: 'table', of: ['table'], scene: 'hall', inside: null };
  const chance = createChance('decorate');
  const wanted = decorate(scenes, [...full, table], chance);
  const added = wanted.slice(full.length + 1);
  expect(new Set(added.map(({ scene }) => scene))).toEqual(new Set(['hall']));
  expect(added.length).toBeGreaterThanOrEqual(3);
  expect(new Set(added.map(({ id }) => id)).size).toBe(added.length);
  const kinds = added.flatMap(({ of }) => of);
  expect(new Set(kinds).size).toBe(kinds.length);
  expect(kinds.every((id) => decorations.includes(id))).toBe(true);
  expect(added.filter(({ near }) => near === 'table').map(({ of }) => of)).toEqual([['chair']]);
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
