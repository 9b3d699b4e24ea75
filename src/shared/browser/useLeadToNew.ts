import { type RefObject, useLayoutEffect, useRef } from 'react';

interface LeadToNew<Place extends HTMLElement> {
  /** The list, or its container. */
  place: RefObject<Place | null>;
  /** Call it when more is requested. */
  expect: () => void;
}

/**
 * Focuses the first of the new entries after more was requested, since the button that requested them is
 * busy, below them or gone. If the focus moved elsewhere meanwhile, it stays. `count` is the number of shown
 * entries.
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
