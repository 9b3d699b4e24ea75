import type { ItemId } from '../../../core/room/model.ts';
import type { GuideSource } from '../../ports.ts';
import type { StageRect } from '../../stage/geometry.ts';

/** A line that shows what something has come in line with. */
export type Guide =
  | { type: 'line'; axis: Axis; at: number; from: number; to: number; of: GuideSource }
  /** Two gaps of the same size, along the axis; `across` is where they are drawn. */
  | { type: 'gaps'; axis: Axis; gaps: readonly [Span, Span]; across: number };

export type Axis = 'x' | 'y';

/** Another thing to come in line with, by what is seen of it. */
export interface Neighbour extends StageRect {
  id: ItemId;
  /** Where others stand on it. */
  tops?: readonly Shelf[];
}

/** A level stretch to stand on, in stage units. */
export interface Shelf extends Span {
  y: number;
}

/** A stretch along an axis, in stage units. */
export interface Span {
  from: number;
  to: number;
}

/** A place to come in line with, and how far it is off. */
export interface Candidate {
  off: number;
  guide: Guide;
}

/** As `edgesOf` has them. */
export const EDGES = ['start', 'middle', 'end'] as const;

/** Start, middle and end along an axis. */
export function edgesOf(axis: Axis, rect: StageRect): readonly [number, number, number] {
  const start = rect[axis];
  const length = axis === 'x' ? rect.width : rect.height;
  return [start, start + length / 2, start + length];
}
