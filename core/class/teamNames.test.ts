import { expect, it } from 'vitest';
import { CLASS_LIMITS } from './classLimits.ts';
import { PENNANT_COLOURS, teamNames } from './teamNames.ts';

it('Q2 gives each team of a class a name of its own, in both languages and whatever the chance', () => {
  for (const language of ['en', 'de-AT']) {
    for (let chance = 0; chance < 300; chance++) {
      const names = teamNames(language, CLASS_LIMITS.teams, chance);
      expect(new Set(names).size).toBe(CLASS_LIMITS.teams);
    }
  }
  expect(teamNames('de', 1, 1)).toEqual(['Korallen-Fledermäuse']);
  expect(teamNames('en', 1, 1)).not.toEqual(teamNames('en', 1, 2));
});

it('Q2 gives the first sixteen teams different animals, so that they can be told apart by them', () => {
  const animals = teamNames('en', 16, 77).map((name) => name.split(' ')[1]);
  expect(new Set(animals).size).toBe(16);
});

it('names each team by the colour of its pennant, whatever the chance', () => {
  const sameColour = (chance: number) =>
    teamNames('en', PENNANT_COLOURS.length * 2, chance).flatMap((name, team) =>
      PENNANT_COLOURS[team % PENNANT_COLOURS.length] === 'rust' ? name.split(' ')[0] : [],
    );
  for (let chance = 0; chance < 64; chance++)
    expect(sameColour(chance).toSorted()).toEqual(['Copper', 'Rust']);
});
