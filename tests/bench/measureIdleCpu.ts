import type { Browser, CDPSession, Page } from '@playwright/test';

/** Milliseconds to wait before the measurement. */
const SETTLING = 2000;
const WATCHED = 10_000;

/** The processor time of an idle page, in percent of a core. */
interface IdleCpu {
  page: number;
  gpu: number;
}

/** Measures the cost of an idle page, then closes it. No other page may be open. */
export async function measureIdleCpu(browser: Browser, page: Page): Promise<IdleCpu> {
  const session = await browser.newBrowserCDPSession();
  await page.waitForTimeout(SETTLING);
  const before = await readCpuTimes(session);
  await page.waitForTimeout(WATCHED);
  const after = await readCpuTimes(session);
  await session.detach();
  await page.context().close();
  const share = (type: string) => (100_000 * ((after.get(type) ?? 0) - (before.get(type) ?? 0))) / WATCHED;
  return { page: share('renderer'), gpu: share('GPU') };
}

/** Seconds of CPU that the browser's processes have used, by their type. */
async function readCpuTimes(session: CDPSession): Promise<Map<string, number>> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const times = new Map<string, number>();
  for (const { type, cpuTime } of processInfo) times.set(type, (times.get(type) ?? 0) + cpuTime);
  return times;
}
