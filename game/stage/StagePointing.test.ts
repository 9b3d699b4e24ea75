import { expect, it } from 'vitest';
import type { StageItem } from '../ports.ts';
import { StagePointing } from './StagePointing.ts';

/**
 * A lock of 5 CSS pixels on a phone's stage 360 pixels wide, 8 pixels from the window's left and 100 from its
 * top.
 */
const LOCK = createItem('lock', { x: 50, y: 50 }, 1.4);
const PHONE = { left: 8, top: 100, width: 360, height: 202.5 };

function createItem(id: string, position: StageItem['position'], width: number): StageItem {
  const hitBox = { x: 0, y: 0, width: 100, height: 100 };
  return { id, label: id, uri: '', aspect: 1, hitBox, position, width, isMovable: false };
}

function createPointing(bounds: typeof PHONE, items: readonly StageItem[]): StagePointing<string> {
  const canvas = { getBoundingClientRect: () => bounds as DOMRect };
  return new StagePointing(canvas, () => ({ background: null, items }));
}

const at = (clientX: number, clientY: number) => ({ clientX, clientY });

it('reaches a small item from half a finger away, on a phone as on a desk', () => {
  const phone = createPointing(PHONE, [LOCK]);
  const middle = { x: 8 + 180 + 2.5, y: 100 + 101.25 + 2.5 };
  expect(phone.itemAt(at(middle.x + 21, middle.y - 21))).toBe('lock');
  expect(phone.itemAt(at(middle.x + 23, middle.y))).toBeNull();
  const desk = createPointing({ left: 0, top: 0, width: 1440, height: 810 }, [LOCK]);
  expect(desk.itemAt(at(720 + 10 + 21, 405 + 10))).toBe('lock');
  expect(desk.itemAt(at(720 + 10 + 23, 405 + 10))).toBeNull();
});

it('reports positions in percent of the stage', () => {
  const pointing = createPointing(PHONE, []);
  expect(pointing.positionAt(at(8, 100))).toEqual({ x: 0, y: 0 });
  expect(pointing.positionAt(at(8 + 90, 100 + 202.5))).toEqual({ x: 25, y: 100 });
});

it('knows nothing beside the stage, also of an item that reaches out of it', () => {
  const pointing = createPointing(PHONE, [createItem('rug', { x: 80, y: 80 }, 40)]);
  expect(pointing.itemAt(at(367, 290))).toBe('rug');
  expect(pointing.itemAt(at(370, 290))).toBeNull();
  expect(pointing.positionAt(at(370, 290))).toBeNull();
  expect(pointing.positionAt(at(100, 99))).toBeNull();
});

it('knows nothing once its canvas is gone from the page', () => {
  const gone = createPointing({ left: 0, top: 0, width: 0, height: 0 }, [LOCK]);
  expect(gone.itemAt(at(0, 0))).toBeNull();
  expect(gone.positionAt(at(10, 10))).toBeNull();
});
