import type { Position } from '../../../core/catalogue/model.ts';
import type { EditorPort, StageItem } from '../../ports.ts';
import { type StagePoint, type StagePointer, toPosition, toStagePoint } from '../../stage/geometry.ts';
import type { Gesture } from './Gesture.ts';

/** An item follows the pointer, held where it was gripped. */
export class Moving implements Gesture {
  readonly cursor = 'grabbing';
  private readonly item: StageItem;
  private readonly grip: StagePoint;
  private readonly port: EditorPort;
  private readonly gesture: string;

  /** `start`: where the pointer was pressed, which is what the item hangs by (the threshold would else be lost). */
  constructor(item: StageItem, start: StagePoint, port: EditorPort) {
    const corner = toStagePoint(item.position);
    this.item = item;
    this.grip = { x: start.x - corner.x, y: start.y - corner.y };
    this.port = port;
    this.gesture = port.newGesture();
  }

  drag({ point }: StagePointer): Gesture {
    this.moveTo(toPosition({ x: point.x - this.grip.x, y: point.y - this.grip.y }));
    return this;
  }

  release(): void {
    this.port.endGesture();
  }

  cancel(): void {
    this.moveTo(this.item.position);
    this.port.endGesture();
  }

  private moveTo(position: Position): void {
    this.port.dispatch({ type: 'moveItem', id: this.item.id, position }, this.gesture);
  }
}
