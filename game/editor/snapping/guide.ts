import type { ItemId } from '../../../core/room/model.ts';
import type { GuideSource } from '../../ports.ts';
import type { StageRect } from '../../stage/geometry.ts';

/** A line that shows what a dragged item has snapped to. */
export type Guide =
  | { type: 'line'; axis: Axis; at: number; from: number; to: number; of: GuideSource }
  /** Two equal gaps along the axis, drawn at `across`. */
  | { type: 'gaps'; axis: Axis; gaps: readonly [Span, Span]; across: number };

export type Axis = 'x' | 'y';

/** Another item to snap to, by its visible part. */
export interface Neighbour extends StageRect {
  id: ItemId;
  /** Surfaces on which others stand. */
  tops?: readonly Shelf[];
}

/** A surface on which items stand, in stage units. */
export interface Shelf extends Span {
  y: number;
}

/** A range along an axis, in stage units. */
export interface Span {
  from: number;
  to: number;
}

/** A position to snap to, and its distance. */
export interface Candidate {
  off: number;
  guide: Guide;
}

/** In the order of `edgesOf`. */
export const EDGES = ['start', 'middle', 'end'] as const;

/** Returns start, middle and end along an axis. */
export function edgesOf(axis: Axis, rect: StageRect): readonly [number, number, number] {
  const start = rect[axis];
  const length = axis === 'x' ? rect.width : rect.height;
  return [start, start + length / 2, start + length];
}
