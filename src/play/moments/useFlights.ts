import { type RefObject, useEffect } from 'react';
import type { PlayEvent } from '../../../core/play/model.ts';
import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';
import { useReducedMotion } from '../../shared/browser/useReducedMotion.ts';
import { useGame } from '../table/gameContext.ts';
import { takeDroppedGhost } from './droppedGhost.ts';
import { FLIGHT, fly, TURNED_IN_VAIN, turnInVain } from './fly.ts';

type Event = PlayEvent<OpaqueName>;

/**
 * Animates collected things into their inventory slot, and keys to their locks; a wrong key is shaken off.
 */
export function useFlights(table: RefObject<HTMLElement | null>): void {
  const { gameplay } = useGame();
  const isStill = useReducedMotion();
  useEffect(() => {
    if (isStill) return;
    const { subscribeEvents, subscribeBeforeShown } = gameplay.getState();
    const stop = subscribeEvents((events) => {
      // Runs on the state before, so that leaving elements are still where they were.
      if (table.current) for (const event of events) answer(table.current, event);
    });
    const stopFlights = subscribeBeforeShown((events) =>
      table.current ? flyToLock(table.current, events) : null,
    );
    return () => {
      stop();
      stopFlights();
    };
  }, [gameplay, table, isStill]);
}

function answer(table: HTMLElement, event: Event): void {
  if (event.type === 'collected') collect(table, event.item);
  if (event.type === 'keyDoesNotFit') tryKey(table, event.key, event.item);
  if (event.type === 'doesNotCombine') shake(table, event.key);
}

function shake(table: HTMLElement, entry: OpaqueName): void {
  findEntry(table, entry)?.animate(SHAKEN, 320);
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
    const to = picture.getBoundingClientRect();
    picture.animate([{ opacity: 0 }, { opacity: 0 }], FLIGHT);
    void fly({ picture, from, to }).then(() => entry.animate(LANDED, 220));
  });
}

/**
 * Flies a fitting key to its lock, which opens when it arrives. In front of a lock's dialog there is no
 * flight.
 */
function flyToLock(table: HTMLElement, events: readonly Event[]): Promise<void> | null {
  const turned = events.find(isTurned);
  if (!turned?.key || findDialog()) return null;
  const way = wayToLock(table, turned.key, turned.item);
  if (!way) return null;
  const gone = way.picture.animate([{ opacity: 0 }, { opacity: 0 }], { duration: FLIGHT, fill: 'forwards' });
  const arrival = fly(way);
  // By then the entry has left the inventory, or stays for good.
  void arrival.then(() => setTimeout(() => gone.cancel(), 100));
  return arrival;
}

function isTurned(event: Event): event is Turned {
  return event.type === 'unlocked' || event.type === 'keyFits';
}

type Turned = Extract<Event, { type: 'unlocked' | 'keyFits' }>;

/** Flies a wrong key to the lock and back; in front of an open dialog it is shaken where it is. */
function tryKey(table: HTMLElement, key: OpaqueName, lock: OpaqueName): void {
  const dialog = findDialog();
  const way = dialog ? null : wayToLock(table, key, lock);
  if (!way) {
    shake(dialog ?? table, key);
    return;
  }
  way.picture.animate([{ opacity: 0 }, { opacity: 0 }], TURNED_IN_VAIN);
  void turnInVain(way).then(() => findEntry(table, key)?.animate(LANDED, 220));
}

/** The flight's start: the drop position if the key was dragged, else its inventory slot. */
function wayToLock(table: HTMLElement, key: OpaqueName, lock: OpaqueName) {
  const picture = findEntry(table, key)?.querySelector('img');
  const onto = findItem(table, lock)?.getBoundingClientRect();
  if (!picture || !onto) return null;
  const home = picture.getBoundingClientRect();
  const to = new DOMRect(
    onto.x + (onto.width - home.width) / 2,
    onto.y + (onto.height - home.height) / 2,
    home.width,
    home.height,
  );
  return { picture, from: takeDroppedGhost(key) ?? home, to, home };
}

/** The dialog in front of the room, if one is open. */
function findDialog(): HTMLElement | null {
  return document.querySelector<HTMLElement>('dialog[open]');
}

function findItem(table: HTMLElement, name: OpaqueName): HTMLElement | null {
  return table.querySelector<HTMLElement>(`[data-item="${CSS.escape(name)}"]`);
}

function findEntry(table: HTMLElement, name: OpaqueName): HTMLElement | null {
  return table.querySelector<HTMLElement>(`[data-entry="${CSS.escape(name)}"]`);
}
