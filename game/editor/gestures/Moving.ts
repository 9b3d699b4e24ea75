import type { Position } from '../../../core/catalogue/model.ts';
import type { PositionsById } from '../../../core/edit/command.ts';
import { clampGroupMove } from '../../../core/edit/group/clampGroupMove.ts';
import type { ItemId } from '../../../core/room/model.ts';
import type { EditorPort } from '../../ports.ts';
import {
  STAGE,
  type StagePoint,
  type StagePointer,
  type StageRect,
  toPosition,
  toStagePoint,
} from '../../stage/geometry.ts';
import { boundsOf, frameOf, neighbourOf } from '../frameOf.ts';
import type { Axis } from '../snapping/guide.ts';
import { labelsOf } from '../snapping/labelsOf.ts';
import { MOUSE_REACH, TOUCH_REACH } from '../snapping/reach.ts';
import { snap } from '../snapping/snap.ts';
import type { Gesture, Overlay } from './Gesture.ts';

/** Moves items, and what moves along with them, by the pointer; with Alt moves copies. */
export class Moving implements Gesture {
  readonly cursor = 'grabbing';
  readonly isHandling = true;
  overlay: Overlay = {};
  private readonly frame: StageRect;
  private readonly start: StagePoint;
  private readonly places: PositionsById;
  private readonly port: EditorPort;
  private readonly gesture: string;
  private readonly copies: readonly ItemId[];
  /** The dragged items, without those that move along. */
  private readonly ids: readonly ItemId[];

  /** `start`: where the pointer was pressed, so that the drag threshold is not lost. */
  constructor(ids: readonly ItemId[], { point, keys }: StagePointer, port: EditorPort) {
    this.start = point;
    this.port = port;
    this.gesture = port.beginDrag();
    this.frame = boundsOf(
      port
        .getState()
        .view.items.filter(({ id }) => ids.includes(id))
        .map(frameOf),
    );
    this.copies = keys.altKey ? port.duplicate(ids, this.gesture) : [];
    this.ids = this.copies.length > 0 ? this.copies : ids;
    this.places = this.copies.length > 0 ? this.positionsOfCopies(ids) : port.positionsOf(ids);
  }

  drag(pointer: StagePointer): Gesture {
    const { point, keys } = pointer;
    const way = { x: point.x - this.start.x, y: point.y - this.start.y };
    const isFree = { x: true, y: true };
    if (keys.shiftKey) isFree[Math.abs(way.x) >= Math.abs(way.y) ? 'y' : 'x'] = false;
    const { by, guides } = this.snapped(pointer, along(isFree, way));
    this.overlay = { guides: guides.filter(({ axis }) => isFree[axis]) };
    this.moveBy(along(isFree, by));
    this.port.aim(isBeyondEdge(point) ? pointer : null);
    return this;
  }

  release(): void {
    this.port.dropItems({ ids: this.ids, from: this.places, gesture: this.gesture });
    this.port.endGesture();
  }

  cancel(): void {
    this.port.aim(null);
    this.port.cancelGesture(this.gesture);
  }

  /** Copies start at their originals' positions. */
  private positionsOfCopies(ids: readonly ItemId[]): PositionsById {
    const originals = this.port.positionsOf(ids);
    return Object.fromEntries(
      this.copies.flatMap((copy, place): [ItemId, Position][] => {
        const position = originals[ids[place] ?? ''];
        return position ? [[copy, position]] : [];
      }),
    );
  }

  /** Control turns snapping off. */
  private snapped({ keys, isTouch, scale }: StagePointer, by: StagePoint) {
    if (keys.ctrlKey) return { by, guides: [] };
    const { items } = this.port.getState().view;
    const moved = new Set([...Object.keys(this.places), ...this.copies]);
    const others = items.filter(({ id, isMovable, isHidden }) => isMovable && !isHidden && !moved.has(id));
    const moving = { ...this.frame, x: this.frame.x + by.x, y: this.frame.y + by.y };
    const reach = (isTouch ? TOUCH_REACH : MOUSE_REACH) / scale;
    const correction = snap({ moving, others: others.map(neighbourOf), reach });
    return {
      by: { x: by.x + correction.by.x, y: by.y + correction.by.y },
      guides: correction.guides,
    };
  }

  /** Limits the move at the stage's edge for all items alike. */
  private clampGroupMove(by: StagePoint): StagePoint {
    const moved = this.port.getState().view.items.filter(({ id }) => this.ids.includes(id));
    const placed = moved.map((item) => ({ ...item, position: this.places[item.id] ?? item.position }));
    const wanted = toPosition(by);
    const way = clampGroupMove(placed, wanted);
    return way.x === wanted.x && way.y === wanted.y ? by : toStagePoint(way);
  }

  private moveBy(by: StagePoint): void {
    const way = this.clampGroupMove(by);
    const moved = Object.entries(this.places).map(([id, place]) => [id, shifted(place, way)] as const);
    const places = Object.fromEntries(moved);
    this.port.dispatch({ type: 'moveItems', places }, this.gesture, labelsOf(this.overlay.guides ?? []));
  }
}

function shifted(place: Position, by: StagePoint): Position {
  if (by.x === 0 && by.y === 0) return place;
  const corner = toStagePoint(place);
  return toPosition({ x: corner.x + by.x, y: corner.y + by.y });
}

function isBeyondEdge({ x, y }: StagePoint): boolean {
  return x < 0 || y < 0 || x > STAGE.width || y > STAGE.height;
}

/** Shift restricts the move to the axis of the larger movement. */
function along(isFree: Readonly<Record<Axis, boolean>>, way: StagePoint): StagePoint {
  return { x: isFree.x ? way.x : 0, y: isFree.y ? way.y : 0 };
}
