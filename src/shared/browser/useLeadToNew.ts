import { type RefObject, useLayoutEffect, useRef } from 'react';

interface LeadToNew<Place extends HTMLElement> {
  /** Of the list, or of what holds it. */
  place: RefObject<Place | null>;
  /** To be called as more is asked for. */
  expect: () => void;
}

/**
 * Leads the keyboard to the first of the entries that came, once more was asked for: the button that asked is busy, below them or
 * gone by then. Whoever went somewhere else meanwhile is left there. `count` is how many entries are shown.
 */
export function useLeadToNew<Place extends HTMLElement>(count: number): LeadToNew<Place> {
  const place = useRef<Place>(null);
  const asked = useRef<{ count: number; from: Element | null } | null>(null);
  useLayoutEffect(() => {
    if (!asked.current || count <= asked.current.count) return;
    const { count: former, from } = asked.current;
    asked.current = null;
    const { activeElement } = document;
    if (activeElement !== from && activeElement !== document.body) return;
    lead(place.current, former);
  }, [count]);
  return {
    place,
    expect: () => {
      asked.current = { count, from: document.activeElement };
    },
  };
}

function lead(place: HTMLElement | null, index: number): void {
  const list = place?.matches('ul, ol') ? place : place?.querySelector('ul, ol');
  const entry = list?.children[index];
  if (!(entry instanceof HTMLElement)) return;
  const link = entry.querySelector<HTMLElement>('a[href]');
  const control = link ?? entry.querySelector<HTMLElement>('button, input');
  if (!control) entry.tabIndex = -1;
  (control ?? entry).focus();
}
