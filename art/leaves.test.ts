import * as v from 'valibot';
import { expect, it } from 'vitest';
import { leavesSchema } from '../core/catalogue/leaves.ts';
import { rect } from './ink/shapes.ts';
import { items } from './items/library.ts';
import { type DrawnLeaf, leafMoved, leavesWithin } from './leaves.ts';

it('tells in percent of the picture what gives way, from the drawing’s units', () => {
  const opening = rect(0, 0, 100, 50);
  const box = [0, 0, 50, 50] as const;
  const swings = { type: 'swing', opening, box, hinge: 'left', angle: 60, eye: 25, distance: 400 } as const;
  const slides: DrawnLeaf = { type: 'slide', opening, box, by: [-40, 10] };
  const [swinging, sliding] = leavesWithin([-50, -50, 200, 100], [swings, slides]);
  expect(swinging).toMatchObject({ box: [25, 50, 25, 50], angle: 60, eye: 75, distance: 200 });
  expect(swinging?.opening).toMatch(/^M25 50L75 50L75 100L25 100/);
  expect(sliding).toMatchObject({ type: 'slide', by: [-20, 10] });
});

it('tells a leaf where it is seen, if its drawing is moved and scaled as a whole', () => {
  const opening = rect(0, 0, 100, 50);
  const swings = { type: 'swing', opening, box: [0, 0, 50, 50], hinge: 'left', angle: 60, eye: 20 } as const;
  const moved = leafMoved({ ...swings, distance: 400 }, [10, 30], 0.5);
  expect(moved).toMatchObject({ box: [10, 30, 25, 25], angle: 60, eye: 40, distance: 200 });
  expect(moved.opening).toEqual(rect(10, 30, 50, 25));
  const slides: DrawnLeaf = { type: 'slide', opening, box: [0, 0, 50, 50], by: [-40, 10] };
  expect(leafMoved(slides, [10, 30], 0.5)).toMatchObject({ type: 'slide', by: [-20, 5] });
});

it('all doors but three open by leaves, told within the bounds of the manifest', () => {
  const doors = items.filter(({ entry }) => entry.tag === 'Doors');
  const told = doors.map((door) => ({ id: door.entry.id, leaves: door.leaves() }));
  for (const { id, leaves } of told) expect(v.is(leavesSchema, leaves), id).toBe(true);
  // Curtains are drawn aside, a portal has nothing that could give way: they fade.
  const leafless = told.filter(({ leaves }) => leaves.length === 0);
  expect(leafless.map(({ id }) => id).toSorted()).toEqual(['curtain', 'portal', 'wide-curtain']);
});
