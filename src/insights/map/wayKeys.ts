import { type KeyboardEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ItemId } from '../../../core/room/model.ts';
import { keyOf } from '../../shared/keys/keyOf.ts';
import { mendPath } from '../../shared/mend/mendLink.ts';
import { isGone, useShownRoom } from '../page/shownRoom.ts';

/** By how many locks each key moves the focus in the order of the walkthrough. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/**
 * The keys of map and list: one stop of Tab, arrows along `order`, `e` into the editor, `l` for the other view. The
 * buttons of the locks have `data-lock`.
 */
export function useWayKeys(order: readonly ItemId[], onToggle: () => void) {
  const shown = useShownRoom();
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<ItemId | null>(null);
  const current = order.find((id) => id === wanted) ?? order[0];

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = keyOf(event.nativeEvent);
    const step = STEPS[key];
    const focused = event.target instanceof HTMLElement ? event.target.dataset.lock : undefined;
    if (key === 'l') onToggle();
    else if (focused === undefined) return;
    else if (key === 'e' && !isGone(shown, focused)) void navigate(mendPath(shown.roomId, focused));
    else if (step !== undefined) {
      const place = Math.min(Math.max(order.indexOf(focused) + step, 0), order.length - 1);
      const next = order[place] ?? focused;
      setWanted(next);
      event.currentTarget.querySelector<HTMLElement>(`[data-lock="${CSS.escape(next)}"]`)?.focus();
    } else return;
    event.preventDefault();
  }

  /** Returns the props of a lock's button. Only the current one can be reached by Tab. */
  const stopAt = (id: ItemId) => ({
    'data-lock': id,
    tabIndex: id === current ? 0 : -1,
    onFocus: () => setWanted(id),
  });
  return { onKeyDown, stopAt };
}
