import { createServer } from 'node:http';
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test';
import { findBrowser } from '../../tools/browser.mjs';
import { signUp } from '../e2e/support/signIn.ts';
import { startApp } from '../e2e/support/startApp.ts';
import { measureVisit, type Target, type Visit } from './measureVisit.ts';
import { median, printTable } from './table.ts';

const ROUNDS = 5;

interface SitePage {
  name: string;
  path: string;
  /** A selector of something that only the complete page shows. */
  shows: string;
  /** kB of scripts at the first load. */
  scriptsAim?: number;
  /** Whether only somebody who is signed in sees it. */
  isOwn?: boolean;
}

const PAGES: readonly SitePage[] = [
  { name: 'landing', path: '/', shows: '[data-play]', scriptsAim: 75 },
  { name: 'dashboard', path: '/dashboard', shows: '#main h3 a', scriptsAim: 120 },
  { name: "a room's page", path: '/gameplay/airlock-seven', shows: '#main article h1', scriptsAim: 120 },
  { name: 'login', path: '/login', shows: '#main form' },
  { name: 'register', path: '/register', shows: '#main form' },
  { name: 'pricing', path: '/pricing', shows: '#packs' },
  { name: 'a party’s door', path: '/join', shows: '#main form' },
  { name: 'the editor', path: '/room-editor', shows: '#main canvas' },
  { name: 'projects', path: '/projects', shows: '#main h1', isOwn: true },
  { name: 'account', path: '/account', shows: '#main h1', isOwn: true },
];

/**
 * Prints the cost of a first visit on a phone with a slow network: of the production build in `dist`, and in
 * the same run of a static page with as much text.
 */
export async function benchSite(): Promise<void> {
  const [app, plain] = [await startApp(), await servePlainPage()];
  const browser = await chromium.launch(await findBrowser());
  try {
    const signedIn = await signInOnce(browser, app.url);
    const targets = PAGES.map(({ path, shows, isOwn }) => ({
      address: app.url + path,
      shows,
      stored: isOwn ? signedIn : undefined,
    }));
    const [anchor, ...visits] = await visitInTurns(browser, [
      { address: plain.url, shows: 'h1' },
      ...targets,
    ]);
    if (!anchor) throw new Error('The static page was not visited.');
    const rows = PAGES.flatMap((page, index) => (visits[index] ? [toRow(page, visits[index], anchor)] : []));
    printTable('First visit on a phone (4 times slower processor, 1.44 Mbit/s, 150 ms; medians)', [
      ['', 'scripts kB', 'aim', 'FCP ms', 'to static', 'LCP ms', 'to static', 'blocking ms', 'layout shift'],
      toRow({ name: 'static page' }, anchor, anchor),
      ...rows,
    ]);
  } finally {
    await browser.close();
    await plain.close();
    await app.dispose();
  }
}

/** Returns what a browser has stored in which somebody signed up. */
async function signInOnce(browser: Browser, origin: string): Promise<BrowserContextOptions['storageState']> {
  const context = await browser.newContext({ baseURL: origin });
  const account = { name: 'Visitor', email: 'visitor@example.org', password: 'a long enough password' };
  await signUp(await context.newPage(), account, '/projects');
  const stored = await context.storageState({ indexedDB: true });
  await context.close();
  return stored;
}

function toRow(
  { name, scriptsAim }: Pick<SitePage, 'name' | 'scriptsAim'>,
  visit: Visit,
  anchor: Visit,
): string[] {
  return [
    name,
    (visit.scripts / 1000).toFixed(1),
    String(scriptsAim ?? ''),
    visit.firstPaint.toFixed(0),
    (visit.firstPaint / anchor.firstPaint).toFixed(2),
    visit.largestPaint.toFixed(0),
    (visit.largestPaint / anchor.largestPaint).toFixed(2),
    visit.blocking.toFixed(0),
    visit.shift.toFixed(3),
  ];
}

/** Alternating, so that other work on the machine affects all pages alike. */
async function visitInTurns(browser: Browser, targets: readonly Target[]): Promise<Visit[]> {
  const visits: Visit[][] = targets.map(() => []);
  // The first visit warms up the server, and is not counted.
  for (const target of targets) await measureVisit(browser, target);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, target] of targets.entries()) visits[index]?.push(await measureVisit(browser, target));
  return visits.map(medianOf);
}

function medianOf(visits: readonly Visit[]): Visit {
  const of = (read: (visit: Visit) => number) => median(visits.map(read));
  return {
    scripts: of((visit) => visit.scripts),
    firstPaint: of((visit) => visit.firstPaint),
    largestPaint: of((visit) => visit.largestPaint),
    blocking: of((visit) => visit.blocking),
    shift: of((visit) => visit.shift),
  };
}

/** Serves a page that is as plain as possible: text and a button, without scripts or other files. */
async function servePlainPage(): Promise<{ url: string; close: () => Promise<void> }> {
  const text =
    '<p>Painted rooms, honest riddles, and a clock. Play one in this window, or build one.</p>'.repeat(12);
  const html = `<!doctype html><meta name="viewport" content="width=device-width"><title>Plain</title><h1>The door is open. For now.</h1>${text}`;
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(html));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The plain page has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
