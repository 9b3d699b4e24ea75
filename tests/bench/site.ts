import { createServer } from 'node:http';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test';
import { AccountStore, DATABASE_FILE, DocumentStore, openDatabase } from '#local/dataFolder';
import { findBrowser } from '../../tools/browser.mjs';
import { signUp } from '../e2e/support/signIn.ts';
import { type RunningApp, startApp } from '../e2e/support/startApp.ts';
import { measureFirstTap, measureVisit, type Target, type Visit } from './measureVisit.ts';
import { fillDistrict, roomId } from './scale/fillDistrict.ts';
import { median, printTable } from './table.ts';

const ROUNDS = 5;

interface TappedVisit extends Visit {
  /** Milliseconds from the first tap to its answer. */
  firstTap: number;
}

interface SitePage {
  name: string;
  path: string;
  /** A selector of something that only the complete page shows. */
  shows: string;
  /** A selector of what is tapped first; the bar unless given. */
  tap?: string;
  /** kB of scripts at the first load. */
  scriptsAim?: number;
  /** Whether only somebody who is signed in sees it. */
  isOwn?: boolean;
}

const PAGES: readonly SitePage[] = [
  { name: 'landing', path: '/', shows: '[data-play]', tap: '[data-play]', scriptsAim: 75 },
  { name: 'dashboard', path: '/dashboard', shows: '#main h3 a', tap: '.opening-frame a', scriptsAim: 120 },
  {
    name: "a room's page",
    path: '/gameplay/airlock-seven',
    shows: '#main article h1',
    tap: '.opening-board button',
    scriptsAim: 120,
  },
  { name: 'login', path: '/login', shows: '#main form' },
  { name: 'register', path: '/register', shows: '#main form' },
  { name: 'pricing', path: '/pricing', shows: '#packs' },
  { name: 'a party’s door', path: '/join', shows: '#main form' },
  { name: 'the editor', path: '/room-editor', shows: '#main canvas' },
  { name: 'projects', path: '/projects', shows: '#main h1', isOwn: true },
  { name: 'account', path: '/account', shows: '#main h1', isOwn: true },
];

const FULL_PAGES: readonly SitePage[] = [
  { name: 'dashboard, 200 rooms', path: '/dashboard', shows: '#main h3 a', tap: '.opening-frame a' },
  {
    name: 'a room’s page, 1,000 escapes',
    path: `/gameplay/${roomId(0)}`,
    shows: '#main article h1',
    tap: '.opening-board button',
  },
  { name: 'projects, 100 rooms', path: '/projects', shows: '#main h2', isOwn: true },
];

const HEAD = [
  '',
  'scripts kB',
  'aim',
  'FCP ms',
  'to static',
  'LCP ms',
  'to static',
  'blocking ms',
  'first tap ms',
  'layout shift',
];

const VISITOR = { name: 'Visitor', email: 'visitor@example.org', password: 'a long enough password' };

/**
 * Prints the cost of a first visit on a phone with a slow network: of the production build in `dist`, and in
 * the same run of a static page with as much text.
 */
export async function benchSite(): Promise<void> {
  const [app, plain] = [await startApp(), await servePlainPage()];
  const browser = await chromium.launch(await findBrowser());
  try {
    const signedIn = await signInOnce(browser, app.url);
    const toTarget = ({ path, shows, tap = '.opening-rail', isOwn }: SitePage): Target => ({
      address: app.url + path,
      shows,
      tap,
      stored: isOwn ? signedIn : undefined,
    });
    const print = async (title: string, pages: readonly SitePage[]) => {
      const targets = [{ address: plain.url, shows: 'h1', tap: 'h1' }, ...pages.map(toTarget)];
      const [anchor, ...visits] = await visitInTurns(browser, targets);
      if (!anchor) throw new Error('The static page was not visited.');
      const rows = pages.flatMap((page, index) =>
        visits[index] ? [toRow(page, visits[index], anchor)] : [],
      );
      printTable(title, [HEAD, toRow({ name: 'static page' }, anchor, anchor), ...rows]);
    };
    await print('First visit on a phone (4 times slower processor, 1.44 Mbit/s, 150 ms; medians)', PAGES);
    await fillLists(app);
    await print('The same with 200 rooms, 100 of them one’s own, and 1,000 escapes from one', FULL_PAGES);
  } finally {
    await browser.close();
    await plain.close();
    await app.dispose();
  }
}

/** Returns what a browser has stored in which somebody signed up. */
async function signInOnce(browser: Browser, origin: string): Promise<BrowserContextOptions['storageState']> {
  const context = await browser.newContext({ baseURL: origin });
  await signUp(await context.newPage(), VISITOR, '/projects');
  const stored = await context.storageState({ indexedDB: true });
  await context.close();
  return stored;
}

/** Adds what makes lists long, as the server writes it, while the app is stopped. */
async function fillLists(app: RunningApp): Promise<void> {
  await app.stop();
  const { imageUrl, visitorId } = readStored(app.dataDir);
  const few = { records: 0, plays: 0, accounts: 0, items: 0, imageUrl };
  fillDistrict(app.dataDir, { ...few, rooms: 200 });
  // All records are of the only room.
  fillDistrict(app.dataDir, { ...few, rooms: 1, records: 1000 });
  fillDistrict(app.dataDir, { ...few, rooms: 100, creatorId: visitorId });
  await app.restart();
}

/** Returns a demo room's cover and the visitor's id. */
function readStored(dataDir: string): { imageUrl: string; visitorId: string } {
  const database = openDatabase(join(dataDir, DATABASE_FILE));
  try {
    const { imageUrl } = new DocumentStore(database).get('summary/airlock-seven')?.fields ?? {};
    const visitor = new AccountStore(database).findByEmail(VISITOR.email);
    if (!imageUrl || !('stringValue' in imageUrl) || !visitor)
      throw new Error('The demo room or the visitor is not stored.');
    return { imageUrl: imageUrl.stringValue, visitorId: visitor.localId };
  } finally {
    database.close();
  }
}

function toRow(
  { name, scriptsAim }: Pick<SitePage, 'name' | 'scriptsAim'>,
  visit: TappedVisit,
  anchor: TappedVisit,
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
    visit.firstTap.toFixed(0),
    visit.shift.toFixed(3),
  ];
}

/** Alternating, so that other work on the machine affects all pages alike. */
async function visitInTurns(browser: Browser, targets: readonly Target[]): Promise<TappedVisit[]> {
  const visits: TappedVisit[][] = targets.map(() => []);
  // The first visit warms up the server, and is not counted.
  for (const target of targets) await measureVisit(browser, target);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, target] of targets.entries()) visits[index]?.push(await visitAndTap(browser, target));
  return visits.map(medianOf);
}

/** Taps in a visit of its own, since a tap changes what is loaded. */
async function visitAndTap(browser: Browser, target: Target): Promise<TappedVisit> {
  const firstTap = await measureFirstTap(browser, target);
  return { ...(await measureVisit(browser, target)), firstTap };
}

function medianOf(visits: readonly TappedVisit[]): TappedVisit {
  const of = (read: (visit: TappedVisit) => number) => median(visits.map(read));
  return {
    scripts: of((visit) => visit.scripts),
    firstPaint: of((visit) => visit.firstPaint),
    largestPaint: of((visit) => visit.largestPaint),
    blocking: of((visit) => visit.blocking),
    firstTap: of((visit) => visit.firstTap),
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
