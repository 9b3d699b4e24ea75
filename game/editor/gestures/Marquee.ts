import type { ItemId } from '../../../core/room/model.ts';
import type { EditorPort, StageItem } from '../../ports.ts';
import type { StagePoint, StagePointer, StageRect } from '../../stage/geometry.ts';
import { frameOf } from '../frameOf.ts';
import type { Gesture, Overlay } from './Gesture.ts';

/** A rectangle is drawn over what is to be selected; `base` stays selected. What is locked in place is no part of it: it would be carpets and walls mostly. */
export class Marquee implements Gesture {
  readonly cursor = 'crosshair';
  overlay: Overlay = {};
  private readonly start: StagePoint;
  private readonly base: readonly ItemId[];
  private readonly port: EditorPort;

  constructor(start: StagePoint, base: readonly ItemId[], port: EditorPort) {
    this.start = start;
    this.base = base;
    this.port = port;
  }

  drag({ point }: StagePointer): Gesture {
    const marquee = spanned(this.start, point);
    this.overlay = { marquee };
    const { view, selectedIds } = this.port.getState();
    const touched = findTouched(view.items, marquee).flatMap((id) => this.port.togetherWith(id));
    const ids = [...new Set([...this.base, ...touched])];
    // Also what only the order of it tells apart is the same selection.
    if (ids.join() !== selectedIds.join()) this.port.selectMany(ids);
    return this;
  }

  release(): void {}

  cancel(): void {
    this.port.selectMany(this.base);
  }
}

/** The rectangle between two points, whichever way it was drawn. */
function spanned(start: StagePoint, end: StagePoint): StageRect {
  return {
    x: Math.min(start.x, end.x),
    y: Math.min(start.y, end.y),
    width: Math.abs(end.x - start.x),
    height: Math.abs(end.y - start.y),
  };
}

/** The ids of the movable items that a rectangle touches, as they are drawn. */
function findTouched(items: readonly StageItem[], rect: StageRect): readonly ItemId[] {
  return items.filter((item) => item.isMovable && touches(frameOf(item), rect)).map(({ id }) => id);
}

function touches(one: StageRect, other: StageRect): boolean {
  const isBeside = one.x > other.x + other.width || other.x > one.x + one.width;
  const isAbove = one.y > other.y + other.height || other.y > one.y + one.height;
  return !isBeside && !isAbove;
}
