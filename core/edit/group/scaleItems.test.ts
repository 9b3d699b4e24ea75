import { describe, expect, it } from 'vitest';
import { type Grown, scaleItems } from './scaleItems.ts';

const desk: Grown = { id: 'desk', position: { x: 20, y: 50 }, width: 20, aspect: 1 };
const lamp: Grown = { id: 'lamp', position: { x: 30, y: 40 }, width: 5, aspect: 1 };
const view: Grown = { id: 'view', position: { x: 20, y: 40 }, width: 10, aspect: 1, spot: 'rectangle' };

function grow(things: readonly Grown[], times: number, fixed = { x: 20, y: 40 }) {
  const command = scaleItems(things, { fixed, times });
  return command.type === 'batch' ? command.commands : [];
}

describe('scaleItems', () => {
  it('grows each by as much, and the distances between them, about the fixed point', () => {
    expect(grow([desk, lamp], 1.5)).toEqual([
      { type: 'resizeItem', id: 'desk', width: 30, position: { x: 20, y: 55 } },
      { type: 'resizeItem', id: 'lamp', width: 7.5, position: { x: 35, y: 40 } },
    ]);
  });

  it('once as large leaves all to the last digit', () => {
    const position = { x: 20.1234, y: 40.5678 };
    expect(grow([{ ...lamp, position }], 1)).toMatchObject([{ width: 5, position }]);
  });

  it('N6 a spot grows with the rest', () => {
    const [, spot] = grow([desk, view], 2);
    expect(spot).toMatchObject({ type: 'placeSpot', id: 'view', rect: { x: 20, y: 40, width: 20 } });
  });

  it('R3 goes as far as the first of them may, both ways, so that none stays behind', () => {
    expect(grow([desk, lamp], 0.01)).toMatchObject([{ width: 4 }, { width: 1 }]);
    const [large, small] = grow([{ ...desk, aspect: 0.5 }, lamp], 100);
    expect(large).toMatchObject({ width: 100 });
    expect(small).toMatchObject({ width: 25 });
  });
});
