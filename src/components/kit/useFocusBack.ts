import { type RefObject, useRef } from 'react';

interface FocusBack {
  trigger: RefObject<HTMLButtonElement | null>;
  giveFocusBack: () => void;
}

/**
 * Keeps the keyboard where it was when a menu goes: for the menu's `onExitComplete` and after what it opened.
 * The closing menu takes the focus from its trigger once more, and would be removed with it.
 */
export function useFocusBack(): FocusBack {
  const trigger = useRef<HTMLButtonElement>(null);
  const giveFocusBack = () => {
    if (isLost(document.activeElement)) trigger.current?.focus();
  };
  return { trigger, giveFocusBack };
}

/** A dialog that the choice opened keeps the focus. */
function isLost(focused: Element | null): boolean {
  return focused === null || focused === document.body || focused.closest('[role="menu"]') !== null;
}
