import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';
import type { ViewEntry } from '../../../core/play/view/playerView.ts';
import type { ClientPoint } from '../../../game/ports.ts';

/** Milliseconds. */
const HOMEWARD = 240;
/** An answer may be long in coming: what was let go does not lie about until then. */
const PATIENCE = 4000;

/** By entry, what was let go over something and lies there until it is known what comes of that. */
const lying = new Map<OpaqueName, HTMLElement>();

/** The picture that follows the pointer; outside React, since it moves with every pixel. Its place in the inventory pales meanwhile. */
export function pickUp(entry: ViewEntry): HTMLElement {
  takeLetGo(entry.id);
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

/** Over something: it waits there for the answer, and slides home where nothing has taken it from there. */
export async function letGo(entry: OpaqueName, ghost: HTMLElement, answer: Promise<void>): Promise<void> {
  lying.set(entry, ghost);
  await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  if (lying.get(entry) !== ghost) return;
  lying.delete(entry);
  await slideHome(entry, ghost);
}

/** Where it lies: it goes on from there. Null where nothing does. */
export function takeLetGo(entry: OpaqueName): DOMRect | null {
  const ghost = lying.get(entry);
  if (!ghost) return null;
  lying.delete(entry);
  const place = ghost.getBoundingClientRect();
  putBack(entry, ghost);
  return place;
}

/** Back to its place, if it still has one. */
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
