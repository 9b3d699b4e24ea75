import { itemRect, type PercentRect } from '../../../core/room/geometry.ts';
import type { EditorPort, StageItem } from '../../ports.ts';
import { type StagePoint, type StagePointer, toStageRect } from '../../stage/geometry.ts';
import { dragCorner } from '../drawRect.ts';
import { frameOf } from '../frameOf.ts';
import { type Corner, isLeft, isTop } from '../placeHandles.ts';
import { type Placement, resizeFromCorner } from '../resizeFromCorner.ts';
import type { Gesture } from './Gesture.ts';

/** An item's corner follows the pointer. */
export class Resizing implements Gesture {
  readonly cursor: string;
  readonly isHandling = true;
  private readonly item: StageItem;
  private readonly corner: Corner;
  private readonly start: StagePoint;
  private readonly port: EditorPort;
  private readonly gesture: string;

  constructor(item: StageItem, corner: Corner, start: StagePoint, port: EditorPort) {
    this.item = item;
    this.corner = corner;
    this.start = start;
    this.port = port;
    this.gesture = port.newGesture();
    this.cursor = toResizeCursor(corner);
  }

  drag({ point }: StagePointer): Gesture {
    const moved = { x: point.x - this.start.x, y: point.y - this.start.y };
    const rect = toStageRect(itemRect(this.item));
    // N6: a spot has no picture whose shape it would have to keep.
    if (this.item.spot) this.place(dragCorner(rect, this.corner, moved));
    else this.resizeTo(resizeFromCorner(rect, this.corner, moved, frameOf(this.item)));
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

  private place(rect: PercentRect): void {
    this.port.dispatch({ type: 'placeSpot', id: this.item.id, rect }, this.gesture);
  }

  private resizeTo({ width, position }: Placement): void {
    this.port.dispatch({ type: 'resizeItem', id: this.item.id, width, position }, this.gesture);
  }
}

export function toResizeCursor(corner: Corner): string {
  return isLeft(corner) === isTop(corner) ? 'nwse-resize' : 'nesw-resize';
}
