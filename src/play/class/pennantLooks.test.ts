import { expect, it } from 'vitest';
import { CLASS_LIMITS } from '../../../core/class/classLimits.ts';
import { PENNANT_COLOURS } from '../../../core/class/teamNames.ts';
import { pupilText } from '../text/pupil.ts';
import { MARK_LOOKS } from '../together/marks/markLooks.ts';
import { pennantOf } from './pennantLooks.ts';

const teams = Array.from({ length: CLASS_LIMITS.teams }, (_, team) => team);

it('gives each team of a class a pennant of its own', () => {
  expect(new Set(teams.map((team) => JSON.stringify(pennantOf(team)))).size).toBe(teams.length);
});

it('gives eight teams in a row eight colours and eight shapes', () => {
  const row = teams.slice(8, 16).map(pennantOf);
  expect(new Set(row.map(({ colour }) => colour)).size).toBe(8);
  expect(new Set(row.map(({ shape }) => shape)).size).toBe(8);
  expect(pennantOf(0)).toEqual({ colour: 0, shape: 0 });
  expect(pennantOf(9)).toEqual({ colour: 1, shape: 4 });
});

it('has the colours by which the teams are named', () => {
  expect(pupilText.colours).toEqual(PENNANT_COLOURS);
  expect(MARK_LOOKS).toHaveLength(PENNANT_COLOURS.length);
});
