import { expect, type Page } from '@playwright/test';
import { PlayerDriver } from './support/PlayerDriver.ts';
import { MOVING, test } from './support/test.ts';

test.use(MOVING);

const SIZES = [
  { width: 1440, height: 900 },
  { width: 375, height: 740 },
  { width: 740, height: 360 },
] as const;

// Phones, since upright ones show the suggestion to turn them in that line.
test.use({ hasTouch: true, userAgent: 'Mozilla/5.0 (Linux; Android 14) Mobile' });

/** Returns the positions of all controls and of the room, without the content of the line. */
function places(page: Page) {
  return page.getByRole('region', { name: 'Airlock Seven' }).evaluate((table) =>
    [...table.querySelectorAll('canvas, button:not([role=status] *), [aria-label=Inventory]')].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [part.getAttribute('aria-label') ?? part.textContent, x, y, width, height];
    }),
  );
}

test('a running game does not move when the connection is lost and returns, and the notice line reports it @long', async ({
  page,
  context,
}) => {
  await page.goto('/gameplay/airlock-seven');
  const player = new PlayerDriver(page, { hasTouch: true });
  await player.start();
  // Moving dots appear over the room shortly after it.
  await page.locator('[data-living] canvas').waitFor();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect(page.getByText('You’re offline.')).toHaveCount(0);
    const before = await places(page);
    await context.setOffline(true);
    await expect(page.getByText('You’re offline.')).toBeVisible();
    expect(await places(page)).toEqual(before);
    await context.setOffline(false);
    await expect(page.getByText('You’re offline.')).toHaveCount(0);
    expect(await places(page)).toEqual(before);
  }
  // Outside a play the banner is at the top of the page.
  await page.goto('/dashboard');
  await expect(page.getByRole('main')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('everything continues once you’re back')).toBeVisible();
});
