import { describe, expect, it } from 'vitest';
import type { StageItem } from '../ports.ts';
import { type Ground, shadowOf, TOP_LEFT } from './contactShadow.ts';

/** 10 % of the stage are 128 units, in both directions. */
function thing(x: number, y: number): StageItem {
  const hitBox = { x: 0, y: 0, width: 100, height: 100 };
  return { id: 'a', label: 'A', uri: '', aspect: 1, hitBox, position: { x, y }, width: 10, isMovable: false };
}

const fromLeft: Ground = { lightFrom: { x: 0, y: 20 }, hasFloor: true };
const fromRight: Ground = { ...fromLeft, lightFrom: { x: 100, y: 20 } };
const fromAbove: Ground = { ...fromLeft, lightFrom: { x: 45, y: -20 } };

function onFloor(item: StageItem, ground: Ground) {
  const fall = shadowOf(item, 'floor', ground);
  if (fall?.on !== 'floor') throw new Error('It throws its shadow elsewhere.');
  return fall;
}

function onWall(item: StageItem, ground: Ground) {
  const fall = shadowOf(item, 'wall', ground);
  if (fall?.on !== 'wall') throw new Error('It throws its shadow elsewhere.');
  return fall.by;
}

describe('a contact shadow', () => {
  it('falls on the floor away from the light, and straight below a lamp', () => {
    const item = thing(40, 65);
    const middle = 45 * 12.8;
    expect(onFloor(item, fromLeft).center.x).toBeGreaterThan(middle + 20);
    expect(onFloor(item, fromRight).center.x).toBeLessThan(middle - 20);
    expect(onFloor(item, fromAbove)).toMatchObject({ center: { x: middle }, width: 128, angle: 0 });
  });

  it('lies at the foot of what is seen, wherever the picture ends', () => {
    const item = { ...thing(40, 60), hitBox: { x: 25, y: 0, width: 50, height: 80 } };
    const { center, width } = onFloor(item, fromAbove);
    expect(center.y).toBeCloseTo(432 + 128 * 0.8);
    expect(width).toBe(64);
  });

  it('falls on the wall away from the light, and never up', () => {
    const item = thing(45, 20);
    expect(onWall(item, fromLeft).x).toBeGreaterThan(3);
    expect(onWall(item, fromRight).x).toBeLessThan(-3);
    const fromBelow = { ...fromLeft, lightFrom: { x: 50, y: 95 } };
    expect(onWall(item, fromBelow).y).toBeGreaterThan(0);
  });

  it('of what hangs is the wall’s until all of it lies on the floor', () => {
    expect(shadowOf(thing(40, 65), 'wall', fromLeft)?.on).toBe('wall');
    expect(shadowOf(thing(40, 75), 'wall', fromLeft)?.on).toBe('floor');
  });

  it('of a small thing on furniture stays below it', () => {
    const fall = shadowOf(thing(40, 40), 'top', fromLeft);
    expect(fall).toMatchObject({ on: 'floor', width: 128, center: { x: 45 * 12.8 } });
  });

  it('N1 is on what lies behind where there is no floor', () => {
    expect(shadowOf(thing(40, 70), 'floor', { lightFrom: TOP_LEFT, hasFloor: false })?.on).toBe('wall');
  });
});
