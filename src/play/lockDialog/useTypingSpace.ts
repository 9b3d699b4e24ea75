import { useMemo, useSyncExternalStore } from 'react';

/** What a keyboard on the screen leaves of the window, in CSS pixels. */
export interface TypingSpace {
  top: number;
  height: number;
}

interface Seen {
  offsetTop: number;
  height: number;
  scale: number;
}

/** CSS pixels: bars of a browser that come and go take less. */
const LEAST_KEYBOARD = 120;

/** Null while no keyboard is up: it lies over the page, which stays as high as it was. */
export function useTypingSpace(): TypingSpace | null {
  const said = useSyncExternalStore(watch, () =>
    JSON.stringify(typingSpaceIn(window.innerHeight, window.visualViewport)),
  );
  return useMemo(() => JSON.parse(said), [said]);
}

/** What is looked at from nearer leaves less to be seen, too, and is no keyboard. */
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
