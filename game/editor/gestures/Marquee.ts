import type { ItemId } from '../../../core/room/model.ts';
import type { EditorPort, StageItem } from '../../ports.ts';
import type { StagePoint, StagePointer, StageRect } from '../../stage/geometry.ts';
import { frameOf } from '../frameOf.ts';
import type { Gesture, Overlay } from './Gesture.ts';

/**
 * Selects items with a rectangle, in addition to `base`. Pinned items are left out: they are mostly carpets
 * and walls.
 */
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
    const touched = findTouched(view.items, marquee).flatMap((id) => this.port.groupOf(id));
    const ids = [...new Set([...this.base, ...touched])];
    // A different order is the same selection.
    if (ids.join() !== selectedIds.join()) this.port.selectMany(ids);
    return this;
  }

  release(): void {}

  cancel(): void {
    this.port.selectMany(this.base);
  }
}

/** Returns the rectangle between two points, drawn in any direction. */
function spanned(start: StagePoint, end: StagePoint): StageRect {
  return {
    x: Math.min(start.x, end.x),
    y: Math.min(start.y, end.y),
    width: Math.abs(end.x - start.x),
    height: Math.abs(end.y - start.y),
  };
}

/** Returns the ids of the movable items that a rectangle touches, in drawing order. */
function findTouched(items: readonly StageItem[], rect: StageRect): readonly ItemId[] {
  return items.filter((item) => item.isMovable && touches(frameOf(item), rect)).map(({ id }) => id);
}

function touches(one: StageRect, other: StageRect): boolean {
  const isBeside = one.x > other.x + other.width || other.x > one.x + one.width;
  const isAbove = one.y > other.y + other.height || other.y > one.y + one.height;
  return !isBeside && !isAbove;
}
