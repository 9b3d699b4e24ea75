import { expect, it } from 'vitest';
import { layTracks } from './layTracks.ts';

const run = (from: number, to: number, lane = 0) => ({
  lane,
  layers: [from, to] as const,
  isNext: to === from + 1,
});

it('lays what meets beside each other, and one after another in one track', () => {
  expect(layTracks([run(0, 2), run(2, 4), run(1, 3)])).toEqual({ places: [0, 0, 1], counts: [2] });
});

it('lays the longest at the foot, whichever way it runs, and each lane by itself', () => {
  expect(layTracks([run(1, 3), run(5, 0), run(0, 2, 1)])).toEqual({ places: [1, 0, 0], counts: [2, 1] });
});

it('gives no track to what leads to the next layer', () => {
  expect(layTracks([run(0, 1), run(0, 2)])).toEqual({ places: [0, 0], counts: [1] });
});
