import type { Browser, Page } from '@playwright/test';
import { backgroundCatalogue } from '../../../art/catalogue.ts';
import { createItem } from '../../../core/room/create/createItem.ts';
import { createRoom } from '../../../core/room/create/createRoom.ts';
import type { ItemConfig, Room } from '../../../core/room/model.ts';
import { PlayerDriver } from '../../e2e/support/PlayerDriver.ts';
import { measureIdleCpu } from '../measureIdleCpu.ts';
import { entryOf, openImportedRoom } from '../openImportedRoom.ts';
import { median, percentile, printTable } from '../table.ts';

const THINGS = 50;
/** One of this many things has moving parts. */
const EACH = 5;
/** Moves by a part that swings. */
const SWINGING = 'Grandfather clock';
/** Things of the library with moving parts, and without. */
const LIVING = [SWINGING, 'Candelabra', 'Fireplace', 'Skull with candle', 'Potions', 'Hourglass'];
const STILL = [
  'Crate',
  'Globe',
  'Plant',
  'Safe',
  'Note',
  'Letter',
  'Desk',
  'Painting',
  'Skeleton key',
  'House key',
];
const SLOWED = 4;
/** Milliseconds: for measuring frames, and until the browser has cleaned up after the start. */
const WATCHED = 6000;
const SETTLED = 5000;
const AT_REST = 20_000;
const IDLE_AIM = { living: 6, asleep: 0.5 };

/** Prints the cost of a room of fifty things, with moving parts and without. */
export async function benchRoom(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage({
    baseURL: url,
    viewport: { width: 1440, height: 900 },
    bypassCSP: true,
  });
  await openImportedRoom(page, createFullRoom(), 'bench.play@example.com');
  await startPreview(page);
  const frames = [await framesAt(page, 1), await framesAt(page, SLOWED)] as const;
  const row = (name: string, times: readonly number[]) => [
    name,
    median(times).toFixed(1),
    percentile(times, 0.95).toFixed(1),
    Math.max(...times).toFixed(1),
  ];
  printTable(`From frame to frame in a room of ${THINGS} things, ten of which move (ms)`, [
    ['', 'p50', 'p95', 'longest'],
    row('as it is', frames[0]),
    row(`the processor ${SLOWED} times slower`, frames[1]),
  ]);
  await benchIdle(browser, page);
}

/** Measures one tab: a room with moving parts, then the same room with movement switched off. */
async function benchIdle(browser: Browser, page: Page): Promise<void> {
  const state = await page.context().storageState({ indexedDB: true });
  const address = page.url();
  await restLong(page);
  const living = await measureIdleCpu(browser, page);
  const context = await browser.newContext({
    storageState: state,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  const still = await context.newPage();
  await still.goto(address);
  await still.getByText('Need more time?').click();
  await still.getByText('No limit', { exact: true }).click();
  await new PlayerDriver(still).start();
  await restLong(still);
  const asleep = await measureIdleCpu(browser, still);
  printTable('That room while nobody touches it (% of a core)', [
    ['', 'page', 'GPU process', 'aim'],
    [
      'things move, the clock runs',
      living.page.toFixed(2),
      living.gpu.toFixed(2),
      IDLE_AIM.living.toFixed(1),
    ],
    [
      'asleep: less movement is wanted, and no clock',
      asleep.page.toFixed(2),
      asleep.gpu.toFixed(2),
      IDLE_AIM.asleep.toFixed(1),
    ],
  ]);
}

/**
 * Collects the garbage of the start first. The browser does that in two steps, and it is no cost of an idle
 * page.
 */
async function restLong(page: Page): Promise<void> {
  await page.waitForTimeout(AT_REST / 2);
  await page.requestGC();
  await page.waitForTimeout(AT_REST);
}

async function startPreview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await new PlayerDriver(page).start();
  await page.locator('[data-living] canvas').first().waitFor();
  await page.waitForTimeout(SETTLED);
}

/** Returns the milliseconds between the frames of a page with moving parts. */
async function framesAt(page: Page, rate: number): Promise<number[]> {
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

function createFullRoom(): Room {
  const mood = Object.values(backgroundCatalogue[0]?.moods ?? {})[0];
  if (!mood) throw new Error('The catalogue has no background.');
  const room = createRoom(entryOf('Door'), mood, { creator: '', creatorId: '' });
  const names = Array.from({ length: THINGS - 1 }, (_, index) => {
    const names = index % EACH === 0 ? LIVING : STILL;
    return names[index % names.length] ?? '';
  });
  const things = names.map((name, index): [string, ItemConfig] => {
    const position = { x: 2 + (index % 10) * 9.4, y: 6 + Math.floor(index / 10) * 17 };
    return [`thing-${index}`, { ...createItem(entryOf(name), position), name: `${name} ${index}` }];
  });
  // A swinging part stops while something is in front of it.
  const swinging = things.filter(([, { name }]) => name?.startsWith(SWINGING));
  const others = things.filter((thing) => !swinging.includes(thing));
  return {
    ...room,
    roomName: 'Bench of fifty',
    itemConfigs: { ...room.itemConfigs, ...Object.fromEntries(things) },
    itemOrder: [...room.itemOrder, ...[...others, ...swinging].map(([id]) => id)],
  };
}
