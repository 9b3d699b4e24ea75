import type { Position } from '../../../core/catalogue/model.ts';
import type { Places } from '../../../core/edit/command.ts';
import type { ItemId } from '../../../core/room/model.ts';
import type { EditorPort } from '../../ports.ts';
import { type StagePoint, type StagePointer, toPosition, toStagePoint } from '../../stage/geometry.ts';
import type { Gesture } from './Gesture.ts';

/** Things follow the pointer, with all that goes along with them, each held where it was gripped. With Alt copies of them do. */
export class Moving implements Gesture {
  readonly cursor = 'grabbing';
  readonly isHandling = true;
  private readonly start: StagePoint;
  private readonly places: Places;
  private readonly port: EditorPort;
  private readonly gesture: string;
  private readonly copies: readonly ItemId[];

  /** `start`: where the pointer was pressed, which is what the things hang by (the threshold would else be lost). */
  constructor(ids: readonly ItemId[], { point, keys }: StagePointer, port: EditorPort) {
    this.start = point;
    this.port = port;
    this.gesture = port.newGesture();
    this.copies = keys.altKey ? port.duplicate(ids, this.gesture) : [];
    this.places = this.copies.length > 0 ? this.placesOfCopies(ids) : port.placesOf(ids);
  }

  drag({ point, keys }: StagePointer): Gesture {
    this.moveBy(alongOneAxis({ x: point.x - this.start.x, y: point.y - this.start.y }, keys.shiftKey));
    return this;
  }

  release(): void {
    this.port.endGesture();
  }

  cancel(): void {
    if (this.copies.length > 0) this.port.deleteSelected(this.gesture);
    else this.moveBy({ x: 0, y: 0 });
    this.port.endGesture();
  }

  /** A copy is taken from where its original stands. */
  private placesOfCopies(ids: readonly ItemId[]): Places {
    const originals = this.port.placesOf(ids);
    return Object.fromEntries(
      this.copies.flatMap((copy, place): [ItemId, Position][] => {
        const position = originals[ids[place] ?? ''];
        return position ? [[copy, position]] : [];
      }),
    );
  }

  private moveBy(by: StagePoint): void {
    const moved = Object.entries(this.places).map(([id, place]) => [id, shifted(place, by)] as const);
    this.port.dispatch({ type: 'moveItems', places: Object.fromEntries(moved) }, this.gesture);
  }
}

function shifted(place: Position, by: StagePoint): Position {
  if (by.x === 0 && by.y === 0) return place;
  const corner = toStagePoint(place);
  return toPosition({ x: corner.x + by.x, y: corner.y + by.y });
}

/** With Shift the way along which more was moved. */
function alongOneAxis(by: StagePoint, isOneAxis: boolean): StagePoint {
  if (!isOneAxis) return by;
  return Math.abs(by.x) >= Math.abs(by.y) ? { x: by.x, y: 0 } : { x: 0, y: by.y };
}
