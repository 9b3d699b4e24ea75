import { useMemo, useSyncExternalStore } from 'react';

/** The part of the window above an on-screen keyboard, in CSS pixels. */
export interface TypingSpace {
  top: number;
  height: number;
}

interface Seen {
  offsetTop: number;
  height: number;
  scale: number;
}

/** The least height of a keyboard, in CSS pixels. Browser bars that come and go are lower. */
const LEAST_KEYBOARD = 120;

/**
 * Returns the space above the keyboard; null while none is shown. The keyboard covers the page, which keeps
 * its height.
 */
export function useTypingSpace(): TypingSpace | null {
  const said = useSyncExternalStore(watch, () =>
    JSON.stringify(typingSpaceIn(window.innerHeight, window.visualViewport)),
  );
  return useMemo(() => JSON.parse(said), [said]);
}

/**
 * Returns the space above the keyboard. Zooming in also leaves less of the page visible, but opens no
 * keyboard.
 */
export function typingSpaceIn(windowHeight: number, seen: Seen | null | undefined): TypingSpace | null {
  if (!seen || windowHeight - seen.height * seen.scale < LEAST_KEYBOARD) return null;
  return { top: Math.round(seen.offsetTop), height: Math.round(seen.height) };
}

function watch(onChange: () => void): () => void {
  const seen = window.visualViewport;
  for (const type of ['resize', 'scroll']) seen?.addEventListener(type, onChange);
  return () => {
    for (const type of ['resize', 'scroll']) seen?.removeEventListener(type, onChange);
  };
}
