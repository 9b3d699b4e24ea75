import type { Page } from '@playwright/test';

interface Roughness {
  /** Milliseconds by which each call is delayed. */
  latency: number;
  /** One of this many calls gets no response: alternately the request and the response is lost. */
  lostOf: number;
}

/** Delays a page's calls and loses some. Returns a function that counts the lost ones. */
export async function roughen(page: Page, { latency, lostOf }: Roughness): Promise<() => number> {
  let [calls, lost] = [0, 0];
  await page.route('**/api/*', async (route) => {
    calls += 1;
    const isLost = calls % lostOf === 0;
    if (isLost) lost += 1;
    await new Promise((resolve) => setTimeout(resolve, latency));
    // The page may have been left meanwhile.
    if (!isLost) return route.continue().catch(() => {});
    if (lost % 2 === 0) await route.fetch().catch(() => {});
    await route.abort().catch(() => {});
  });
  return () => lost;
}
