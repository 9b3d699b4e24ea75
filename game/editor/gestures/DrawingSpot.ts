import type { PercentRect } from '../../../core/room/geometry.ts';
import type { ItemId } from '../../../core/room/model.ts';
import type { EditorPort } from '../../ports.ts';
import type { StagePoint, StagePointer } from '../../stage/geometry.ts';
import { rectAbout, rectBetween } from '../drawRect.ts';
import type { Gesture } from './Gesture.ts';

/** Draws a spot from where the pointer was pressed (N6); without a drag it has the default size. */
export class DrawingSpot implements Gesture {
  readonly cursor = 'crosshair';
  readonly isHandling = true;
  private readonly start: StagePoint;
  private readonly port: EditorPort;
  private readonly gesture: string;
  private id: ItemId | null = null;

  constructor(start: StagePoint, port: EditorPort) {
    this.start = start;
    this.port = port;
    this.gesture = port.beginDrag();
  }

  drag({ point }: StagePointer): Gesture {
    this.place(rectBetween(this.start, point));
    return this;
  }

  release(): void {
    if (this.id === null) this.place(rectAbout(this.start));
    this.port.endGesture();
    if (this.id !== null) this.port.select(this.id);
  }

  cancel(): void {
    this.port.cancelGesture(this.gesture);
  }

  private place(rect: PercentRect): void {
    if (this.id === null) this.id = this.port.addSpot(rect, this.gesture);
    else this.port.dispatch({ type: 'placeSpot', id: this.id, rect }, this.gesture);
  }
}
