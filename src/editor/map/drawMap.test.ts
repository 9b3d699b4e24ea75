import { expect, it } from 'vitest';
import type { MapEdge, PuzzleMap } from '../../../core/solve/puzzleMap.ts';
import { drawMap } from './drawMap.ts';
import type { Rect } from './turning.ts';

/**
 * The note has the chest's answer; the chest hides the door's key and stands in the cellar, to which the way
 * leads.
 */
const nodeAt = (id: string, scene: string) => ({
  id,
  item: id.startsWith('@') ? null : id,
  scene,
  step: null,
});
const edge = (type: MapEdge['type'], from: string, to: string): MapEdge => ({ type, from, to });
const MAP: PuzzleMap = {
  scenes: ['hall', 'cellar'],
  nodes: [
    nodeAt('@hall', 'hall'),
    nodeAt('@cellar', 'cellar'),
    nodeAt('door', 'hall'),
    nodeAt('note', 'hall'),
    nodeAt('way', 'hall'),
    nodeAt('chest', 'cellar'),
    nodeAt('key', 'cellar'),
  ],
  edges: [
    edge('opens', 'key', 'door'),
    edge('hides', 'chest', 'key'),
    edge('tells', 'note', 'chest'),
    edge('leads', 'way', '@cellar'),
    edge('begins', '@hall', 'note'),
    edge('begins', '@hall', 'way'),
  ],
  spare: [],
};

const right = drawMap(MAP, 'right');
const at = (id: string, map = right): Rect => map.nodes.get(id) ?? expect.fail(`No ${id}`);

it('goes on from layer to layer, from the start to the door', () => {
  const order = ['@hall', 'way', '@cellar', 'chest', 'key', 'door'].map((id) => at(id).x);
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  expect(at('door').x).toBeGreaterThan(at('key').x);
  // The note is used together with the chest, so it stands beside the chest, without a line from the start.
  expect(at('note').x).toBe(at('@cellar').x);
  expect(right.threads.map(({ key }) => key)).not.toContain('begins @hall note');
});

it('keeps each scene in its frame, and everything on the map', () => {
  const [hall, cellar] = right.lanes.map(({ rect }) => rect);
  expect(hall && cellar && hall.y + hall.height).toBeLessThan(cellar?.y ?? 0);
  for (const [id, { x, y, width, height }] of right.nodes) {
    const lane = ['chest', 'key', '@cellar'].includes(id) ? cellar : hall;
    expect(x).toBeGreaterThanOrEqual(lane?.x ?? Number.NaN);
    expect(y).toBeGreaterThanOrEqual(lane?.y ?? Number.NaN);
    expect(x + width).toBeLessThanOrEqual((lane?.x ?? 0) + (lane?.width ?? 0));
    expect(y + height).toBeLessThanOrEqual((lane?.y ?? 0) + (lane?.height ?? 0));
    expect([x + width < right.width, y + height < right.height]).toEqual([true, true]);
  }
});

it('lays no two things over each other', () => {
  const rects = [...right.nodes.values()];
  for (const one of rects)
    for (const other of rects) if (one !== other) expect([one.x, one.y]).not.toEqual([other.x, other.y]);
});

it('goes down where there is no width, with the same order', () => {
  const down = drawMap(MAP, 'down');
  expect(at('door', down).y).toBeGreaterThan(at('@hall', down).y);
  expect(down.width).toBeLessThan(right.width);
  expect(down.threads.map(({ key }) => key)).toEqual(right.threads.map(({ key }) => key));
});

it('takes a ring, and runs what leads back along the foot', () => {
  const ring: PuzzleMap = { ...MAP, edges: [...MAP.edges, edge('opens', 'key', 'chest')] };
  const { threads, lanes } = drawMap(ring, 'right');
  expect(threads.find(({ key }) => key === 'opens key chest')?.path).toContain('L');
  expect(lanes[1]?.rect.height).toBeGreaterThan(right.lanes[1]?.rect.height ?? 0);
});
