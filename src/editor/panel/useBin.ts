import type { MouseEvent } from 'react';
import type { ItemId } from '../../../core/room/model.ts';
import { toaster } from '../../shared/toast/toaster.ts';
import { useFocusItem } from '../linking/useBeginLink.ts';
import { useEditorSession } from '../session/editorContext.ts';
import { editorText } from '../text/editor.ts';
import { itemName } from '../text/editorMessages.ts';

/** CSS pixels. A click nearer than this to the previous one counts as part of a double click. */
const REACH = 16;
/** Milliseconds that a finger must pause before it can delete again: unlike a mouse, it is not seen moving away. */
const REST = 1500;

interface Spot {
  x: number;
  y: number;
  at: number;
  isMouse: boolean;
}

/** Position of the last delete click; null once the mouse has left it. */
let last: Spot | null = null;

/**
 * Deletes a thing by its delete button. The next selected thing (SPEC §4) has its button at the same
 * position, so a second click there does nothing until the mouse has moved away or a finger has paused; the
 * focus goes to that thing in the room.
 */
export function useBin(): (id: ItemId, click: MouseEvent) => void {
  const { store } = useEditorSession();
  const focusItem = useFocusItem();
  return (id, { detail, clientX: x, clientY: y, timeStamp: at, nativeEvent }) => {
    const isByPointer = detail > 0;
    const isMouse = !('pointerType' in nativeEvent) || nativeEvent.pointerType === 'mouse';
    const spot: Spot = { x, y, at, isMouse };
    const { roomSettings: room, dispatch } = store.getState();
    if (isByPointer && last && isNear(last, spot)) {
      if (room) toaster.create({ id: 'bin', title: editorText.panel.binRests(itemName(room, id)) });
      return;
    }
    if (dispatch({ type: 'deleteItem', id }) !== null) return;
    if (isByPointer) rest(spot);
    else focusNext();
  };

  function focusNext(): void {
    const { activeEditingItemId: next } = store.getState();
    if (next !== null) focusItem(next);
  }
}

function isNear(one: Spot, other: Spot): boolean {
  const isSoon = other.isMouse || other.at - one.at < REST;
  return isSoon && farBetween(one, other) < REACH;
}

function farBetween(one: { x: number; y: number }, other: { x: number; y: number }): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** Blocks further deletions until the mouse has left the position. */
function rest(spot: Spot): void {
  last = spot;
  if (!spot.isMouse) return;
  const leaves = ({ clientX: x, clientY: y }: PointerEvent) => {
    if (farBetween(spot, { x, y }) < REACH) return;
    if (last === spot) last = null;
    removeEventListener('pointermove', leaves);
  };
  addEventListener('pointermove', leaves);
}
