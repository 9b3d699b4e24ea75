import type { StagePointer } from '../../stage/geometry.ts';

/** What one press of the pointer is doing. A state answers its follower: itself, another one, or null when the gesture is over. */
export interface Gesture {
  /** The CSS cursor while it lasts. */
  readonly cursor: string;
  drag: (pointer: StagePointer) => Gesture | null;
  release: () => void;
  /** Puts things back: the browser took the pointer away. */
  cancel: () => void;
}
