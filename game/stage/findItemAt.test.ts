import { describe, expect, it } from 'vitest';
import type { StageItem } from '../ports.ts';
import { findItemAt } from './findItemAt.ts';

function createItem(id: string, x: number, y: number, width: number): StageItem {
  return {
    id,
    label: id,
    uri: `/${id}.webp`,
    aspect: 1,
    hitBox: { x: 0, y: 0, width: 100, height: 100 },
    position: { x, y },
    width,
    isMovable: true,
  };
}

const chest = createItem('chest', 10, 10, 20);
const book = createItem('book', 20, 20, 20);
const key = createItem('key', 60, 60, 1);
/** A pointer on a stage of 1280 CSS pixels. */
const at = (x: number, y: number) => ({ point: { x, y }, scale: 1 });

describe('findItemAt', () => {
  it('finds the topmost item under a point', () => {
    expect(findItemAt([chest, book], at(300, 200))).toBe(book);
    expect(findItemAt([book, chest], at(300, 200))).toBe(chest);
  });

  it('N6 a spot answers in its shape, with a finger’s reach, and behind what stands in front of it', () => {
    const window = { ...createItem('window', 40, 10, 20), spot: 'ellipse' } as const;
    const wall = { ...window, spot: 'rectangle' } as const;
    const [middle, corner, beside] = [at(640, 200), at(520, 80), at(640, 340)];
    expect(findItemAt([window], middle)).toBe(window);
    expect(findItemAt([window], corner)).toBeUndefined();
    expect(findItemAt([wall], corner)).toBe(wall);
    const thread = { ...window, width: 0.5 };
    expect(findItemAt([thread], at(530, 80))).toBe(thread);
    expect(findItemAt([thread], at(560, 80))).toBeUndefined();
    expect(findItemAt([window, createItem('bulb', 48, 24, 4)], middle)?.id).toBe('bulb');
    expect(findItemAt([window], beside)).toBeUndefined();
  });

  it('finds nothing on empty ground', () => {
    expect(findItemAt([chest, book, key], at(1200, 20))).toBeUndefined();
  });

  it('looks at the hit box, not at the whole picture', () => {
    const bottle = { ...chest, hitBox: { x: 40, y: 0, width: 20, height: 100 } };
    expect(findItemAt([bottle], at(140, 200))).toBeUndefined();
    expect(findItemAt([bottle], at(256, 200))).toBe(bottle);
  });

  it('reaches a small item from as far as half a finger', () => {
    // The key's centre is at 774.4, 438.4; its own size is 12.8.
    expect(findItemAt([chest, key], at(774 + 20, 438))).toBe(key);
    expect(findItemAt([chest, key], at(774 + 24, 438))).toBeUndefined();
  });

  it('never lets a small item take a tap that hits another one', () => {
    const safe = createItem('safe', 61.5, 58, 10);
    expect(findItemAt([safe, key], at(774 + 15, 438))).toBe(safe);
  });

  it('lets a finger reach a small item in front of a large one that it hits, and a mouse be exact', () => {
    const dresser = createItem('dresser', 55, 50, 20);
    const coin = createItem('coin', 63, 60, 1);
    const finger = (x: number, y: number, scale = 1) => ({ ...at(x, y), scale, isTouch: true });
    expect(findItemAt([dresser, key], finger(774 + 20, 438))).toBe(key);
    expect(findItemAt([dresser, key], finger(774 + 24, 438))).toBe(dresser);
    expect(findItemAt([dresser, key], at(774 + 15, 438))).toBe(dresser);
    expect(findItemAt([dresser, key, coin], finger(800, 438))).toBe(coin);
    // Ignores items behind and items as large as a finger.
    expect(findItemAt([key, dresser], finger(774 + 15, 438))).toBe(dresser);
    expect(findItemAt([dresser, createItem('box', 60, 60, 5)], finger(764, 438))).toBe(dresser);
    // On a smaller screen a finger covers more of the room.
    expect(findItemAt([dresser, key], finger(774 + 60, 438, 0.3))).toBe(key);
  });

  it('chooses the nearer of two small items', () => {
    const coin = createItem('coin', 63, 60, 1);
    expect(findItemAt([key, coin], at(788, 438))).toBe(key);
    expect(findItemAt([coin, key], at(800, 438))).toBe(coin);
  });
});
