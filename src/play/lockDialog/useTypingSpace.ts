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

/** CSS pixels; browser bars that appear and vanish take less. */
const LEAST_KEYBOARD = 120;

/** Null while no keyboard is shown. The keyboard covers the page, which keeps its height. */
export function useTypingSpace(): TypingSpace | null {
  const said = useSyncExternalStore(watch, () =>
    JSON.stringify(typingSpaceIn(window.innerHeight, window.visualViewport)),
  );
  return useMemo(() => JSON.parse(said), [said]);
}

/** Zooming in also leaves less of the page visible, but is no keyboard. */
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
