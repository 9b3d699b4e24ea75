import { type RefObject, useEffect } from 'react';
import type { PlayEvent } from '../../../../core/play/model.ts';
import type { OpaqueName } from '../../../../core/play/opaqueName.ts';
import { useReducedMotion } from '../../stage/useReducedMotion.ts';
import { useGame } from '../gameContext.ts';
import { FLIGHT, fly } from './fly.ts';

type Event = PlayEvent<OpaqueName>;

/** What is collected flies to its place in the inventory, a key to what it opens; one that does not fit is shaken off. */
export function useFlights(table: RefObject<HTMLElement | null>): void {
  const { gameplay } = useGame();
  const isStill = useReducedMotion();
  useEffect(() => {
    if (isStill) return;
    return gameplay.getState().subscribeEvents((events) => {
      // As it was before: what leaves is still to be found where it was.
      if (table.current) for (const event of events) answer(table.current, event);
    });
  }, [gameplay, table, isStill]);
}

function answer(table: HTMLElement, event: Event): void {
  if (event.type === 'collected') collect(table, event.item);
  if (event.type === 'unlocked' && event.key !== null) turnKey(table, event.key, event.item);
  if (event.type === 'keyDoesNotFit' || event.type === 'doesNotCombine')
    findEntry(table, event.key)?.animate(SHAKEN, 320);
}

const SHAKEN: Keyframe[] = [0, -6, 6, -4, 4, 0].map((x) => ({ transform: `translateX(${x}px)` }));
const LANDED: Keyframe[] = [1, 1.16, 0.97, 1].map((scale) => ({ transform: `scale(${scale})` }));

function collect(table: HTMLElement, item: OpaqueName): void {
  const from = findItem(table, item)?.getBoundingClientRect();
  if (!from) return;
  requestAnimationFrame(() => {
    const entry = findEntry(table, item);
    const picture = entry?.querySelector('img');
    if (!entry || !picture) return;
    entry.scrollIntoView({ block: 'nearest' });
    const to = picture.getBoundingClientRect();
    picture.animate([{ opacity: 0 }, { opacity: 0 }], FLIGHT);
    void fly({ picture, from, to }).then(() => entry.animate(LANDED, 220));
  });
}

function turnKey(table: HTMLElement, key: OpaqueName, lock: OpaqueName): void {
  const picture = findEntry(table, key)?.querySelector('img');
  const onto = findItem(table, lock)?.getBoundingClientRect();
  if (!picture || !onto) return;
  const from = picture.getBoundingClientRect();
  const to = new DOMRect(
    onto.x + (onto.width - from.width) / 2,
    onto.y + (onto.height - from.height) / 2,
    from.width,
    from.height,
  );
  void fly({ picture, from, to });
}

function findItem(table: HTMLElement, name: OpaqueName): HTMLElement | null {
  return table.querySelector<HTMLElement>(`[data-item="${CSS.escape(name)}"]`);
}

function findEntry(table: HTMLElement, name: OpaqueName): HTMLElement | null {
  return table.querySelector<HTMLElement>(`[data-entry="${CSS.escape(name)}"]`);
}
