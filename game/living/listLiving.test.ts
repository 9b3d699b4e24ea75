import { expect, it } from 'vitest';
import type { Move } from '../../core/catalogue/moves.ts';
import type { PictureGuide } from '../../core/catalogue/pictureGuide.ts';
import type { StageItem } from '../ports.ts';
import { listLiving } from './listLiving.ts';

const ROOM = '/art/backgrounds/spaceship/blue.webp';
const PANEL = '/art/items/panel/steel/opened.webp';
const stars: Move = {
  type: 'twinkle',
  points: [
    [15, 20],
    [50, 50],
    [90, 90],
  ],
  radius: 1,
  color: '#ffffff',
};
const lamp: Move = { type: 'blink', at: [50, 50], radius: 2, color: '#ff0000', period: 1000, delay: 0 };
const guide: PictureGuide = new Map([
  [ROOM, { color: '#112233', file: '/a', moves: [stars] }],
  [PANEL, { color: '#112233', file: '/b', moves: [lamp] }],
]);
const background = { uri: ROOM, ambient: '#ffffff' };

/** An item whose picture's upper half is clickable. */
function thing(id: string, uri: string, x: number, y: number): StageItem {
  const hitBox = { x: 0, y: 0, width: 100, height: 50 };
  return { id, label: id, uri, aspect: 1, hitBox, position: { x, y }, width: 20, isMovable: false };
}

it('lists what moves in the background over the whole stage, and in items where they stand', () => {
  const parts = listLiving({ background, items: [thing('panel', PANEL, 60, 10)] }, guide);
  expect(parts).toMatchObject([
    { move: stars, frame: { x: 0, y: 0, width: 100, height: 100 } },
    { move: lamp, frame: { x: 60, y: 10, width: 20 } },
  ]);
});

it('leaves out what an item stands before', () => {
  const chest = thing('chest', '/art/items/chest/oak/default.webp', 10, 15);
  const [sky] = listLiving({ background, items: [chest] }, guide);
  expect(sky?.move).toEqual({
    ...stars,
    points: [
      [50, 50],
      [90, 90],
    ],
  });

  const panel = thing('panel', PANEL, 40, 20);
  const [, covered] = listLiving(
    { background, items: [panel, { ...chest, position: { x: 45, y: 25 } }] },
    guide,
  );
  expect(covered).toBeUndefined();
  const [, before] = listLiving(
    { background, items: [{ ...chest, position: { x: 45, y: 25 } }, panel] },
    guide,
  );
  expect(before?.move).toBe(lamp);
});

it('a spot covers nothing, and unknown pictures stand still', () => {
  const spot = { ...thing('spot', '', 0, 0), width: 100, spot: 'rectangle' as const };
  expect(listLiving({ background, items: [spot] }, guide)).toHaveLength(1);
  expect(
    listLiving({ background: { ...background, uri: 'https://a.test/x.webp' }, items: [] }, guide),
  ).toEqual([]);
});

it('what lies on the floor moves as its picture there does, and on the wall as it is seen from the front', () => {
  const [gem, laidGem] = ['/art/items/gem/ruby/default.webp', '/art/floor/gem/ruby/default.webp'];
  const laidLamp: Move = { ...lamp, at: [50, 72] };
  const lying: PictureGuide = new Map([
    [ROOM, { color: '#112233', file: '/a' }],
    [gem, { color: '#aa2233', file: '/c', moves: [lamp] }],
    [laidGem, { color: '#aa2233', file: '/d', moves: [laidLamp] }],
  ]);
  const movesAt = (y: number, isCloseUp = false) =>
    listLiving({ background, items: [thing('gem', gem, 40, y)], isCloseUp }, lying).map(({ move }) => move);
  expect(movesAt(70)).toEqual([laidLamp]);
  expect(movesAt(2)).toEqual([lamp]);
  expect(movesAt(70, true)).toEqual([lamp]);
});
