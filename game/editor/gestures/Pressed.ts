import { isDrag } from '../../dragMode.ts';
import type { StagePointer } from '../../stage/geometry.ts';
import type { Gesture } from './Gesture.ts';

interface PressPlan {
  cursor: string;
  /** The gesture that begins when the pointer moves; null where nothing does. */
  onDrag: (() => Gesture) | null;
  onTap?: () => void;
  /** Of a finger: it drags only after it lay still for a while. */
  needsHold?: boolean;
}

/** Milliseconds that a finger has to lie still. */
const HOLD = 450;

/** Pressed, and not yet known whether it will be a tap or a drag. */
export class Pressed implements Gesture {
  readonly cursor: string;
  private readonly start: StagePointer;
  private readonly plan: PressPlan;
  private isTap = true;
  private wasHeld = false;

  constructor(start: StagePointer, plan: PressPlan) {
    this.start = start;
    this.plan = plan;
    this.cursor = plan.cursor;
  }

  drag(pointer: StagePointer): Gesture {
    if (!isDrag(this.start, pointer, this.start.isTouch)) return this;
    const isFirst = this.isTap;
    this.isTap = false;
    if (this.isTooSoon(pointer, isFirst)) return this;
    return this.plan.onDrag?.().drag(pointer) ?? this;
  }

  release(): void {
    if (this.isTap) this.plan.onTap?.();
  }

  cancel(): void {}

  private isTooSoon({ time, isTouch }: StagePointer, isFirst: boolean): boolean {
    if (!this.plan.needsHold || !isTouch) return false;
    if (isFirst) this.wasHeld = time - this.start.time >= HOLD;
    return !this.wasHeld;
  }
}
