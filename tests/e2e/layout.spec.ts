import { expect, type Page } from '@playwright/test';
import { deferred } from '../../src/app/testing/memory/deferred.ts';
import { roomViewText } from '../../src/play/text/roomView.ts';
import { tableText } from '../../src/play/text/table.ts';
import { EditorDriver } from './support/EditorDriver.ts';
import { PlayerDriver } from './support/PlayerDriver.ts';
import { createHand } from './support/stage.ts';
import { stageBox } from './support/stageBox.ts';
import { test } from './support/test.ts';

/** SPEC §2 "Layout": the play area's share of the window's width, at both limits of each size. */
const SHARES = [
  { width: 600, height: 1100, share: 0.95 },
  { width: 601, height: 1100, share: 0.9 },
  { width: 960, height: 1100, share: 0.9 },
  { width: 961, height: 1100, share: 0.6 },
  { width: 1400, height: 1000, share: 0.6 },
];

/** Phones upright and sideways, small and usual; a tablet; a laptop. */
const SCREENS = [
  { width: 375, height: 667 },
  { width: 375, height: 812 },
  { width: 812, height: 375 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

test('the play area takes its share of any window, needs no scrolling, and can be moved where it is taller than the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/gameplay/airlock-seven');
  const player = new PlayerDriver(page);
  await test.step('before the start, the story begins above the start button, which stays in the window', async () => {
    const start = page.getByRole('button', { name: 'Start', exact: true });
    const story = page.locator('main .morning').first();
    await expect(start).toBeInViewport({ ratio: 1 });
    expect((await story.boundingBox())?.y).toBeLessThan(((await start.boundingBox())?.y ?? 0) - 60);
    await page.mouse.wheel(0, 300);
    await expect(start).toBeInViewport({ ratio: 1 });
  });
  await player.start();
  await test.step('the play area keeps 16:9 and takes 95, 90 and 60 % of the window', () =>
    expectShares(page));
  await test.step('clock, room and inventory need no scrolling on any screen, and buttons are a finger wide', () =>
    expectWithoutScrolling(page, player));
  await test.step('in portrait, the room is as tall as the space, and is moved by finger, by buttons and by the focus', () =>
    moveTallRoom(page, player));
});

test('a room’s name is whole beside clock and tools or above them, and does not show beside the title of a lock @long', async ({
  page,
}) => {
  await page.goto('/gameplay/clockmakers-study');
  const player = new PlayerDriver(page);
  await player.start();
  const name = page.getByRole('heading', { level: 1, includeHidden: true });
  const missing = () =>
    name.evaluate((h1) => Math.max(h1.scrollWidth - h1.clientWidth, h1.scrollHeight - h1.clientHeight));
  const rowsBetween = async () => {
    const [above, clock] = [await name.boundingBox(), await page.getByRole('timer').boundingBox()];
    return (clock?.y ?? 0) > (above?.y ?? 0) + (above?.height ?? 0) - 8 ? 1 : 0;
  };
  for (const [width, rows] of [
    [1440, 0],
    [1000, 1],
    [961, 1],
    [601, 1],
    [375, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(rowsBetween, `${width} px`).toBe(rows);
    expect(await missing(), `${width} px`).toBeLessThan(4);
  }
  await player.tap('Safe');
  await expect(page.getByRole('dialog', { name: 'Safe: locked' })).toBeVisible();
  await expect(name).toHaveCSS('opacity', '0');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(name).toHaveCSS('opacity', '0');
  await test.step('one clock and one row of keys: those of the lock', async () => {
    await expect(page.getByRole('timer').filter({ visible: true })).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Journal', includeHidden: true })).toBeHidden();
  });
  await test.step('all of a lock fits, with the reply to a wrong try; a mouse wheel turns a lock’s wheel and scrolls nothing', () =>
    expectLockFits(page));
  await page.keyboard.press('Escape');
  await expect(name).toHaveCSS('opacity', '1');
});

test('on the front page the painting becomes the stage, and its clock begins with it @long', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await expect(page.locator('[data-hero][data-seen]')).toBeAttached();
  await expect.poll(async () => (await stageBox(page)).width).toBeGreaterThan(1300);
  await expect(page.getByRole('timer')).toHaveText(/^[0-2]:\d\d$/);
  await page.getByRole('button', { name: 'Give up politely' }).click();
  await expect(page.locator('[data-hero][data-state]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Play now' }).first()).toBeFocused();
});

