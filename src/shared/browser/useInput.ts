import { useSyncExternalStore } from 'react';

/** How a page is used: what its texts call a press depends on it. */
export type Input = 'keys' | 'touch' | 'mouse';

/** Keys that press something or move the focus; others are typed, or held down with the mouse. */
const PRESSING = new Set(['Enter', ' ', 'Tab', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']);

let last: Input | null = null;

/** How the page was last used; before that, by its main pointer. */
export function useInput(): Input {
  return useSyncExternalStore(follow, () => last ?? mainPointer());
}

function follow(onChange: () => void): () => void {
  const over = new AbortController();
  const { signal } = over;
  const take = (input: Input) => {
    last = input;
    onChange();
  };
  document.addEventListener(
    'pointerdown',
    ({ pointerType }) => take(pointerType === 'mouse' ? 'mouse' : 'touch'),
    { signal, capture: true },
  );
  document.addEventListener('keydown', ({ key }) => PRESSING.has(key) && take('keys'), {
    signal,
    capture: true,
  });
  return () => over.abort();
}

function mainPointer(): Input {
  return window.matchMedia('(pointer: coarse)').matches ? 'touch' : 'mouse';
}
