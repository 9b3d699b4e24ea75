import type { Browser } from '@playwright/test';
import { PlayerDriver } from '../../e2e/support/PlayerDriver.ts';
import { roughen } from '../../e2e/support/roughNetwork.ts';
import { median, percentile, printTable } from '../table.ts';
import { timeTap } from './timeTap.ts';

const ROOM = '/gameplay/airlock-seven';
/** Things that only say a line when they are tapped. */
const THINGS = ['Porthole', 'Plant'] as const;
/** Milliseconds for reading, at least. */
const READING = 600;
const PLAYS = 10;
const LATENCY = 400;

interface Answers {
  /** Durations for things that were not tapped before: only the server knows their message. */
  first: number[];
  /** Durations for things that were tapped before: their message appears at once. */
  again: number[];
}

/** Prints the milliseconds from a tap to its text, with and without network delay. */
export async function benchAnswers(browser: Browser, url: string): Promise<void> {
  const [near, far] = [await answersIn(browser, url, 0), await answersIn(browser, url, LATENCY)];
  const row = (name: string, times: readonly number[]) => [
    name,
    median(times).toFixed(0),
    percentile(times, 0.95).toFixed(0),
    String(times.length),
  ];
  printTable('From a tap to its words (ms)', [
    ['', 'p50', 'p95', 'taps'],
    row('for the first time', near.first),
    row('again', near.again),
    row(`for the first time, ${LATENCY} ms of latency`, far.first),
    row(`again, ${LATENCY} ms of latency`, far.again),
  ]);
}

async function answersIn(browser: Browser, url: string, latency: number): Promise<Answers> {
  const answers: Answers = { first: [], again: [] };
  for (let play = 0; play < PLAYS; play += 1) {
    const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    if (latency > 0) await roughen(page, { latency, lostOf: Number.POSITIVE_INFINITY });
    await page.goto(ROOM);
    const player = new PlayerDriver(page);
    await player.start();
    // Waits until the start has finished completely.
    await page.waitForTimeout(1500);
    for (const kind of ['first', 'again'] as const)
      for (const thing of THINGS) {
        answers[kind].push(await timeTap(player, thing));
        await page.waitForTimeout(READING);
      }
    await context.close();
  }
  return answers;
}
