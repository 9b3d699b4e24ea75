import { isDrag } from '../../dragMode.ts';
import type { StagePointer } from '../../stage/geometry.ts';
import type { Gesture } from './Gesture.ts';

interface PressPlan {
  cursor: string;
  /** Returns the gesture that starts when the pointer moves; null for none. */
  onDrag: (() => Gesture) | null;
  onTap?: () => void;
  /** Replaces `onDrag` for a mouse, and for a finger that was held still first. */
  onHeldDrag?: () => Gesture;
}

/** Milliseconds that a finger must be held still. */
const HOLD = 450;

/** The pointer is down; it may become a tap or a drag. */
export class Pressed implements Gesture {
  readonly cursor: string;
  private readonly start: StagePointer;
  private readonly plan: PressPlan;
  private isTap = true;

  constructor(start: StagePointer, plan: PressPlan) {
    this.start = start;
    this.plan = plan;
    this.cursor = plan.cursor;
  }

  drag(pointer: StagePointer): Gesture {
    if (!isDrag(this.start, pointer, this.start.isTouch)) return this;
    const begin = this.isTap ? this.planned(pointer) : null;
    this.isTap = false;
    return begin?.().drag(pointer) ?? this;
  }

  release(): void {
    if (this.isTap) this.plan.onTap?.();
  }

  cancel(): void {}

  private planned({ time, isTouch }: StagePointer): (() => Gesture) | null {
    const { onDrag, onHeldDrag } = this.plan;
    const isHeld = !isTouch || time - this.start.time >= HOLD;
    return isHeld && onHeldDrag ? onHeldDrag : onDrag;
  }
}
