import { expect, it } from 'vitest';
import type { LooseMove } from '../../core/catalogue/moves.ts';
import type { PictureGuide } from '../../core/catalogue/pictureGuide.ts';
import type { StageItem } from '../ports.ts';
import { listLiving } from './listLiving.ts';
import { listLoose } from './listLoose.ts';

const CABIN = '/art/backgrounds/captains-cabin/sunset.webp';
const CLOCK = '/art/items/clock/oak/default.webp';
const pendulum: LooseMove = {
  type: 'swing',
  part: 0,
  box: [40, 40, 20, 40],
  pivot: [50, 38],
  angle: 6,
  period: 2000,
};
const lantern: LooseMove = { ...pendulum, box: [70, 10, 8, 30], pivot: [74, 10], angle: 3 };
const guide: PictureGuide = new Map([
  [CABIN, { color: '#112233', file: '/a', moves: [lantern] }],
  [CLOCK, { color: '#112233', file: '/b', moves: [pendulum] }],
]);
const background = { uri: CABIN, ambient: '#ffe0c0' };

function thing(id: string, uri: string, x: number, y: number): StageItem {
  const hitBox = { x: 0, y: 0, width: 100, height: 100 };
  return { id, label: id, uri, aspect: 2, hitBox, position: { x, y }, width: 10, isMovable: false };
}

it('lists what hangs in the room and in things, where it is at rest, in their light', () => {
  const [hung, swung] = listLoose({ background, items: [thing('clock', CLOCK, 20, 30)] }, guide);
  expect(hung).toMatchObject({
    itemId: null,
    uri: '/art/parts/backgrounds/captains-cabin/sunset-0.webp',
    ambient: null,
    frame: { x: 70, y: 10, width: 8, height: 30 },
  });
  expect(swung).toMatchObject({
    itemId: 'clock',
    uri: '/art/parts/items/clock/oak/default-0.webp',
    ambient: '#ffe0c0',
    pivot: { x: 50, y: -5 },
  });
  expect(swung?.frame.x).toBeCloseTo(24);
  expect(listLiving({ background, items: [thing('clock', CLOCK, 20, 30)] }, guide)).toEqual([]);
});

it('what something stands before keeps still, also where a part would only swing there', () => {
  const vase = (x: number) => thing('vase', '/art/items/vase/blue/default.webp', x, 40);
  const clock = thing('clock', CLOCK, 20, 30);
  const isSwinging = (items: readonly StageItem[]) =>
    listLoose({ background: null, items }, guide).some(({ itemId }) => itemId === 'clock');
  expect(isSwinging([clock, vase(40)])).toBe(true);
  expect(isSwinging([clock, vase(22)])).toBe(false);
  // The pendulum at rest ends at 26 percent.
  expect(isSwinging([clock, vase(26.1)])).toBe(false);
  expect(isSwinging([vase(22), clock])).toBe(true);
});
