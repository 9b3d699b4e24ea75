import { expect, it } from 'vitest';
import { toOpaqueName } from '../../core/play/view/opaqueName.ts';
import { SceneLooks } from './SceneLooks.ts';

const hall = { id: toOpaqueName('hall'), kind: 'place' } as const;
const attic = { id: toOpaqueName('attic'), kind: 'place' } as const;
const desk = { id: toOpaqueName('desk'), kind: 'closeUp' } as const;

it('a scene is seen as near as the last one of its kind, and around where it was left', () => {
  const looks = new SceneLooks();
  expect(looks.isNew(hall)).toBe(true);
  expect(looks.of(hall), 'at first the middle at full height').toEqual({
    x: 0,
    y: 0,
    width: 100,
    height: 100,
  });
  looks.leave(hall, { x: 10, y: 40, width: 30, height: 50 });
  expect([looks.isNew(attic), looks.isNew(desk)]).toEqual([false, true]);
  expect(looks.of(attic), 'the middle of another place').toEqual({ x: 35, y: 25, width: 30, height: 50 });
  expect(looks.of(desk), 'a close-up is near by itself').toEqual({ x: 0, y: 0, width: 100, height: 100 });
  looks.leave(attic, { x: 0, y: -50, width: 100, height: 200 });
  expect(looks.of(hall), 'from as far as the attic').toEqual({ x: -25, y: -35, width: 100, height: 200 });
});
