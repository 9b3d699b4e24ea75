import type { Browser, CDPSession, Page } from '@playwright/test';
import { PlayerDriver } from '../../e2e/support/PlayerDriver.ts';
import { printTable } from '../table.ts';

const PLAYS = 30;
const LOOKED_AT = [1, 5, 10, 20, PLAYS];

/** Prints a tab's memory after this many plays, each left for the list of rooms. A leak grows with them. */
export async function benchMemory(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage({ baseURL: url, viewport: { width: 1440, height: 900 } });
  const session = await page.context().newCDPSession(page);
  await page.goto('/dashboard');
  const rows: string[][] = [];
  for (let play = 1; play <= PLAYS; play += 1) {
    await playAndLeave(page);
    if (LOOKED_AT.includes(play)) rows.push([String(play), ...(await readMemory(session))]);
  }
  await page.close();
  printTable('One tab after so many plays, the garbage collected', [
    ['plays', 'heap MB', 'nodes', 'listeners', 'canvases'],
    ...rows,
  ]);
}

/** Opens a room from the list, looks at two things, and returns to the list without a page load. */
async function playAndLeave(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Airlock Seven' }).first().click();
  const player = new PlayerDriver(page);
  const resume = page.getByRole('button', { name: 'Resume', exact: true });
  const begin = page.getByRole('button', { name: 'Start', exact: true });
  await begin.or(resume).or(player.item('Porthole')).first().waitFor();
  if (await begin.isVisible()) await begin.click();
  else if (await resume.isVisible()) await resume.click();
  await player.item('Porthole').waitFor();
  // The moving parts come with the room's first picture; before it the stage takes no click.
  await page.locator('[data-living]').waitFor();
  for (const thing of ['Porthole', 'Plant']) {
    await player.tap(thing);
    await player.words(thing).waitFor();
  }
  await page.goBack();
  await page.getByRole('link', { name: 'Airlock Seven' }).first().waitFor();
}

async function readMemory(session: CDPSession): Promise<string[]> {
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  const canvases = await countAll(session, 'HTMLCanvasElement.prototype');
  return [(usedSize / 1e6).toFixed(1), String(nodes), String(jsEventListeners), String(canvases)];
}

/** Counts all objects of a class in memory, on the page or not. */
async function countAll(session: CDPSession, prototype: string): Promise<number> {
  const objectGroup = 'counted';
  const { result } = await session.send('Runtime.evaluate', { expression: prototype, objectGroup });
  const { objects } = await session.send('Runtime.queryObjects', {
    prototypeObjectId: result.objectId ?? '',
    objectGroup,
  });
  const { result: count } = await session.send('Runtime.callFunctionOn', {
    functionDeclaration: 'function () { return this.length; }',
    objectId: objects.objectId ?? '',
    returnByValue: true,
  });
  await session.send('Runtime.releaseObjectGroup', { objectGroup });
  return count.value;
}
