import { expect } from '@playwright/test';
import { PlayerDriver } from './support/PlayerDriver.ts';
import { test } from './support/test.ts';

const ROOM = '/gameplay/airlock-seven';

test('without a connection known messages are shown again, and every other move waits for the connection', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await page.goto(ROOM);
  const player = new PlayerDriver(page);
  await player.start();
  await player.read('Porthole', 'A ringed planet');
  await page.keyboard.press('Escape');
  await expect(player.words('Porthole')).toHaveCount(0);

  await context.setOffline(true);
  await player.tap('Porthole');
  await expect(player.words('Porthole')).toBeVisible();
  await player.tap('Plant');
  await player.tap('Computer');
  await expect(async () => {
    // The move is sent again a few times before the player is told.
    await page.clock.fastForward(1000);
    expect(await page.getByText('You’re offline. Your move is sent when you’re back.').isVisible()).toBe(
      true,
    );
  }).toPass({ intervals: [100] });
  await context.setOffline(false);
  await expect(player.words('Plant')).toContainText('The last of the crew on board.');
  await expect(player.words('Computer')).toContainText('Tank as good as empty');
});

test('P2 P15 a play in two tabs is one: by the time taken before the start, what was found, and a pause, which covers both @long', async ({
  page,
  context,
}) => {
  await page.goto(ROOM);
  const player = new PlayerDriver(page);
  await page.getByText('Need more time?').click();
  await page.getByText('No limit', { exact: true }).click();
  await player.start();
  const otherPage = await context.newPage();
  await otherPage.goto(ROOM);
  const other = new PlayerDriver(otherPage);
  await expect(other.item('Plant')).toBeAttached();

  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(otherPage.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await expect(other.item('Plant')).toHaveCount(0);
  await otherPage.reload();
  await expect(otherPage.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await expect(other.item('Plant')).toHaveCount(0);

  await otherPage.getByRole('button', { name: 'Resume' }).click();
  await expect(other.item('Plant')).toBeAttached();
  await expect(player.item('Plant')).toBeAttached();

  // The pause is shown before the server confirms it, and kept until then.
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Pause' }).click();
  for (const tab of [page, otherPage])
    await expect(tab.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await context.setOffline(false);
  await otherPage.reload();
  await expect(otherPage.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await page.getByRole('button', { name: 'Resume' }).click();
  for (const tab of [player, other]) await expect(tab.item('Plant')).toBeAttached();

  await player.tryCode('Crew safe', '2413');
  await player.tap('Crew card');
  await expect(player.carried('Crew card')).toBeVisible();
  await other.tap('Plant');
  await expect(other.carried('Crew card')).toBeVisible();
  for (const tab of [page, otherPage]) await expect(tab.getByRole('timer')).toHaveCount(0);
});
