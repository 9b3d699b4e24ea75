import type { StagePointer, StageRect } from '../../stage/geometry.ts';
import type { Guide } from '../snapping/guide.ts';

/** What a gesture shows over the room. */
export interface Overlay {
  /** The rectangle that selects items. */
  marquee?: StageRect;
  /** Lines that the moved items have snapped to. */
  guides?: readonly Guide[];
}

/**
 * The state of one pointer press. Each step returns the next state: itself, another one, or null at its end.
 */
export interface Gesture {
  /** The CSS cursor meanwhile. */
  readonly cursor: string;
  readonly overlay?: Overlay;
  /** Whether items follow the pointer, so that handles and tools are hidden. */
  readonly isHandling?: boolean;
  drag: (pointer: StagePointer) => Gesture | null;
  release: () => void;
  /** Restores everything, since the browser took the pointer away. */
  cancel: () => void;
}
