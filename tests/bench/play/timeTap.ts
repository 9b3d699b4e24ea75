import type { Page } from '@playwright/test';
import type { PlayerDriver } from '../../e2e/support/PlayerDriver.ts';

/**
 * Returns the milliseconds, by the page's clock, from the press on a thing until its text is drawn on the
 * stage.
 */
export async function timeTap(player: PlayerDriver, thing: string): Promise<number> {
  const { page } = player;
  const watched = await watchLines(page);
  await player.tap(thing);
  const time = await watched.evaluate(({ seen }) => seen);
  await watched.dispose();
  return time;
}

function watchLines(page: Page) {
  return page.evaluateHandle(() => {
    const seen = new Promise<number>((resolve) => {
      let pressedAt = 0;
      window.addEventListener('pointerdown', () => (pressedAt ||= performance.now()), { capture: true });
      const observer = new MutationObserver((changes) => {
        const isLine = changes
          .flatMap(({ addedNodes }) => [...addedNodes])
          .some((node) => node instanceof HTMLElement && node.matches('[data-caption]'));
        if (!isLine) return;
        observer.disconnect();
        requestAnimationFrame(() => resolve(performance.now() - pressedAt));
      });
      observer.observe(document.body, { childList: true, subtree: true });
    });
    return { seen };
  });
}
