import { expect, type Page } from '@playwright/test';
import { airlockSeven } from '../../seeds/rooms/airlockSeven.ts';
import { clockmakersStudy } from '../../seeds/rooms/clockmakersStudy.ts';
import { LeakScan } from './support/LeakScan.ts';
import { PlayerDriver } from './support/PlayerDriver.ts';
import { playDemo } from './support/playDemo.ts';
import { roughen } from './support/roughNetwork.ts';
import { test } from './support/test.ts';

/** It loses more calls than one in twenty, so that plays this short lose some. */
const ROUGH = { latency: 400, lostOf: 6 };
/** Seconds by which the page's clock advances in one step. */
const OFFLINE = 30;
const ASLEEP = 60;

for (const demo of [airlockSeven, clockmakersStudy])
  test(`with 400 ms latency and calls that get lost, ${demo.roomName} is escaped from, once @long`, async ({
    page,
  }) => {
    const lost = await roughen(page, ROUGH);
    const player = await escapeFrom(page, demo);
    expect(lost()).toBeGreaterThan(1);
    await player.giveName('Rough Rita');
    await expect(page.getByRole('listitem').filter({ hasText: 'Rough Rita' })).toHaveCount(1);
  });

test('a play that is reloaded after every move goes on where it was, on a rough network too @long', async ({
  page,
}) => {
  const lost = await roughen(page, ROUGH);
  const settled = await watchMoves(page);
  await escapeFrom(page, airlockSeven, async () => {
    if (await page.locator('[data-exit]').isVisible()) return;
    // A move under way would be lost with its page.
    await settled();
    await page.reload();
    await expect(page.getByRole('region', { name: 'Inventory' })).toBeVisible();
    await expect(page.locator('canvas').first()).toBeVisible();
  });
  expect(lost()).toBeGreaterThan(1);
});

test('30 seconds without a connection and a sleeping tab cost a play only their time @long', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await page.goto('/gameplay/airlock-seven');
  const player = new PlayerDriver(page);
  await player.start();
  await player.read('Porthole', 'A ringed planet');
  await page.keyboard.press('Escape');

  await test.step('offline', async () => {
    await context.setOffline(true);
    await expect(page.getByText('You’re offline.')).toBeVisible();
    await player.tap('Plant');
    await player.tap('Computer');
    for (let second = 0; second < OFFLINE; second += 1) await page.clock.fastForward(1000);
    await expect(page.getByText('You’re offline. Your move is sent when you’re back.')).toBeVisible();
    await context.setOffline(false);
    await expect(player.words('Plant')).toContainText('The last of the crew on board.');
    await expect(player.words('Computer')).toContainText('Tank as good as empty');
    await page.keyboard.press('Escape');
  });
  await test.step('asleep', async () => {
    const before = await secondsLeft(page);
    const session = await context.newCDPSession(page);
    await session.send('Page.setWebLifecycleState', { state: 'frozen' });
    await session.send('Page.setWebLifecycleState', { state: 'active' });
    // The clock has advanced, but no timer has run.
    await page.clock.fastForward(ASLEEP * 1000);
    await expect.poll(() => secondsLeft(page)).toBeLessThanOrEqual(before - ASLEEP + 1);
  });
  await player.tryCode('Crew safe', '2413');
  await player.tap('Crew card');
  await player.selectAndUse('Crew card', 'Airlock');
  await player.expectEscaped();
});

/** Plays a room to its end; `afterMove` disturbs it. */
async function escapeFrom(page: Page, demo: typeof airlockSeven, afterMove?: () => Promise<void>) {
  const scan = new LeakScan(page, demo);
  await page.goto(`/gameplay/${demo.id}`);
  const player = new PlayerDriver(page);
  await playDemo(player, demo, scan, afterMove);
  await player.expectEscaped();
  return player;
}

/** Counts a page's moves that have no answer yet. Returns what waits until there are none, those to be sent again among them. */
async function watchMoves(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const send = window.fetch;
    let [underWay, isLost] = [0, false];
    window.fetch = async (...request) => {
      if (!String(request[0]).endsWith('/api/act')) return send(...request);
      underWay += 1;
      try {
        const answer = await send(...request);
        isLost = false;
        return answer;
      } catch (error) {
        isLost = true;
        throw error;
      } finally {
        underWay -= 1;
      }
    };
    Object.assign(window, { hasSettled: () => underWay === 0 && !isLost });
  });
  return async () => {
    await page.waitForFunction(() => (window as unknown as { hasSettled: () => boolean }).hasSettled());
  };
}

async function secondsLeft(page: Page): Promise<number> {
  const [minutes = 0, seconds = 0] = (await page.getByRole('timer').innerText()).split(':').map(Number);
  return minutes * 60 + seconds;
}
