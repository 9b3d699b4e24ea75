import { describe, expect, it } from 'vitest';
import { labelsOf } from './labelsOf.ts';
import { snap } from './snap.ts';

const chest = { id: 'chest', x: 200, y: 400, width: 200, height: 100 };
const lamp = { id: 'lamp', x: 700, y: 380, width: 100, height: 120 };

/** Returns the guides' labels for an item of 60×40 units at this position. */
function labelsAt(x: number, y: number, others = [chest, lamp]) {
  return labelsOf(snap({ moving: { x, y, width: 60, height: 40 }, others, reach: 6 }).guides);
}

describe('labelsOf', () => {
  it('says what a line is the edge of, at its beginning', () => {
    // Its foot comes in line with the chest's, at 500 units of 720.
    expect(labelsAt(100, 458, [chest])).toEqual([
      { axis: 'y', at: { x: 7.81, y: 69.44 }, says: { type: 'thing', id: 'chest', edge: 'end' } },
    ]);
    expect(labelsAt(203, 100, [chest])).toMatchObject([
      { axis: 'x', says: { type: 'thing', id: 'chest', edge: 'start' } },
    ]);
  });

  it('R3 names the floor and the middle of the stage', () => {
    expect(labelsAt(100, 490, [])).toMatchObject([{ axis: 'y', says: { type: 'floor' } }]);
    expect(labelsAt(613, 100, [])).toMatchObject([{ axis: 'x', says: { type: 'middle' } }]);
  });

  it('shows the size of both gaps, in percent of the stage, in the middle of each', () => {
    // Between the chest and the lamp 300 units are free, 120 on either side: 9.375 % of 1280.
    expect(labelsAt(522, 430).slice(0, 2)).toMatchObject([
      { axis: 'x', at: { x: 35.94 }, says: { type: 'gap', size: 9.375 } },
      { axis: 'x', at: { x: 50 }, says: { type: 'gap', size: 9.375 } },
    ]);
  });
});
