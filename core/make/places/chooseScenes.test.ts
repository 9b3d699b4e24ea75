import { describe, expect, it } from 'vitest';
import { librarySurroundings } from '../../../tests/making/librarySurroundings.ts';
import { createChance } from '../../lock/shuffle.ts';
import { THEMES, themesIn } from '../furnish/themes/themes.ts';
import { chooseScenes } from './chooseScenes.ts';
import { HOUR_OF_MOOD, HOURS, moodsAt } from './hours.ts';

const surroundings = librarySurroundings();

/** More places than the largest room has. */
const MANY = 12;

describe.each(themesIn(surroundings.catalogue))('the places of the theme $id', (theme) => {
  it('G7 show one hour, until only other hours are left', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const scenes = chooseScenes(theme, surroundings, { count: MANY, chance: createChance(`hour ${seed}`) });
      const hours = scenes.map(({ background: { id, mood } }) => HOUR_OF_MOOD[id]?.[mood]);
      const now = hours.find((hour) => hour !== 'any') ?? 'any';
      const other = hours.findIndex((hour) => hour !== 'any' && hour !== now);
      const together = other < 0 ? hours : hours.slice(0, other);
      expect(together.length).toBeGreaterThanOrEqual(3);
      expect(hours.slice(together.length).filter((hour) => hour === 'any' || hour === now)).toEqual([]);
    }
  });
});

describe('the hours of backgrounds', () => {
  it('are known of every place of a theme', () => {
    const places = THEMES.flatMap(({ backgrounds }) => backgrounds);
    const moods = places.flatMap(({ id, moods: all }) => all.map((mood) => `${id} ${mood}`));
    const known = Object.entries(HOUR_OF_MOOD).flatMap(([id, all]) =>
      Object.keys(all).map((mood) => `${id} ${mood}`),
    );
    expect(new Set(known)).toEqual(new Set(moods));
    for (const { id, moods: all } of places)
      for (const hour of HOURS) expect(moodsAt(hour, id, all)).not.toEqual([]);
  });
});
