import { itemRect, type PercentRect } from '../../../core/room/geometry.ts';
import type { EditorPort, StageItem } from '../../ports.ts';
import { type StagePoint, type StagePointer, type StageRect, toStageRect } from '../../stage/geometry.ts';
import { dragCorner } from '../drawRect.ts';
import { frameOf } from '../frameOf.ts';
import { type Corner, isLeft, isTop } from '../placeHandles.ts';
import { growFromCorner, growthOf, type Placement } from '../resizeFromCorner.ts';
import type { Candidate } from '../snapping/guide.ts';
import { MOUSE_REACH, TOUCH_REACH } from '../snapping/reach.ts';
import { snapCorner } from '../snapping/snapCorner.ts';
import type { Gesture, Overlay } from './Gesture.ts';

/** An item's corner follows the pointer. */
export class Resizing implements Gesture {
  readonly cursor: string;
  readonly isHandling = true;
  overlay: Overlay = {};
  private readonly item: StageItem;
  /** What is seen of it as the drag began. */
  private readonly frame: StageRect;
  private readonly corner: Corner;
  private readonly start: StagePoint;
  private readonly port: EditorPort;
  private readonly gesture: string;

  constructor(item: StageItem, corner: Corner, start: StagePoint, port: EditorPort) {
    this.item = item;
    this.frame = frameOf(item);
    this.corner = corner;
    this.start = start;
    this.port = port;
    this.gesture = port.newGesture();
    this.cursor = toResizeCursor(corner);
  }

  drag(pointer: StagePointer): Gesture {
    const { point } = pointer;
    const moved = { x: point.x - this.start.x, y: point.y - this.start.y };
    // N6: a spot has no picture whose shape it would have to keep.
    if (this.item.spot) this.drawTo(moved, pointer);
    else this.growTo(moved, pointer);
    return this;
  }

  release(): void {
    this.port.endGesture();
  }

  cancel(): void {
    if (this.item.spot) this.place(itemRect(this.item));
    else this.resizeTo(this.item);
    this.port.endGesture();
  }

  /** A spot's corner comes in line both ways. */
  private drawTo(moved: StagePoint, pointer: StagePointer): void {
    const free = cornerOf(this.frame, this.corner);
    const { x, y } = this.inLine({ x: free.x + moved.x, y: free.y + moved.y }, pointer);
    this.show([x, y]);
    const snapped = { x: moved.x + (x?.off ?? 0), y: moved.y + (y?.off ?? 0) };
    this.place(dragCorner(toStageRect(itemRect(this.item)), this.corner, snapped));
  }

  /** What keeps its shape comes in line one way, the nearer. */
  private growTo(moved: StagePoint, pointer: StagePointer): void {
    const times = growthOf(this.frame, this.corner, moved);
    const free = cornerOf(this.frame, this.corner);
    const fixed = cornerOf(this.frame, oppositeOf(this.corner));
    const way = { x: free.x - fixed.x, y: free.y - fixed.y };
    const { x, y } = this.inLine({ x: fixed.x + way.x * times, y: fixed.y + way.y * times }, pointer);
    const nearer = x && (!y || Math.abs(x.off) <= Math.abs(y.off)) ? x : y;
    this.show([nearer]);
    const axis = nearer === x ? 'x' : 'y';
    const snapped = times + (nearer ? nearer.off / way[axis] : 0);
    this.resizeTo(growFromCorner(toStageRect(itemRect(this.item)), this.corner, snapped, this.frame));
  }

  /** With Control it goes where the pointer does. */
  private inLine(corner: StagePoint, { keys, isTouch, scale }: StagePointer) {
    const { items } = this.port.getState().view;
    const others = items.filter(
      ({ id, isMovable, isHidden }) => isMovable && !isHidden && id !== this.item.id,
    );
    const reach = keys.ctrlKey ? -1 : (isTouch ? TOUCH_REACH : MOUSE_REACH) / scale;
    return snapCorner({ corner, others: others.map(frameOf), reach });
  }

  private show(found: readonly (Candidate | null)[]): void {
    this.overlay = { guides: found.flatMap((each) => (each ? [each.guide] : [])) };
  }

  private place(rect: PercentRect): void {
    this.port.dispatch({ type: 'placeSpot', id: this.item.id, rect }, this.gesture);
  }

  private resizeTo({ width, position }: Placement): void {
    this.port.dispatch({ type: 'resizeItem', id: this.item.id, width, position }, this.gesture);
  }
}

function cornerOf({ x, y, width, height }: StageRect, corner: Corner): StagePoint {
  return { x: isLeft(corner) ? x : x + width, y: isTop(corner) ? y : y + height };
}

const OPPOSITES = {
  topLeft: 'bottomRight',
  topRight: 'bottomLeft',
  bottomLeft: 'topRight',
  bottomRight: 'topLeft',
} as const satisfies Record<Corner, Corner>;

function oppositeOf(corner: Corner): Corner {
  return OPPOSITES[corner];
}

export function toResizeCursor(corner: Corner): string {
  return isLeft(corner) === isTop(corner) ? 'nwse-resize' : 'nesw-resize';
}
