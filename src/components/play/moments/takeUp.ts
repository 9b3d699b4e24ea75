/** Milliseconds. */
const TAKEN_UP = 280;
const DIMMED = 200;

/** What is taken up is never seen smaller or larger than so. */
const SMALLEST = 0.12;
const LARGEST = 0.9;

/** Lets a dialog come out of the thing that it is about, as it is taken up from there; at once where that is not to be seen, or nothing is to move. */
export function takeUp(dialog: HTMLElement, thing: Element | null): void {
  if (!thing || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const [from, to] = [thing.getBoundingClientRect(), dialog.getBoundingClientRect()];
  if (from.width === 0 || to.width === 0) return;
  const scale = Math.min(LARGEST, Math.max(SMALLEST, from.width / to.width));
  const [dx, dy] = [middle(from).x - middle(to).x, middle(from).y - middle(to).y];
  const there = { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: 0 };
  const easing = 'cubic-bezier(.2,.8,.2,1)';
  dialog.animate([there, { opacity: 1, offset: 0.35 }, { transform: 'none' }], {
    duration: TAKEN_UP,
    easing,
  });
  dialog.animate([{ opacity: 0 }, { opacity: 1 }], { duration: DIMMED, pseudoElement: '::backdrop' });
}

function middle({ x, y, width, height }: DOMRect) {
  return { x: x + width / 2, y: y + height / 2 };
}
