import type { CSSProperties } from 'react';
import { type PercentRect, sharedArea } from '../../../core/room/geometry.ts';

/** Pixels between the tools and the selection. */
const GAP = 12;
/** Pixels from the middle of a small thing to the outside of its handles. */
const HANDLES = 42;
/** Cost of covering the selection itself, in covered neighbours. */
const COVERS_SELECTION = 1000;
/** Cost of each pixel of distance from the selection, in covered neighbours. */
const FAR = 1 / 1000;

interface Size {
  width: number;
  height: number;
}

export interface Around {
  /** Where the other things of the scene are, in percent of the visible part. */
  others: readonly PercentRect[];
  /** In CSS pixels. */
  stage: Size;
  tools: Size;
}

/** The bounding box of the selection, in percent of the visible part. */
function around(rects: readonly PercentRect[]) {
  return {
    top: Math.min(...rects.map(({ y }) => y)),
    bottom: Math.max(...rects.map(({ y, height }) => y + height)),
    left: Math.min(...rects.map(({ x }) => x)),
    right: Math.max(...rects.map(({ x, width }) => x + width)),
  };
}

/**
 * Returns where the tools cover least of other things and nothing of the selection: above or below it, beside
 * it, or at an edge of the stage, within the stage. Of equal places the nearest is taken, above first.
 */
export function placeTools(
  rects: readonly PercentRect[],
  { others, stage, tools }: Around,
): { left: number; top: number } {
  const { top, bottom, left, right } = around(rects);
  const own = toPixels({ x: left, y: top, width: right - left, height: bottom - top }, stage);
  const neighbours = others.map((rect) => toPixels(rect, stage));
  const costOf = (place: PercentRect) =>
    (sharedArea(place, own) > 0 ? COVERS_SELECTION : 0) +
    neighbours.reduce((sum, each) => sum + coveredShare(place, each), 0) +
    FAR * distanceTo(place, own);
  const places = placesFor(own, stage, tools).map((place) => ({ place, cost: costOf(place) }));
  const best = places.reduce((cheapest, each) => (each.cost < cheapest.cost ? each : cheapest));
  return { left: best.place.x, top: best.place.y };
}

/** Possible places in pixels, within the stage, the preferred ones first. */
function placesFor(own: PercentRect, stage: Size, tools: Size): [PercentRect, ...PercentRect[]] {
  const [midX, midY] = [own.x + own.width / 2, own.y + own.height / 2];
  // The nearer the selection is to a side of the stage, the less of the tools reaches towards that side.
  const across = (midX / stage.width) * (stage.width - tools.width);
  const above = Math.min(own.y - GAP, midY - HANDLES) - tools.height;
  const below = Math.max(own.y + own.height + GAP, midY + HANDLES);
  const before = Math.min(own.x - GAP, midX - HANDLES) - tools.width;
  const after = Math.max(own.x + own.width + GAP, midX + HANDLES);
  const beside = midY - tools.height / 2;
  const bottom = stage.height - tools.height;
  const within = (x: number, y: number): PercentRect => ({
    x: Math.max(0, Math.min(x, stage.width - tools.width)),
    y: Math.max(0, Math.min(y, bottom)),
    ...tools,
  });
  return [
    within(across, above),
    within(across, below),
    within(before, beside),
    within(after, beside),
    within(across, 0),
    within(across, bottom),
  ];
}

function toPixels({ x, y, width, height }: PercentRect, stage: Size): PercentRect {
  const [across, down] = [stage.width / 100, stage.height / 100];
  return { x: x * across, y: y * down, width: width * across, height: height * down };
}

/** The share of a thing that the tools cover, 0 to 1. */
function coveredShare(tools: PercentRect, thing: PercentRect): number {
  const area = thing.width * thing.height;
  return area > 0 ? sharedArea(tools, thing) / area : 0;
}

function distanceTo(one: PercentRect, other: PercentRect): number {
  const across = Math.max(other.x - (one.x + one.width), one.x - (other.x + other.width), 0);
  const down = Math.max(other.y - (one.y + one.height), one.y - (other.y + other.height), 0);
  return Math.hypot(across, down);
}

/** Returns where the tools stand on phones: at the edge farthest from the selection. */
export function dockTools(rects: readonly PercentRect[]): CSSProperties {
  const { top, bottom } = around(rects);
  const edge = top + bottom > 100 ? { top: '0' } : { bottom: '0' };
  return { ...edge, left: '50%', translate: '-50%' };
}

/** Returns where the folded tools stand: in the corner farthest from the selection. */
export function tuckTools(rects: readonly PercentRect[]): CSSProperties {
  const { top, bottom, left, right } = around(rects);
  const side = left + right > 100 ? { left: '4px' } : { right: '4px' };
  return top + bottom > 100 ? { ...side, top: '4px' } : { ...side, bottom: '4px' };
}
