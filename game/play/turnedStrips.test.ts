import { describe, expect, it } from 'vitest';
import { turnedStrips } from './turnedStrips.ts';

const box = { x: 100, y: 50, width: 80, height: 200 };
/** The opened box: on the other side of the hinge, and nearer. */
const onto = { x: 40, y: 30, width: 60, height: 240 };
const door = { box, onto, hinge: 'left' } as const;

describe('a leaf that turns over its edge', () => {
  it('is where it was while it has not moved, and where it is seen when it has', () => {
    const { outer, inner } = turnedStrips({ ...door, progress: 0 });
    expect(inner).toBeNull();
    expect(outer?.turned).toBeCloseTo(0);
    for (const { source, place } of outer?.strips ?? [])
      for (const side of ['x', 'y', 'width', 'height'] as const)
        expect(place[side]).toBeCloseTo(source[side]);
    const opened = turnedStrips({ ...door, progress: 1 });
    expect(opened.outer).toBeNull();
    for (const { source, place } of opened.inner?.strips ?? [])
      for (const side of ['x', 'y', 'width', 'height'] as const)
        expect(place[side]).toBeCloseTo(source[side]);
  });

  it('gets narrower and, as it comes nearer, higher at its free edge, and shows one face at a time', () => {
    const { outer, inner } = turnedStrips({ ...door, progress: 0.4 });
    expect(inner).toBeNull();
    const [first, last] = [outer?.strips[0]?.place, outer?.strips.at(-1)?.place];
    expect(first?.x).toBeCloseTo(box.x);
    expect(last && last.x + last.width).toBeCloseTo(180 - 0.4 * 140);
    expect(last?.height).toBeGreaterThan(first?.height ?? 0);
    expect(turnedStrips({ ...door, progress: 0.8 }).outer).toBeNull();
  });

  it('shows of a lid its top above the edge and its inside below, which meet there', () => {
    const lid = { x: 0, y: 50, width: 200, height: 150 };
    const inside = { x: 20, y: 20, width: 160, height: 150 };
    const { outer, inner } = turnedStrips({ box: lid, onto: inside, hinge: 'top', progress: 0.5 });
    const [edge, same] = [outer?.strips.at(-1)?.place, inner?.strips.at(-1)?.place];
    expect(edge && edge.y + edge.height).toBeCloseTo(110);
    expect(same?.y).toBeCloseTo(110);
    expect(Math.abs((edge?.width ?? 0) - (same?.width ?? 0))).toBeLessThan(2);
  });

  it('that stands ajar in the end shows its own face all the time', () => {
    const ajar = { x: 100, y: 30, width: 30, height: 240 };
    const { outer, inner } = turnedStrips({ ...door, onto: ajar, isAjar: true, progress: 1 });
    expect(inner).toBeNull();
    const last = outer?.strips.at(-1)?.place;
    expect(last && last.x + last.width).toBeCloseTo(130);
    expect(last?.height).toBeGreaterThan(235);
  });
});
