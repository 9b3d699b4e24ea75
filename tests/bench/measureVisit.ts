import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { WAIT_LIMIT } from '../limits.mjs';

/** The cost of one visit to a page, on a phone with a slow network and an empty cache. */
export interface Visit {
  /** Bytes of scripts over the wire until the page is at rest. */
  scripts: number;
  /** First Contentful Paint, milliseconds since the navigation. */
  firstPaint: number;
  /** Largest Contentful Paint, milliseconds since the navigation. */
  largestPaint: number;
  /** Milliseconds that long tasks took beyond 50 ms each, until the page is at rest. */
  blocking: number;
  /** Cumulative Layout Shift. */
  shift: number;
}

/** The address, and a selector of something that only the complete page shows. */
export interface Target {
  address: string;
  shows: string;
  /** A selector of what is tapped first, as soon as anything is painted. */
  tap: string;
  /** What the browser has stored before the visit: somebody's sign-in. */
  stored?: BrowserContextOptions['storageState'] | undefined;
}

const PHONE = { width: 412, height: 823 };
/**
 * Lighthouse's applied "slow 4G": 150 ms a round trip, 1.44 Mbit/s, and a processor that is four times
 * slower.
 */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.44 * 1024 * 1024) / 8,
  uploadThroughput: (0.72 * 1024 * 1024) / 8,
};
const PROCESSOR_RATE = 4;
/**
 * Milliseconds without a request after which the page counts as idle; the slowed processor alone may take
 * half of this.
 */
const QUIET = 2500;

/**
 * Visits an address until it is idle and shows the selector. @throws if that is missing: a page that failed
 * to load would look cheap
 */
export async function measureVisit(browser: Browser, { address, shows, stored }: Target): Promise<Visit> {
  const page = await openPhone(browser, stored);
  try {
    await page.addInitScript({ content: `{${WATCH_PAINTS}}` });
    const session = await throttle(page);
    const [scripts, untilQuiet] = [countScripts(session), watchRequests(session)];
    await page.goto(address);
    await page.waitForFunction('window.seenPaints.largestPaint > 0');
    await untilQuiet();
    await page.waitForSelector(shows, { timeout: WAIT_LIMIT });
    return { ...(await page.evaluate<Paints>('window.seenPaints')), scripts: scripts() };
  } finally {
    await page.context().close();
  }
}

/**
 * Visits an address and taps as soon as what is tapped is painted, mostly before the app is there. Returns the
 * milliseconds from the tap to the next picture. A link is not followed, since its page would end the measurement.
 */
export async function measureFirstTap(browser: Browser, { address, tap, stored }: Target): Promise<number> {
  const page = await openPhone(browser, stored);
  try {
    await page.addInitScript({ content: `{${WATCH_TAPS}}` });
    await throttle(page);
    await page.goto(address, { waitUntil: 'commit' });
    await page.locator(tap).first().tap({ force: true });
    await page.waitForFunction('window.answered > 0', undefined, { timeout: WAIT_LIMIT });
    return await page.evaluate<number>('window.answered');
  } finally {
    await page.context().close();
  }
}

async function openPhone(browser: Browser, stored: Target['stored']): Promise<Page> {
  // The site's policy forbids the scripts with which Playwright waits.
  const context = await browser.newContext({
    viewport: PHONE,
    isMobile: true,
    hasTouch: true,
    bypassCSP: true,
    ...(stored && { storageState: stored }),
  });
  return context.newPage();
}

async function throttle(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_RATE });
  return session;
}

/** Counts the bytes of scripts over the wire: compressed, with headers. */
function countScripts(session: CDPSession): () => number {
  const scripts = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes;
}

/**
 * Returns a function that waits until no request has been under way for a while: Playwright's network idle
 * ends at the first pause.
 */
function watchRequests(session: CDPSession): () => Promise<void> {
  const pending = new Set<string>();
  let busyAt = Date.now();
  const take = (change: (id: string) => void) => (event: { requestId: string }) => {
    change(event.requestId);
    busyAt = Date.now();
  };
  session.on(
    'Network.requestWillBeSent',
    take((id) => pending.add(id)),
  );
  session.on(
    'Network.loadingFinished',
    take((id) => pending.delete(id)),
  );
  session.on(
    'Network.loadingFailed',
    take((id) => pending.delete(id)),
  );
  return async () => {
    while (pending.size > 0 || Date.now() - busyAt < QUIET) await new Promise((go) => setTimeout(go, 100));
  };
}

type Paints = Omit<Visit, 'scripts'>;

/**
 * Runs in the page before its own scripts. It is text, since the loader of this file adds helpers to
 * functions that a page lacks.
 */
const WATCH_PAINTS = `
  const seen = { firstPaint: 0, largestPaint: 0, blocking: 0, shift: 0 };
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('paint', (entry) => { if (entry.name === 'first-contentful-paint') seen.firstPaint = entry.startTime; });
  watch('largest-contentful-paint', (entry) => { seen.largestPaint = entry.startTime; });
  watch('longtask', (entry) => { seen.blocking += Math.max(0, entry.duration - 50); });
  watch('layout-shift', (entry) => { seen.shift += entry.hadRecentInput ? 0 : entry.value; });
  window.seenPaints = seen;
`;

/**
 * Runs in the page before its own scripts, as `WATCH_PAINTS`. A click's time is that of the finger, so a page that is busy
 * counts as late. The browser's own entries leave out answers of less than 16 ms.
 */
const WATCH_TAPS = `
  window.answered = 0;
  addEventListener('click', (event) => {
    event.preventDefault();
    requestAnimationFrame(() => setTimeout(() => { window.answered ||= performance.now() - event.timeStamp; }));
  }, { capture: true });
`;
