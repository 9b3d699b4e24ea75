import type { StagePointer, StageRect } from '../../stage/geometry.ts';
import type { Guide } from '../snapping/guide.ts';

/** What a gesture shows over the room. */
export interface Overlay {
  /** The part of the stage that is being selected. */
  marquee?: StageRect;
  /** What moves has come in line with something. */
  guides?: readonly Guide[];
}

/** What one press of the pointer is doing. A state answers its follower: itself, another one, or null when the gesture is over. */
export interface Gesture {
  /** The CSS cursor while it lasts. */
  readonly cursor: string;
  readonly overlay?: Overlay;
  /** Whether things follow the pointer: handles and tools would lie over them. */
  readonly isHandling?: boolean;
  drag: (pointer: StagePointer) => Gesture | null;
  release: () => void;
  /** Puts things back: the browser took the pointer away. */
  cancel: () => void;
}
