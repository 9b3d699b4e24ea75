import { expect } from '@playwright/test';
import { demoRooms } from '../../seeds/demoRooms.ts';
import { PlayerDriver } from './support/PlayerDriver.ts';
import { playDemo } from './support/playDemo.ts';
import { test } from './support/test.ts';

for (const demo of demoRooms) {
  // The tests of `seeds/` play them all without a browser.
  test(`the demo room ${demo.roomName} can be played to its end`, { tag: '@long' }, async ({ page }) => {
    await page.goto(`/gameplay/${demo.id}`);
    const player = new PlayerDriver(page);
    await player.start();
    await playDemo(player, demo);
    await player.expectEscaped();
  });
}

test('the dashboard lists the demo rooms, the easiest first', async ({ page }) => {
  await page.goto('/dashboard');
  const list = page.getByRole('list', { name: 'Published rooms' });
  await expect(list.getByRole('link').first()).toBeVisible();
  // Rooms that other tests have published are newer, and may push the last ones to the next page.
  const addresses = demoRooms.map(({ id }) => `/gameplay/${id}`).toReversed();
  const last = list.locator(`a[href="${addresses.at(-1)}"]`);
  if ((await last.count()) === 0) await page.getByRole('button', { name: 'Load more' }).click();
  await expect(last).toBeVisible();
  const shown = await list
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(shown.filter((address) => address !== null && addresses.includes(address))).toEqual(addresses);
});
