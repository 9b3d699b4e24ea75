import type { Locator } from '@playwright/test';

/** The expected change of a text: to another text, or to another one and back. */
type Change = 'changes' | 'comes back';

/** Returns the milliseconds, by the page's clock, from a key press until a text has changed as expected. */
export async function timeUntil(
  text: Locator,
  change: Change,
  pressKey: () => Promise<void>,
): Promise<number> {
  const watched = await text.evaluateHandle(watch, change);
  await pressKey();
  const time = await watched.evaluate(({ seen }) => seen);
  await watched.dispose();
  return time;
}

/** Runs in the page. */
function watch(element: Element, change: string): { seen: Promise<number> } {
  const before = element.textContent;
  const seen = new Promise<number>((resolve) => {
    let pressedAt = 0;
    let hasChanged = false;
    window.addEventListener('keydown', () => (pressedAt ||= performance.now()), { capture: true });
    const observer = new MutationObserver(() => {
      hasChanged ||= element.textContent !== before;
      if (!hasChanged || (change === 'comes back' && element.textContent !== before)) return;
      observer.disconnect();
      resolve(performance.now() - pressedAt);
    });
    observer.observe(element, { childList: true, subtree: true, characterData: true });
  });
  return { seen };
}
