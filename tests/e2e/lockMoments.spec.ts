import { expect, type Page } from '@playwright/test';
import { PlayerDriver } from './support/PlayerDriver.ts';
import { standStill } from './support/standStill.ts';
import { MOVING, test } from './support/test.ts';
import { watchRoom } from './support/watchRoom.ts';

const ROOM = '/gameplay/clockmakers-study';
const KEY = 'Small old key';

// Frames are read, which takes longer for large ones.
test.use({ viewport: { width: 640, height: 400 }, ...MOVING });

/**
 * Records animations added to the page, by their data attributes, and whether a lock covered the room then.
 */
function watchMoments(page: Page) {
  return page.evaluateHandle(() => {
    const seen: string[] = [];
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        const [name] = node instanceof HTMLElement ? Object.keys(node.dataset) : [];
        const place = document.querySelector('dialog[open]') ? 'below a lock' : 'in the room';
        if (name === 'flight' || name === 'glint') seen.push(`${name} ${place}`);
      }
    }).observe(document.body, { childList: true, subtree: true });
    return seen;
  });
}

test('a lock without a connection says at once that the try is kept, whole; what it opens is seen after it; a key that does not fit goes there and back, and what fits opens when it has arrived @long', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await page.goto(ROOM);
  const player = new PlayerDriver(page);
  await player.start();
  const moments = await watchMoments(page);
  const seen = () => moments.evaluate((all) => [...new Set(all)]);
  const lock = page.getByRole('dialog', { name: 'Safe: locked' });

  await test.step('the try is kept, with all pictures', async () => {
    await player.tap('Safe');
    await expect(lock.locator('[data-drawn=true]')).toBeAttached();
    const widths = () =>
      lock
        .locator('img')
        .evaluateAll((pictures) => pictures.map((picture) => (picture as HTMLImageElement).naturalWidth));
    await expect.poll(widths).not.toContain(0);
    await context.setOffline(true);
    await lock.getByRole('spinbutton').first().press('7');
    // The page's clock stands still until the test advances it.
    await standStill(page, 100);
    await lock.getByRole('button', { name: 'Try it' }).click();
    await expect(lock.getByRole('button', { name: 'Saved for later' })).toBeVisible();
    await expect(lock.getByRole('alert')).toContainText('Your answer is sent when you’re back.');
    expect((await widths()).length).toBeGreaterThan(8);
    expect(await widths()).not.toContain(0);
    await page.clock.resume();
    await context.setOffline(false);
    await expect(lock.getByRole('alert')).toContainText('stop politely');
  });
  await test.step('the reply to a wrong answer disappears once another answer is entered', async () => {
    await expect(lock.locator('[data-state=wrong]')).toBeVisible();
    await lock.getByRole('spinbutton').nth(1).press('8');
    await expect(lock.locator('[data-state=rest]')).toBeVisible();
    await expect(lock.getByRole('alert')).toContainText('stop politely');
  });
  await test.step('the item opens after the lock is closed', async () => {
    await standStill(page, 100);
    await player.tryCode('Safe', '1 0 1 0');
    await expect(lock.locator('[data-state=open]')).toBeVisible();
    expect(await seen()).toEqual([]);
    await expect(lock.getByText('stop politely')).toHaveCount(0);
    await page.clock.resume();
    await expect.poll(seen).toEqual(['glint in the room']);
  });
  await test.step('a key that does not fit', async () => {
    await player.tap(KEY);
    await expect.poll(seen).toContain('flight in the room');
    await player.press(player.carried(KEY));
    await expect(player.carried(KEY)).toHaveAttribute('aria-pressed', 'true');
    await player.item('Door').hover({ force: true });
    await expect(page.locator('[data-flight], [data-glint]')).toHaveCount(0);
  });
  const moving = await watchRoom(page);
  const order = async () => (await moving()).order;
  await test.step('the key moves there and back with a message', async () => {
    await player.tap('Door');
    await expect(page.getByText(`${KEY} and Door: not here, or not as it is now.`).last()).toBeVisible();
    await expect.poll(order).toEqual(['flight comes', 'flight goes']);
    await expect(player.carried(KEY)).toBeVisible();
    const { looks, moved } = await moving();
    // The number of frames depends on the machine; at rest there is one picture.
    expect(looks).toBeGreaterThan(1);
    expect(moved).toContain('IMG');
  });
  await test.step('an item opened by a fitting key opens when the key has arrived', async () => {
    await player.tap('Chest');
    await expect(player.carried(KEY)).toHaveCount(0);
    await expect.poll(async () => (await order()).length).toBeGreaterThanOrEqual(5);
    expect((await order()).slice(2, 5)).toEqual(['flight comes', 'flight goes', 'glint comes']);
  });
});
