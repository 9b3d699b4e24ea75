import type { EditorPort, EditorStageState, StageItem } from '../../ports.ts';
import { findItemAt } from '../../stage/findItemAt.ts';
import { isInside, type StagePointer } from '../../stage/geometry.ts';
import { boundsOf, frameOf } from '../frameOf.ts';
import { findHandle, type Handle, placeHandles } from '../placeHandles.ts';
import { DrawingSpot } from './DrawingSpot.ts';
import type { Gesture } from './Gesture.ts';
import { Marquee } from './Marquee.ts';
import { Moving } from './Moving.ts';
import { Panning } from './Panning.ts';
import { Pressed } from './Pressed.ts';
import { Resizing, toResizeCursor } from './Resizing.ts';

/** The items with handles: the selected one or ones. */
type Resizable = readonly [StageItem, ...StageItem[]];

/** What is under the pointer. */
export type Target =
  | { type: 'handle'; items: Resizable; handle: Handle }
  | { type: 'item'; item: StageItem }
  | { type: 'nothing' };

/** Returns what a press would grab: a handle of the selection, else the topmost item. */
export function findTarget(state: EditorStageState, pointer: StagePointer): Target {
  const resized = findResizable(state);
  const handle = resized && findHandleAt(resized, pointer);
  if (resized && handle) return { type: 'handle', items: resized, handle };
  const item = findItemAt(state.view.items, pointer);
  return item ? { type: 'item', item } : { type: 'nothing' };
}

/**
 * Starts the gesture of a press: resizing by a handle, selecting and moving items, or selecting with a
 * rectangle on empty ground.
 */
export function beginGesture(pointer: StagePointer, port: EditorPort): Gesture {
  const state = port.getState();
  if (state.tool.type === 'spot') return pressForSpot(pointer, port);
  if (state.tool.type === 'pick') return pressCandidate(pointer, port);
  const target = findTarget(state, pointer);
  if (target.type === 'handle') return pressHandle(target.items, target.handle, pointer, port);
  if (target.type === 'nothing') return pressGround(pointer, port);
  if (pointer.keys.shiftKey) return pressFurther(target.item, pointer, port);
  return pressItem(target.item, findGripped(state, pointer, target.item), pointer, port);
}

/** N6: a drag draws a spot, a tap makes one of the default size. */
function pressForSpot(pointer: StagePointer, port: EditorPort): Gesture {
  const drawing = () => new DrawingSpot(pointer.point, port);
  return new Pressed(pointer, {
    cursor: 'crosshair',
    onDrag: drawing,
    onTap: () => drawing().release(),
  });
}

/** A tap picks the item for the active pick tool. */
function pressCandidate(pointer: StagePointer, port: EditorPort): Gesture {
  const item = findItemAt(port.getState().view.items, pointer);
  return new Pressed(pointer, {
    cursor: 'crosshair',
    onDrag: null,
    onTap: () => item && port.pick(item.id),
  });
}

/** With Shift the marquee adds to the selection. A finger must be held still first; otherwise it pans. */
function pressGround(pointer: StagePointer, port: EditorPort): Gesture {
  const { selectedIds, viewport } = port.getState();
  const base = pointer.keys.shiftKey ? selectedIds : [];
  const isPanned = viewport.zoom > 1;
  return new Pressed(pointer, {
    cursor: 'default',
    onHeldDrag: () => new Marquee(pointer.point, base, port),
    onDrag: isPanned ? () => new Panning(pointer.point, port) : null,
    onTap: () => base.length === 0 && port.select(null),
  });
}

/** On phones the handles of a small item cover its neighbours: a tap there selects the visible item. */
function pressHandle(items: Resizable, { corner }: Handle, pointer: StagePointer, port: EditorPort): Gesture {
  const [only, ...others] = items;
  const tapped = findItemAt(port.getState().view.items, pointer) ?? (others.length > 0 ? null : only);
  return new Pressed(pointer, {
    cursor: toResizeCursor(corner),
    onDrag: () => new Resizing(items, corner, pointer.point, port),
    onTap: () => tapped && port.tap(tapped.id),
  });
}

/** Shift adds an item with its group to the selection, or removes it (E10). */
function pressFurther({ id, isMovable }: StageItem, pointer: StagePointer, port: EditorPort): Gesture {
  const { selectedIds } = port.getState();
  const isSelected = selectedIds.includes(id);
  const own = port.groupOf(id);
  const others = selectedIds.filter((other) => !own.includes(other));
  const take = () => port.selectMany([...others, ...own]);
  const move = () => {
    take();
    return moveSelected(pointer, port);
  };
  return new Pressed(pointer, {
    cursor: 'pointer',
    onDrag: isMovable ? move : null,
    onTap: () => (isSelected ? port.selectMany(others) : take()),
  });
}

/**
 * Selected items can be dragged even from under others, as they may be selected in a list; a tap there
 * selects the topmost item, with Alt the next one below.
 */
function pressItem(
  topmost: StageItem,
  gripped: StageItem | undefined,
  pointer: StagePointer,
  port: EditorPort,
): Gesture {
  const dragged = gripped ?? topmost;
  const isTaken = !gripped && !pointer.keys.altKey;
  if (isTaken) port.tap(topmost.id);
  const move = () => {
    if (!gripped && pointer.keys.altKey) port.select(topmost.id);
    return moveSelected(pointer, port);
  };
  const { items } = port.getState().view;
  const below = () => findNextBelow(items, gripped, pointer) ?? topmost;
  const tap = () => (pointer.keys.altKey ? port.select(below().id) : port.tap(topmost.id));
  return new Pressed(pointer, {
    cursor: dragged.isMovable ? 'grabbing' : 'pointer',
    onDrag: dragged.isMovable ? move : null,
    onTap: isTaken ? () => {} : tap,
  });
}

/** Returns the next item below at a point; after the last one the topmost again. */
function findNextBelow(items: readonly StageItem[], above: StageItem | undefined, { point }: StagePointer) {
  const pile = items.filter((item) => isInside(frameOf(item), point)).toReversed();
  const place = pile.findIndex(({ id }) => id === above?.id);
  return pile[(place + 1) % pile.length];
}

/** Pinned items stay in place. */
function moveSelected(pointer: StagePointer, port: EditorPort): Gesture {
  const { view, selectedIds } = port.getState();
  const movable = view.items.filter(({ id, isMovable }) => isMovable && selectedIds.includes(id));
  return new Moving(
    movable.map(({ id }) => id),
    pointer,
    port,
  );
}

/** A small item can also be grabbed from beside it. */
function findGripped(
  { view, selectedIds }: EditorStageState,
  { point }: StagePointer,
  topmost: StageItem,
): StageItem | undefined {
  const gripped = view.items.findLast(
    (item) => selectedIds.includes(item.id) && isInside(frameOf(item), point),
  );
  return gripped ?? (selectedIds.includes(topmost.id) ? topmost : undefined);
}

/** Returns the movable items of the selection; pinned ones are not resized. */
function findResizable({ view, selectedIds }: EditorStageState): Resizable | null {
  const [first, ...others] = view.items.filter(({ id, isMovable }) => isMovable && selectedIds.includes(id));
  return first ? [first, ...others] : null;
}

function findHandleAt(items: Resizable, { point, scale, isTouch }: StagePointer): Handle | undefined {
  return findHandle(placeHandles(boundsOf(items.map(frameOf)), scale), point, scale, isTouch);
}
