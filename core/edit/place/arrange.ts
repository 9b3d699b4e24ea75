import { FLOOR_LINE } from '../../room/floor.ts';
import { hitRect, type PercentRect } from '../../room/geometry.ts';
import { itemOf } from '../../room/links.ts';
import type { ItemId, Room } from '../../room/model.ts';
import type { PositionsById } from '../command.ts';
import { contentsOf } from '../contentsOf.ts';

/** The ways to arrange several items: align an edge or the centres, equal gaps, or all on the floor. */
export const ARRANGEMENTS = [
  ...(['left', 'center', 'right', 'top', 'middle', 'bottom'] as const),
  ...(['gaps', 'floor'] as const),
];
export type Arrangement = (typeof ARRANGEMENTS)[number];

type Axis = 'x' | 'y';

interface Arranged {
  id: ItemId;
  /** The visible rectangle of the item. */
  rect: PercentRect;
  isPinned: boolean;
}

/**
 * Returns the new positions of the arranged items. They are aligned within the rectangle around all their
 * visible parts. Pinned items stay, and hidden items move with the item that hides them.
 */
export function arrange(room: Room, ids: readonly ItemId[], how: Arrangement): PositionsById {
  const carried = new Set(ids.flatMap((id) => contentsOf(room, id)));
  const things = ids.flatMap((id): Arranged[] => {
    const item = itemOf(room, id);
    const isMeant = item && !carried.has(id);
    return isMeant ? [{ id, rect: hitRect(item), isPinned: item.isPositionLocked }] : [];
  });
  const shifts = how === 'gaps' ? gapShifts(things) : things.map(({ rect }) => lineShift(rect, things, how));
  return Object.fromEntries(
    things.flatMap(({ id, isPinned }, place) => {
      const item = itemOf(room, id);
      const by = shifts[place];
      if (!item || !by || isPinned) return [];
      return [[id, { x: item.position.x + (by.x ?? 0), y: item.position.y + (by.y ?? 0) }]];
    }),
  );
}

type Shift = Partial<Record<Axis, number>>;

function lineShift(rect: PercentRect, things: readonly Arranged[], how: Exclude<Arrangement, 'gaps'>): Shift {
  if (how === 'floor') return { y: FLOOR_LINE - endOf('y', rect) };
  const axis = how === 'left' || how === 'center' || how === 'right' ? 'x' : 'y';
  const start = Math.min(...things.map((each) => each.rect[axis]));
  const end = Math.max(...things.map((each) => endOf(axis, each.rect)));
  if (how === 'left' || how === 'top') return { [axis]: start - rect[axis] };
  if (how === 'right' || how === 'bottom') return { [axis]: end - endOf(axis, rect) };
  return { [axis]: (start + end) / 2 - middleOf(axis, rect) };
}

/**
 * Distributes items along the axis on which they are farther apart: the first and the last stay, and all gaps
 * become equal.
 */
function gapShifts(things: readonly Arranged[]): readonly Shift[] {
  const axis = spread('x', things) >= spread('y', things) ? 'x' : 'y';
  const inRow = things.toSorted((one, other) => middleOf(axis, one.rect) - middleOf(axis, other.rect));
  const [first] = inRow;
  const last = inRow.at(-1);
  if (!first || !last) return [];
  const taken = inRow.reduce((sum, { rect }) => sum + lengthOf(axis, rect), 0);
  const gap = (endOf(axis, last.rect) - first.rect[axis] - taken) / (inRow.length - 1);
  const starts = new Map<ItemId, number>();
  let next = first.rect[axis];
  for (const { id, rect } of inRow) {
    starts.set(id, next);
    next += lengthOf(axis, rect) + gap;
  }
  return things.map(({ id, rect }) => ({ [axis]: (starts.get(id) ?? rect[axis]) - rect[axis] }));
}

/** Weighs the axes by the stage's shape, which is wider than high, to match what the eye sees. */
function spread(axis: Axis, things: readonly Arranged[]): number {
  const middles = things.map(({ rect }) => middleOf(axis, rect));
  return (Math.max(...middles) - Math.min(...middles)) * (axis === 'x' ? 16 : 9);
}

function lengthOf(axis: Axis, { width, height }: PercentRect): number {
  return axis === 'x' ? width : height;
}

function middleOf(axis: Axis, rect: PercentRect): number {
  return rect[axis] + lengthOf(axis, rect) / 2;
}

function endOf(axis: Axis, rect: PercentRect): number {
  return rect[axis] + lengthOf(axis, rect);
}
