/** Milliseconds. */
const TAKEN_UP = 280;
const DIMMED = 200;
const FADED = 120;
/**
 * Milliseconds: a dialog opens without the lock's picture if that takes longer, since its text can be read
 * already.
 */
const PATIENCE = 700;

/** Limits of the dialog's scale at the start of the animation. */
const SMALLEST = 0.12;
const LARGEST = 0.9;

/**
 * Animates a dialog out of the thing that it is about. It just appears if the thing is not visible or motion
 * is reduced. A lock is animated as a whole, once it is drawn.
 */
export function takeUp(dialog: HTMLElement, thing: Element | null): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!isStill) dialog.animate(APPEARING, { duration: DIMMED, pseudoElement: '::backdrop' });
  const come = () => (isStill ? undefined : comeOut(dialog, thing));
  if (!isUndrawn(dialog)) {
    come();
    return;
  }
  const hidden = dialog.animate([{ opacity: 0 }, { opacity: 0 }], PATIENCE);
  void Promise.race([drawn(dialog), hidden.finished.catch(() => {})]).then(() => {
    hidden.cancel();
    if (!dialog.isConnected) return;
    if (isStill) dialog.animate(APPEARING, FADED);
    else come();
  });
}

const APPEARING: Keyframe[] = [{ opacity: 0 }, { opacity: 1 }];

function comeOut(dialog: HTMLElement, thing: Element | null): void {
  if (!thing) return;
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
}

function middle({ x, y, width, height }: DOMRect) {
  return { x: x + width / 2, y: y + height / 2 };
}

function isUndrawn(dialog: HTMLElement): boolean {
  return dialog.querySelector('[data-drawn=false]') !== null;
}

function drawn(dialog: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const changes = new MutationObserver(() => {
      if (isUndrawn(dialog)) return;
      changes.disconnect();
      resolve();
    });
    changes.observe(dialog, { subtree: true, childList: true, attributeFilter: ['data-drawn'] });
  });
}
