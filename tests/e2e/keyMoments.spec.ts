import { expect } from '@playwright/test';
import { PlayerDriver } from './support/PlayerDriver.ts';
import { standStill } from './support/standStill.ts';
import { test } from './support/test.ts';
import { watchRoom } from './support/watchRoom.ts';

const ROOM = '/gameplay/clockmakers-study';
const KEY = 'Small old key';
const MISFIT = `${KEY} and Door: not here, or not as it is now.`;

// Every frame is read, so a small window saves time.
test.use({ viewport: { width: 640, height: 400 } });

/** Milliseconds: longer than a wrong key takes to the lock and back. */
const WATCHED = 1300;

test('with reduced motion a wrong key gives the same message without movement, and a fitting key opens at once @long', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto(ROOM);
  const player = new PlayerDriver(page);
  await player.start();
  await player.tryCode('Safe', '1 0 1 0');
  await player.tap(KEY);
  await expect(player.carried(KEY)).toBeVisible();
  await player.press(player.carried(KEY));
  await expect(player.carried(KEY)).toHaveAttribute('aria-pressed', 'true');
  await player.item('Door').hover({ force: true });
  // By then the pointer's highlight on the door has appeared.
  await standStill(page, 1000);
  const still = await watchRoom(page);
  await player.tap('Door');
  await expect(page.getByText(MISFIT).last()).toBeVisible();
  await page.clock.runFor(WATCHED);
  expect(await still()).toEqual({ order: [], looks: 1, moved: [] });

  await page.clock.resume();
  await player.tap('Chest');
  await expect(player.carried(KEY)).toHaveCount(0);
  await expect(player.words('Chest')).toContainText('Red velvet');
  expect((await still()).order).toEqual([]);
  // The frames show hover, the opened picture and the revealed thing; nothing moves in between.
  expect((await still()).looks).toBeLessThan(8);
});
