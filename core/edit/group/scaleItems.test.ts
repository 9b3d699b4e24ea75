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
  it('scales each item and the distances between them by the same factor, about the fixed point', () => {
    expect(grow([desk, lamp], 1.5)).toEqual([
      { type: 'resizeItem', id: 'desk', width: 30, position: { x: 20, y: 55 } },
      { type: 'resizeItem', id: 'lamp', width: 7.5, position: { x: 35, y: 40 } },
    ]);
  });

  it('changes no digit when the factor is 1', () => {
    const position = { x: 20.1234, y: 40.5678 };
    expect(grow([{ ...lamp, position }], 1)).toMatchObject([{ width: 5, position }]);
  });

  it('N6 scales a spot like the other items', () => {
    const [, spot] = grow([desk, view], 2);
    expect(spot).toMatchObject({ type: 'placeSpot', id: 'view', rect: { x: 20, y: 40, width: 20 } });
  });

  it('R3 stops all items at the first limit that one of them reaches, both ways', () => {
    expect(grow([desk, lamp], 0.01)).toMatchObject([{ width: 4 }, { width: 1 }]);
    const [large, small] = grow([{ ...desk, aspect: 0.5 }, lamp], 100);
    expect(large).toMatchObject({ width: 100 });
    expect(small).toMatchObject({ width: 25 });
  });
});
