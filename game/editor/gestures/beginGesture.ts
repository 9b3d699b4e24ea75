import { hitRect, itemRect } from '../../../core/room/geometry.ts';
import type { EditorPort, EditorStageState, StageItem } from '../../ports.ts';
import { findItemAt } from '../../stage/findItemAt.ts';
import { isInside, type StagePointer, toStageRect } from '../../stage/geometry.ts';
import { findHandle, type Handle, placeHandles } from '../placeHandles.ts';
import { DrawingSpot } from './DrawingSpot.ts';
import type { Gesture } from './Gesture.ts';
import { Moving } from './Moving.ts';
import { Pressed } from './Pressed.ts';
import { Resizing, toResizeCursor } from './Resizing.ts';

/** What a pointer is over. */
export type Target =
  | { type: 'handle'; item: StageItem; handle: Handle }
  | { type: 'item'; item: StageItem }
  | { type: 'nothing' };

/** What a press here would take hold of: a handle of the active item, else the topmost item. */
export function findTarget({ view, activeId }: EditorStageState, pointer: StagePointer): Target {
  const active = view.items.find(({ id }) => id === activeId);
  const handle = active && findActiveHandle(active, pointer);
  if (active && handle) return { type: 'handle', item: active, handle };
  const item = findItemAt(view.items, pointer);
  return item ? { type: 'item', item } : { type: 'nothing' };
}

/** Begins what a press does: resizing by a handle, or selecting and perhaps moving an item; on empty ground it deselects. */
export function beginGesture(pointer: StagePointer, port: EditorPort): Gesture | null {
  const state = port.getState();
  if (state.tool.type === 'spot') return pressGround(pointer, port);
  if (state.tool.type === 'pick') return pressCandidate(pointer, port);
  const target = findTarget(state, pointer);
  if (target.type === 'handle') return pressHandle(target.item, target.handle, pointer, port);
  if (target.type === 'nothing') {
    port.select(null);
    return null;
  }
  return pressItem(target.item, findGrippedActive(state, pointer), pointer, port);
}

/** N6: a drag draws a spot, a tap makes one of a usual size. */
function pressGround(pointer: StagePointer, port: EditorPort): Gesture {
  const drawing = () => new DrawingSpot(pointer.point, port);
  return new Pressed(pointer, {
    cursor: 'crosshair',
    onDrag: drawing,
    onTap: () => drawing().release(),
  });
}

/** A tap gives what lies there to whoever asked for it. */
function pressCandidate(pointer: StagePointer, port: EditorPort): Gesture {
  const item = findItemAt(port.getState().view.items, pointer);
  return new Pressed(pointer, {
    cursor: 'crosshair',
    onDrag: null,
    onTap: () => item && port.pick(item.id),
  });
}

/** On a phone the handles of a small item reach over its neighbours: a tap there is meant for what one sees. */
function pressHandle(item: StageItem, { corner }: Handle, pointer: StagePointer, port: EditorPort): Gesture {
  const { id } = findItemAt(port.getState().view.items, pointer) ?? item;
  return new Pressed(pointer, {
    cursor: toResizeCursor(corner),
    onDrag: () => new Resizing(item, corner, pointer.point, port),
    onTap: () => port.select(id),
  });
}

/** A selected item is dragged even from under others (it may have been selected in a list); a tap there selects the topmost. */
function pressItem(
  topmost: StageItem,
  active: StageItem | undefined,
  pointer: StagePointer,
  port: EditorPort,
): Gesture {
  const dragged = active ?? topmost;
  if (!active) port.select(topmost.id);
  return new Pressed(pointer, {
    cursor: dragged.isMovable ? 'grabbing' : 'pointer',
    onDrag: dragged.isMovable ? () => new Moving(dragged, pointer.point, port) : null,
    onTap: () => port.select(topmost.id),
  });
}

function findGrippedActive(
  { view, activeId }: EditorStageState,
  { point }: StagePointer,
): StageItem | undefined {
  return view.items.find((item) => item.id === activeId && isInside(toStageRect(hitRect(item)), point));
}

function findActiveHandle(active: StageItem, { point, scale, isTouch }: StagePointer): Handle | undefined {
  if (!active.isMovable) return undefined;
  return findHandle(placeHandles(toStageRect(itemRect(active)), scale), point, scale, isTouch);
}
