import { scaleItems } from '../../../core/edit/group/scaleItems.ts';
import { itemRect, type PercentRect } from '../../../core/room/geometry.ts';
import type { EditorPort, GuideLabel, StageItem } from '../../ports.ts';
import {
  type StagePoint,
  type StagePointer,
  type StageRect,
  toPosition,
  toStageRect,
} from '../../stage/geometry.ts';
import { dragCorner } from '../drawRect.ts';
import { boundsOf, frameOf, neighbourOf } from '../frameOf.ts';
import { growFromCorner, growthOf } from '../growFromCorner.ts';
import { type Corner, isLeft, isTop } from '../placeHandles.ts';
import type { Candidate } from '../snapping/guide.ts';
import { labelsOf } from '../snapping/labelsOf.ts';
import { MOUSE_REACH, TOUCH_REACH } from '../snapping/reach.ts';
import { snapCorner } from '../snapping/snapCorner.ts';
import type { Gesture, Overlay } from './Gesture.ts';

/** At least one thing. */
type Several = readonly [StageItem, ...StageItem[]];

/**
 * Resizes an item, or several by the frame around them, by a corner. Several scale together, with what moves
 * along with them.
 */
export class Resizing implements Gesture {
  readonly cursor: string;
  readonly isHandling = true;
  overlay: Overlay = {};
  /** The items as they were at the start of the drag. */
  private readonly item: StageItem;
  private readonly others: readonly StageItem[];
  /** The visible bounds of all of them at the start of the drag. */
  private readonly frame: StageRect;
  private readonly corner: Corner;
  private readonly start: StagePoint;
  private readonly port: EditorPort;
  private readonly gesture: string;

  constructor([item, ...others]: Several, corner: Corner, start: StagePoint, port: EditorPort) {
    this.item = item;
    this.others = others.length > 0 ? alongWith([item, ...others], port) : [];
    this.frame = boundsOf([item, ...others].map(frameOf));
    this.corner = corner;
    this.start = start;
    this.port = port;
    this.gesture = port.beginDrag();
    this.cursor = toResizeCursor(corner);
  }

  drag(pointer: StagePointer): Gesture {
    const { point } = pointer;
    const moved = { x: point.x - this.start.x, y: point.y - this.start.y };
    // N6: a spot has no picture whose aspect must be kept.
    if (this.item.spot && this.others.length === 0) this.drawTo(moved, pointer);
    else this.growTo(moved, pointer);
    return this;
  }

  release(): void {
    this.port.endGesture();
  }

  cancel(): void {
    this.port.cancelGesture(this.gesture);
  }

  /** A spot's corner snaps on both axes. */
  private drawTo(moved: StagePoint, pointer: StagePointer): void {
    const free = cornerOf(this.frame, this.corner);
    const { x, y } = this.inLine({ x: free.x + moved.x, y: free.y + moved.y }, pointer);
    this.show([x, y]);
    const snapped = { x: moved.x + (x?.off ?? 0), y: moved.y + (y?.off ?? 0) };
    this.place(dragCorner(toStageRect(itemRect(this.item)), this.corner, snapped));
  }

  /** An item that keeps its aspect snaps on one axis, the nearer. */
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
    this.growBy(snapped);
  }

  private labels(): readonly GuideLabel[] {
    return labelsOf(this.overlay.guides ?? []);
  }

  private growBy(times: number): void {
    const { item, others, corner, frame } = this;
    if (others.length > 0 || item.spot) {
      const fixed = toPosition(cornerOf(frame, oppositeOf(corner)));
      this.port.dispatch(scaleItems([item, ...others], { fixed, times }), this.gesture, this.labels());
      return;
    }
    const { width, position } = growFromCorner(toStageRect(itemRect(item)), corner, times, frame);
    this.port.dispatch({ type: 'resizeItem', id: item.id, width, position }, this.gesture, this.labels());
  }

  /** Control turns snapping off. */
  private inLine(corner: StagePoint, { keys, isTouch, scale }: StagePointer) {
    const { items } = this.port.getState().view;
    const growing = new Set([this.item, ...this.others].map(({ id }) => id));
    const others = items.filter(({ id, isMovable, isHidden }) => isMovable && !isHidden && !growing.has(id));
    const reach = keys.ctrlKey ? -1 : (isTouch ? TOUCH_REACH : MOUSE_REACH) / scale;
    return snapCorner({ corner, others: others.map(neighbourOf), reach });
  }

  private show(found: readonly (Candidate | null)[]): void {
    this.overlay = { guides: found.flatMap((each) => (each ? [each.guide] : [])) };
  }

  private place(rect: PercentRect): void {
    this.port.dispatch({ type: 'placeSpot', id: this.item.id, rect }, this.gesture, this.labels());
  }
}

/** Returns all items that are resized along with the first: the others, and what any of them hides. */
function alongWith(items: Several, port: EditorPort): readonly StageItem[] {
  const ids = new Set(Object.keys(port.positionsOf(items.map(({ id }) => id))));
  const [{ id: first }] = items;
  return port.getState().view.items.filter(({ id, isMovable }) => isMovable && ids.has(id) && id !== first);
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
