import { type Browser, chromium, type Page } from '@playwright/test';
import { backgroundCatalogue } from '../../../art/catalogue.ts';
import { createRoom } from '../../../core/room/create/createRoom.ts';
import { findBrowser } from '../../../tools/browser.mjs';
import { EditorDriver } from '../../e2e/support/EditorDriver.ts';
import { startApp } from '../../e2e/support/startApp.ts';
import { createChainPuzzle } from '../createChainPuzzle.ts';
import { measureIdleCpu } from '../measureIdleCpu.ts';
import { entryOf, openImportedRoom } from '../openImportedRoom.ts';
import { median, percentile, printTable } from '../table.ts';
import { timeUntil } from './timeUntil.ts';

const SIZES = [50, 300] as const;
const ROUNDS = 12;
/** Milliseconds for which the idle page is measured. */
const AT_REST = 20_000;
/** The aim for an idle page, in percent of a core. */
const IDLE_AIM = 0.5;

/** Prints how soon an edit is checked and saved, and the cost of an idle page. */
export async function benchEdits(): Promise<void> {
  const app = await startApp();
  const browser = await chromium.launch(await findBrowser());
  try {
    for (const size of SIZES) await benchSize(browser, app.url, size);
  } finally {
    await browser.close();
    await app.dispose();
  }
}

async function benchSize(browser: Browser, url: string, size: number): Promise<void> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1440, height: 900 },
    bypassCSP: true,
  });
  const page = await context.newPage();
  const room = { ...createPuzzle(size), roomName: `Bench ${size}` };
  await openImportedRoom(page, room, `bench.${size}@example.com`);
  const [judged, saved] = [await timeFindings(page), await timeSaving(page)];
  // The browser's clean-up after the edits takes some seconds.
  await page.waitForTimeout(AT_REST);
  const idle = await measureIdleCpu(browser, page);
  const row = (name: string, times: readonly number[]) => [
    name,
    median(times).toFixed(0),
    percentile(times, 0.95).toFixed(0),
  ];
  printTable(`The editor with a room of ${size} items (ms)`, [
    ['', 'p50', 'p95'],
    row('a thing deleted, or back: until the line below the room tells of it', judged),
    row('a thing nudged: until the account has it, with the second of rest before', saved),
  ]);
  printTable('That room while nobody touches it (% of a core)', [
    ['', 'page', 'GPU process', 'aim'],
    ['', idle.page.toFixed(2), idle.gpu.toFixed(2), IDLE_AIM.toFixed(2)],
  ]);
}

/** The chain made of things of the library, with a different name for each note. */
function createPuzzle(size: number) {
  const door = entryOf('Door');
  const mood = Object.values(backgroundCatalogue[0]?.moods ?? {})[0];
  if (!mood) throw new Error('The catalogue has no background.');
  const base = createRoom(door, mood, { creator: '', creatorId: '' });
  const parts = { base, chest: entryOf('Crate'), key: entryOf('Skeleton key'), note: entryOf('Note') };
  const room = createChainPuzzle(size, parts);
  const note = room.itemConfigs['note-1'];
  if (!note) throw new Error('The chain has no note.');
  return { ...room, itemConfigs: { ...room.itemConfigs, 'note-1': { ...note, name: 'Note 1' } } };
}

/** Deleting a note breaks the chain, which changes the line below the room. */
async function timeFindings(page: Page): Promise<number[]> {
  const line = page.locator('summary [aria-live=polite]').first();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await chooseNote(page);
    times.push(await timeUntil(line, 'changes', () => page.keyboard.press('Delete')));
    times.push(await timeUntil(line, 'changes', () => page.keyboard.press('ControlOrMeta+z')));
  }
  return times;
}

async function timeSaving(page: Page): Promise<number[]> {
  const badge = page.getByRole('status').filter({ hasText: /Sav/ }).first();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await badge.filter({ hasText: /^Saved$/ }).waitFor();
    await chooseNote(page);
    times.push(await timeUntil(badge, 'comes back', () => page.keyboard.press('ArrowRight')));
  }
  return times;
}

async function chooseNote(page: Page): Promise<void> {
  await new EditorDriver(page).item('Note 1').focus();
}
