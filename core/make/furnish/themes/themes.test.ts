import { describe, expect, it } from 'vitest';
import { librarySurroundings } from '../../../../tests/making/librarySurroundings.ts';
import type { CatalogueEntry } from '../../../catalogue/model.ts';
import type { Theme } from '../model.ts';
import { shapeOf } from '../place/shape.ts';
import { THEMES, themesIn } from './themes.ts';

const { catalogue, pictures } = librarySurroundings();
const ENTRIES = new Map(catalogue.items.map((entry) => [entry.id, entry]));
const BASIC = {
  items: catalogue.items.filter(({ collection }) => collection === 'basic'),
  backgrounds: catalogue.backgrounds.filter(({ collection }) => collection === 'basic'),
};

const ROLES = ['doors', 'lockables', 'hiders', 'readables', 'takeables', 'keys', 'decorations'] as const;
type Role = (typeof ROLES)[number];

const LEAST: Readonly<Record<Role, number>> = {
  // All doors of a tomb are of stone.
  doors: 1,
  lockables: 6,
  hiders: 5,
  readables: 6,
  takeables: 8,
  keys: 2,
  decorations: 12,
};

/** Things that show writing, or papers; plaques are named by their signs. */
const CARRIES_WORDS =
  /^(letter|book|note|map|calendar|torn-paper|corkboard|poster|chalkboard|sign|glowing-writing)$/;

const FITS: Readonly<Record<Role, (entry: CatalogueEntry) => boolean>> = {
  doors: ({ tag }) => tag === 'Doors',
  lockables: ({ isLockable, isContainer, holds }) => isLockable && isContainer && holds !== undefined,
  hiders: ({ isContainer, holds, variants, colorOrder: [first = ''] }) =>
    (isContainer || holds !== undefined) && variants[first]?.opened !== variants[first]?.default,
  readables: ({ id }) => CARRIES_WORDS.test(id),
  takeables: (entry) => entry.tag === 'Keys' && shapeOf(entry, pictures).body.width <= 9,
  keys: ({ id }) => /^(.*-key|key-card)$/.test(id),
  decorations: ({ tag }) => tag !== 'Doors' && tag !== 'Keys',
};

const moodsOf = (id: string) => catalogue.backgrounds.find((entry) => entry.id === id)?.moods ?? {};

describe.each(THEMES)('the theme $id', (theme) => {
  it.each(ROLES)('names for its %s what the catalogue has and what can play that role, each once', (role) => {
    const wrong = theme[role].filter((id) => {
      const entry = ENTRIES.get(id);
      return !entry?.is_active || !FITS[role](entry);
    });
    expect(wrong).toEqual([]);
    expect(new Set(theme[role]).size).toBe(theme[role].length);
  });

  it('has places with a floor and close-ups without one, in moods that exist', () => {
    const floors = (backgrounds: Theme['backgrounds']) =>
      backgrounds.flatMap(({ id, moods }) =>
        moods.map((mood) => pictures.get(moodsOf(id)[mood]?.uri ?? '')?.hasFloor),
      );
    expect(new Set(floors(theme.backgrounds))).toEqual(new Set([true]));
    expect(new Set(floors(theme.closeUps))).toEqual(new Set([false]));
  });
});

it('offers enough of every role in each theme to those who own no pack', () => {
  const themes = themesIn(BASIC);
  const few = themes.flatMap((theme) =>
    ROLES.flatMap((role) => (theme[role].length < LEAST[role] ? [`${theme.id} ${role}`] : [])),
  );
  expect(few).toEqual([]);
  expect(themes.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['mansion', 'wizard', 'spaceship', 'tomb', 'school', 'sea']),
  );
});

it('names no theme whose places belong to a pack that is not owned, and nothing of such a pack', () => {
  const themes = themesIn(BASIC);
  expect(themes.map(({ id }) => id)).not.toContain('dungeon');
  const owned = new Set(BASIC.items.map(({ id }) => id));
  expect(
    themes.flatMap((theme) => ROLES.flatMap((role) => theme[role])).filter((id) => !owned.has(id)),
  ).toEqual([]);
});

it('has a theme for every furnished place of the library', () => {
  const used = new Set(THEMES.flatMap(({ backgrounds }) => backgrounds.map(({ id }) => id)));
  const places = catalogue.backgrounds.filter(
    ({ moods }) => pictures.get(Object.values(moods)[0]?.uri ?? '')?.hasFloor,
  );
  expect(places.map(({ id }) => id).filter((id) => !used.has(id))).toEqual([]);
});
