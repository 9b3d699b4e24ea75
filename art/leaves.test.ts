import * as v from 'valibot';
import { expect, it } from 'vitest';
import { leavesSchema } from '../core/catalogue/leaves.ts';
import { rect } from './ink/shapes.ts';
import { items } from './items/library.ts';
import { type DrawnLeaf, isPulled, leafMoved, leavesWithin, tips, turns } from './leaves.ts';

/** The items that open, with their leaves; each is drawn only once. */
const opening = items
  .filter(({ states }) => states.includes('opened'))
  .map(({ entry: { id, tag }, leaves }) => ({ id, tag, leaves: leaves() }));

it('converts leaves from the drawing’s units to percent of the picture', () => {
  const opening = rect(0, 0, 100, 50);
  const box = [0, 0, 50, 50] as const;
  const swings = { type: 'swing', opening, box, hinge: 'left', angle: 60, eye: 25, distance: 400 } as const;
  const slides: DrawnLeaf = { type: 'slide', opening, box, by: [-40, 10] };
  const [swinging, sliding] = leavesWithin([-50, -50, 200, 100], [swings, slides]);
  expect(swinging).toMatchObject({ box: [25, 50, 25, 50], angle: 60, eye: 75, distance: 200 });
  expect(swinging?.opening).toMatch(/^M25 50L75 50L75 100L25 100/);
  expect(sliding).toMatchObject({ type: 'slide', by: [-20, 10] });
});

it('places a leaf correctly if its drawing is moved and scaled as a whole', () => {
  const opening = rect(0, 0, 100, 50);
  const swings = { type: 'swing', opening, box: [0, 0, 50, 50], hinge: 'left', angle: 60, eye: 20 } as const;
  const moved = leafMoved({ ...swings, distance: 400 }, [10, 30], 0.5);
  expect(moved).toMatchObject({ box: [10, 30, 25, 25], angle: 60, eye: 40, distance: 200 });
  expect(moved.opening).toEqual(rect(10, 30, 50, 25));
  const slides: DrawnLeaf = { type: 'slide', opening, box: [0, 0, 50, 50], by: [-40, 10] };
  expect(leafMoved(slides, [10, 30], 0.5)).toMatchObject({ type: 'slide', by: [-20, 5] });
});

it('computes the end position of a lid, a drawer or a painting, moved and scaled with its drawing', () => {
  const lid = turns('top', [0, 0, 100, 50], [10, -40, 80, 40]);
  expect(leavesWithin([-50, -50, 200, 100], [lid])[0]).toMatchObject({
    type: 'turn',
    hinge: 'top',
    box: [25, 50, 50, 50],
    onto: [30, 10, 40, 40],
  });
  const lever = tips(rect(0, 0, 50, 50), { pivot: [50, 0], angle: 90, by: [20, -10] });
  expect(leavesWithin([-50, -50, 200, 100], [lever])[0]).toMatchObject({
    type: 'tip',
    box: [25, 50, 25, 50],
    pivot: [50, 50],
    angle: 90,
    by: [10, -10],
  });
  expect(leafMoved(lever, [10, 30], 0.5)).toMatchObject({ pivot: [35, 30], angle: 90, by: [10, -5] });
  expect(leafMoved(isPulled([0, 0, 100, 50], [-10, 40, 120, 60]), [10, 30], 0.5)).toMatchObject({
    type: 'pull',
    box: [10, 30, 50, 25],
    onto: [5, 50, 60, 30],
  });
});

it('whatever opens does so by leaves that the game can read, storage and doors always', () => {
  for (const { id, leaves } of opening) expect(v.is(leavesSchema, leaves), id).toBe(true);
  const leafless = opening.filter(({ leaves }) => leaves.length === 0);
  expect(leafless.filter(({ tag }) => tag === 'Storage' || tag === 'Doors')).toEqual([]);
});

it('what turns or is pulled starts and ends within the picture, and leaves its place', () => {
  for (const { id, leaves } of opening) {
    for (const leaf of leaves) {
      if (!('onto' in leaf)) continue;
      for (const [x, y, width, height] of [leaf.box, leaf.onto]) {
        const sides = [x, y, 100 - x - width, 100 - y - height];
        // The picture's margin, which has the shadow, lies outside.
        expect(Math.min(...sides), id).toBeGreaterThan(-6);
      }
      expect(leaf.box, id).not.toEqual(leaf.onto);
    }
  }
});
