import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';
import type { ViewEntry } from '../../../core/play/view/playerView.ts';
import type { ClientPoint } from '../../../game/ports.ts';

/** Milliseconds. */
const HOMEWARD = 240;
/** Milliseconds: a dropped ghost does not wait longer for the response. */
const PATIENCE = 4000;

/** Ghosts of dropped entries that wait for the response, by entry. */
const lying = new Map<OpaqueName, HTMLElement>();

/**
 * Creates the ghost that follows the pointer. It is outside React, since it moves with every pixel. The
 * entry's slot pales meanwhile.
 */
export function pickUp(entry: ViewEntry): HTMLElement {
  takeDroppedGhost(entry.id);
  const ghost = document.createElement('img');
  ghost.src = entry.uri;
  ghost.alt = '';
  Object.assign(ghost.style, {
    position: 'fixed',
    left: '0',
    top: '0',
    width: '64px',
    maxHeight: '96px',
    objectFit: 'contain',
    pointerEvents: 'none',
    zIndex: '1500',
    filter: 'drop-shadow(0 6px 8px rgb(0 0 0 / 0.5))',
  });
  document.body.append(ghost);
  findSlot(entry.id)?.toggleAttribute('data-out', true);
  return ghost;
}

export function moveTo(ghost: HTMLElement, { clientX, clientY }: ClientPoint): void {
  ghost.style.transform = `translate(${clientX}px, ${clientY}px) translate(-50%, -50%)`;
}

/**
 * Leaves a ghost where it was dropped on something until the response, then slides it home unless an
 * animation has taken it over.
 */
export async function dropGhost(entry: OpaqueName, ghost: HTMLElement, answer: Promise<void>): Promise<void> {
  lying.set(entry, ghost);
  await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  if (lying.get(entry) !== ghost) return;
  lying.delete(entry);
  await slideHome(entry, ghost);
}

/**
 * Takes over a dropped ghost: returns its rectangle, from where the animation goes on; null if there is none.
 */
export function takeDroppedGhost(entry: OpaqueName): DOMRect | null {
  const ghost = lying.get(entry);
  if (!ghost) return null;
  lying.delete(entry);
  const place = ghost.getBoundingClientRect();
  putBack(entry, ghost);
  return place;
}

/** Slides a ghost back to its slot, if it still has one. */
export async function slideHome(entry: OpaqueName, ghost: HTMLElement): Promise<void> {
  const home = findSlot(entry)?.querySelector('img')?.getBoundingClientRect();
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (home && !isStill) {
    const [x, y] = [home.x + home.width / 2, home.y + home.height / 2];
    const there = { transform: `translate(${x}px, ${y}px) translate(-50%, -50%) scale(0.8)` };
    const way = ghost.animate(there, { duration: HOMEWARD, easing: 'cubic-bezier(.2,.8,.2,1)' });
    await way.finished.catch(() => {});
  }
  putBack(entry, ghost);
}

function putBack(entry: OpaqueName, ghost: HTMLElement): void {
  ghost.remove();
  findSlot(entry)?.removeAttribute('data-out');
}

function findSlot(entry: OpaqueName): HTMLElement | null {
  return document.querySelector<HTMLElement>(`section [data-entry="${CSS.escape(entry)}"]`);
}
