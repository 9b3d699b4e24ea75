import { describe, expect, it } from 'vitest';
import type { Anchor } from '../catalogue/model.ts';
import type { PictureGuide } from '../catalogue/pictureGuide.ts';
import { hitRect } from './geometry.ts';
import { posedView } from './posedView.ts';

const ROOM = '/art/backgrounds/study/green.webp';
const DRAWER = '/art/backgrounds/drawer/oak.webp';

function known(shadow: Anchor | null) {
  return { color: '#888888', file: '/art/files/a.webp', shadow };
}

const pictures: PictureGuide = new Map<string, ReturnType<PictureGuide['get']> & object>([
  [ROOM, { color: '#888888', file: '' }],
  [DRAWER, { color: '#888888', file: '', hasFloor: false }],
  ['/art/items/key/gold/default.webp', known('top')],
  ['/art/floor/key/gold/default.webp', known(null)],
  ['/art/items/note/rose/default.webp', known('wall')],
  ['/art/floor/note/rose/default.webp', known(null)],
  ['/art/items/chest/oak/default.webp', known('floor')],
]);

type Thing = ReturnType<typeof thing>;

function thing(name: string, y: number) {
  const hitBox = { x: 10, y: 10, width: 80, height: 80 };
  return {
    uri: `/art/items/${name}/default.webp`,
    aspect: 1,
    hitBox,
    position: { x: 40, y },
    width: 5,
  };
}

function viewOf(items: Thing[], uri = ROOM): { background: { uri: string }; items: readonly Thing[] } {
  return { background: { uri }, items };
}

describe('an item that lies on the floor', () => {
  it('is foreshortened on the floor, its foot where it was, and seen from the front on the wall', () => {
    const [onFloor, onWall] = [thing('key/gold', 80), thing('key/gold', 30)];
    const [laid, hung] = posedView(viewOf([onFloor, onWall]), pictures).items;
    if (!laid) throw new Error('It is gone.');
    expect(laid.uri).toBe('/art/floor/key/gold/default.webp');
    expect(hung).toBe(onWall);
    const [before, after] = [hitRect(onFloor), hitRect(laid)];
    expect(after.y + after.height).toBeCloseTo(before.y + before.height);
    expect(after.height).toBeLessThan(before.height * 0.7);
    expect([after.x, after.width]).toEqual([before.x, before.width]);
    expect(laid.position, 'R3 the room’s own place').toEqual(onFloor.position);
  });

  it('is laid down, if it usually hangs, only where no part of it is on the wall', () => {
    const view = viewOf([thing('note/rose', 70), thing('note/rose', 75)]);
    expect(posedView(view, pictures).items.map(({ uri }) => uri.slice(0, 10))).toEqual([
      '/art/items',
      '/art/floor',
    ]);
  });

  it('N1 is seen from the front in a close-up, of its own kind or by its background', () => {
    const key = thing('key/gold', 80);
    const closeUp = { ...viewOf([key]), isCloseUp: true };
    expect(posedView(closeUp, pictures)).toBe(closeUp);
    const drawer = viewOf([key], DRAWER);
    expect(posedView(drawer, pictures)).toBe(drawer);
  });

  it('keeps its picture where there is none of it lying: standing and unknown items', () => {
    const view = viewOf([thing('chest/oak', 80), { ...thing('key/gold', 80), uri: '/pictures/a.webp' }]);
    expect(posedView(view, pictures)).toBe(view);
    const unknown = viewOf([thing('key/gold', 80)]);
    expect(posedView(unknown, new Map())).toBe(unknown);
  });
});
