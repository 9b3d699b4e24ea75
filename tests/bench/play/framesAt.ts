import type { Page } from '@playwright/test';

/** Milliseconds. */
const WATCHED = 6000;

/** Returns the milliseconds between the frames of a page, its processor slowed by a rate. */
export async function framesAt(page: Page, rate: number): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const times = await page.evaluate(async (watched) => {
    const gaps: number[] = [];
    let last = await new Promise(requestAnimationFrame);
    const end = last + watched;
    while (last < end) {
      const now = await new Promise(requestAnimationFrame);
      gaps.push(now - last);
      last = now;
    }
    return gaps;
  }, WATCHED);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  return times;
}