test('in a preview, the clock begins once the room can be seen @long', async ({ page }) => {
  const editor = new EditorDriver(page);
  await editor.open();
  await editor.addByClick('Note');
  const come = deferred<void>();
  await page.route('**/art/files/**', async (route) => {
    await come.promise;
    await route.continue();
  });
  await page.clock.install();
  await page.goto('/preview');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const clock = page.getByRole('timer');
  await expect(clock).toHaveText('5:00');
  await page.clock.runFor(3000);
  await expect(clock).toHaveText('5:00');
  come.resolve(undefined);
  await page.clock.resume();
  await expect(clock).toHaveText(/^4:5\d$/);
});

async function expectLockFits(page: Page) {
  const lock = page.getByRole('dialog', { name: 'Safe: locked' });
  const wheel = lock.getByRole('spinbutton').first();
  await wheel.press('7');
  await lock.getByRole('button', { name: 'Try it' }).click();
  await expect(lock.getByRole('alert')).not.toBeEmpty();
  for (const [width, height] of [
    [1280, 720],
    [1280, 800],
    [820, 1180],
    [844, 390],
    [375, 812],
  ] as const) {
    await page.setViewportSize({ width, height });
    const parts = {
      title: lock.getByRole('heading'),
      clue: lock.locator('[data-inscription] p'),
      answer: lock.getByRole('alert'),
      'try it': lock.getByRole('button', { name: 'Try it' }),
      wheel,
    };
    for (const [what, part] of Object.entries(parts))
      await expect(part, `${what} at ${width} × ${height}`).toBeInViewport({ ratio: 1 });
    const hidden = await lock.evaluate((dialog) => [
      dialog.scrollWidth - dialog.clientWidth,
      dialog.scrollHeight - dialog.clientHeight,
    ]);
    expect(hidden, `nothing to scroll at ${width} × ${height}`).toEqual([0, 0]);
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  const { x = 0, y = 0, width = 0, height = 0 } = (await wheel.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.wheel(0, 100);
  await expect(wheel).toHaveAttribute('aria-valuetext', '8');
  expect(await lock.evaluate((dialog) => dialog.scrollTop)).toBe(0);
}

async function expectShares(page: Page) {
  for (const { width, height, share } of SHARES) {
    await page.setViewportSize({ width, height });
    await expect.poll(async () => (await stageBox(page)).width / width).toBeCloseTo(share, 2);
    const box = await stageBox(page);
    expect(box.width / box.height).toBeCloseTo(16 / 9, 2);
  }
}

async function expectWithoutScrolling(page: Page, player: PlayerDriver) {
  const room = page.locator('canvas').first();
  const parts = [page.getByRole('timer'), room, page.getByRole('region', { name: 'Inventory' })];
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await page.evaluate(() => window.scrollTo(0, 0));
    for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
    await expect
      .poll(async () => {
        const { width, height } = await stageBox(page);
        return width / height;
      })
      .toBeCloseTo(16 / 9, 1);
    await expect.poll(() => smallestButton(page)).toBeGreaterThanOrEqual(44);
    await page.keyboard.down('l');
    expect(await smallestText(page)).toBeGreaterThanOrEqual(16);
    await page.keyboard.up('l');
    // A phone held sideways has no height to spare.
    if (screen.width === 812)
      await expect.poll(async () => (await stageBox(page)).height).toBeGreaterThan(350);
  }
  const session = await page.context().newCDPSession(page);
  const notch = { left: 47, leftMax: 47, right: 47, rightMax: 47, bottom: 21, bottomMax: 21 };
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: notch });
  await page.setViewportSize({ width: 812, height: 375 });
  for (const part of parts)
    await expect(async () => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await part.boundingBox()) ?? {};
      expect(Math.min(x - 47, 765 - x - width, 354 - y - height), 'beside the notch').toBeGreaterThanOrEqual(
        0,
      );
    }).toPass();
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: {} });
  await page.setViewportSize({ width: 1440, height: 900 });
  const wide = page.getByRole('button', { name: roomViewText.wide, exact: true });
  await expect(page.getByText(roomViewText.wideOffer('W'))).toBeVisible();
  await wide.click();
  await expect.poll(async () => (await stageBox(page)).width).toBeGreaterThan(1300);
  for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link')).toHaveCount(0);
  await bar.getByRole('button', { name: 'Menu' }).click();
  await expect(bar.getByRole('link', { name: 'Home' })).toBeVisible();
  await page.keyboard.press('Escape');
  await player.tap('Crew safe');
  const lock = page.getByRole('dialog', { name: 'Crew safe: locked' });
  await expect(lock.getByRole('button', { name: 'Try it' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lock).toHaveCount(0);
  expect((await stageBox(page)).width, 'the room is as large as before').toBeGreaterThan(1300);
  // Sends a close request, like Android's Back: Escape does that if no element handles the key.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: roomViewText.narrow, exact: true }).click();
  await expect.poll(async () => (await stageBox(page)).width).toBeLessThan(900);
}

async function moveTallRoom(page: Page, player: PlayerDriver) {
  await page.setViewportSize({ width: 375, height: 812 });
  const safe = player.item('Crew safe');
  const whole = (await safe.boundingBox())?.width ?? 0;
  await page.getByRole('button', { name: roomViewText.wide, exact: true }).click();
  await expect.poll(async () => (await stageBox(page)).height).toBeGreaterThan(400);
  await expect(page.getByRole('region', { name: 'Inventory' })).toBeInViewport({ ratio: 1 });
  await expect.poll(async () => ((await safe.boundingBox())?.width ?? 0) / whole).toBeGreaterThan(2);
  const { x, y, width } = await stageBox(page);
  await safe.focus();
  await expect.poll(async () => ((await safe.boundingBox())?.x ?? 0) - x).toBeGreaterThanOrEqual(-1);
  const before = (await safe.boundingBox())?.x ?? 0;
  const finger = await createHand(page, 'touch');
  const by = before < x + width / 2 ? 60 : -60;
  await finger.press(x + width / 2, y + 60);
  await finger.move(x + width / 2 + by, y + 60);
  await finger.release();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(async () => Math.abs(((await safe.boundingBox())?.x ?? 0) - before)).toBeGreaterThan(40);
  await player.tap('Crew safe');
  const lock = page.getByRole('dialog', { name: 'Crew safe: locked' });
  const tries = lock.getByRole('button', { name: 'Try it' });
  await expect(tries).toBeVisible();
  await test.step('where there is no space beside a lock, a tap switches to the last paper, and another one back', async () => {
    const paper = lock.getByRole('region', { name: tableText.readAgain });
    await lock.getByRole('button', { name: tableText.readAgain }).click();
    await expect(paper).toBeInViewport({ ratio: 1 });
    await expect(tries).toBeHidden();
    await lock.getByRole('button', { name: tableText.backToLock }).click();
    await expect(paper).toHaveCount(0);
    await lock.getByRole('button', { name: tableText.readAgain }).click();
    await page.keyboard.press('Escape');
    await expect(tries).toBeVisible();
  });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: roomViewText.nearer }).click();
  await expect.poll(async () => ((await safe.boundingBox())?.width ?? 0) / whole).toBeGreaterThan(3);
  await page.setViewportSize({ width: 812, height: 375 });
  await expect.poll(async () => (await stageBox(page)).height).toBeGreaterThan(350);
}

/** Returns the shorter side of the smallest visible button, without those of things, in CSS pixels. */
function smallestButton(page: Page): Promise<number> {
  return page.locator('section button:visible:not([data-item])').evaluateAll((buttons) => {
    const sides = buttons.map((button) => button.getBoundingClientRect());
    return Math.min(...sides.flatMap(({ width, height }) => [width, height]));
  });
}

/** Returns the size of the smallest visible text of the play, in CSS pixels. */
async function smallestText(page: Page): Promise<number> {
  return page
    .locator('main section :visible')
    .filter({ hasText: /\S/ })
    .evaluateAll((elements) => {
      const isWritten = ({ nodeType, textContent }: Node) =>
        nodeType === Node.TEXT_NODE && textContent?.trim() !== '';
      const written = elements.filter(({ childNodes }) => [...childNodes].some(isWritten));
      return Math.min(...written.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)));
    });
}
