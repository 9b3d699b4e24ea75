import { type RefObject, useEffect, useRef } from 'react';
import { isFocusLost } from '../kit/focus.ts';

/** Elements that can have the focus in place of a control: parts with a name, and the page's main part. */
const PARTS = 'section, article, dialog, main';

/**
 * Keeps the focus where a page changes by answers of the server: if what has the focus is removed or disabled, the
 * nearest part around it gets the focus that is still there. Without one, keys would go nowhere and a screen reader
 * would begin again from the top. Returns the ref of the element to watch.
 */
export function useKeptFocus<Place extends HTMLElement>(): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useEffect(() => (place.current ? keepFocus(place.current) : undefined), []);
  return place;
}

function keepFocus(place: HTMLElement): () => void {
  let focused: HTMLElement | null = null;
  let around: readonly HTMLElement[] = [];
  const note = ({ target }: FocusEvent) => {
    focused = target instanceof HTMLElement ? target : null;
    around = focused ? partsAround(focused) : [];
  };
  // A press beside the control takes the focus from it on purpose. A removed control is no longer connected by
  // then.
  const letGo = () =>
    queueMicrotask(() => {
      if (focused && !isGone(focused) && isFocusLost()) focused = null;
    });
  const keep = () => {
    // Browsers take the focus from a disabled control with their next frame.
    const isLost = isFocusLost() || document.activeElement === focused;
    if (!focused || !isGone(focused) || !isLost) return;
    focused = null;
    const part = around.find(({ isConnected }) => isConnected);
    if (!part) return;
    part.tabIndex = -1;
    part.focus({ preventScroll: true });
  };
  // A closing dialog gives the focus back by itself, a moment later.
  const observer = new MutationObserver(() => setTimeout(keep));
  observer.observe(place, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  place.addEventListener('focusin', note);
  place.addEventListener('focusout', letGo);
  return () => {
    observer.disconnect();
    place.removeEventListener('focusin', note);
    place.removeEventListener('focusout', letGo);
  };
}

function isGone(control: HTMLElement): boolean {
  return !control.isConnected || control.matches(':disabled');
}

/** Returns the parts around a control, nearest first. */
function partsAround(control: HTMLElement): readonly HTMLElement[] {
  const part = control.parentElement?.closest<HTMLElement>(PARTS);
  return part ? [part, ...partsAround(part)] : [];
}
