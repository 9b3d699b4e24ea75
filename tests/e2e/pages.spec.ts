import { expect } from '@playwright/test';
import { demoCreator } from '../../seeds/demoAccounts.ts';
import { landingText } from '../../src/landing/text/landing.ts';
import { EditorDriver } from './support/EditorDriver.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { logIn } from './support/register.ts';
import { test } from './support/test.ts';

test('anyone opens the editor and the preview, with a room id and without', async ({ page }) => {
  const editor = new EditorDriver(page);
  const start = page.getByRole('button', { name: 'Start', exact: true });
  await test.step('a guest, without an id', async () => {
    await editor.open();
    await expect(page).toHaveURL(/\/room-editor$/);
    await expect(page.getByRole('tab', { name: 'Themes' })).toHaveAttribute('aria-selected', 'true');
    await editor.addByClick('Note');
    await page.goto('/preview');
    await expect(start).toBeVisible();
  });
  await test.step('a guest, with an id: it is not theirs, but no login is asked for', async () => {
    const expectClosed = async (path: string) => {
      await page.goto(path);
      await expect(
        page.getByRole('heading', { name: /^You cannot (edit|preview) this room$/ }),
      ).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
    };
    await expectClosed('/room-editor/clockmakers-study');
    const texts: string[] = [];
    for (const id of ['clockmakers-study', 'no-such-room']) {
      await expectClosed(`/preview/${id}`);
      await expect(page.getByRole('link', { name: 'Play room' })).toHaveAttribute('href', `/gameplay/${id}`);
      texts.push(await page.getByRole('main').innerText());
    }
    expect(texts[0], 'whether there is such a room is not told').toBe(texts[1]);
    await expectAccessible(page, 'not open');
  });
  await test.step('its creator, with an id, after a login that leads back', async () => {
    await page.goto('/projects');
    await expect(page).toHaveURL(/\/login/);
    await logIn(page, demoCreator.email, demoCreator.password);
    await expect(page).toHaveURL(/\/projects$/);
    await expect(page.getByRole('link', { name: "Open The Clockmaker's Study" })).toBeVisible();
    const front = await page.context().newPage();
    // The page knows of the login before any script has loaded.
    await front.route(/\.js$/, (route) => route.abort());
    await front.goto('/');
    await expect(front.getByRole('link', { name: landingText.account })).toBeVisible();
    await expect(front.getByRole('link', { name: landingText.logIn })).toBeHidden();
    // Tests use reduced motion, with which an endless animation once used a whole core.
    expect(await front.evaluate(() => document.getAnimations().length)).toBe(0);
    await front.close();
    await page.getByRole('link', { name: "Open The Clockmaker's Study" }).click();
    await expect(page).toHaveURL(/\/room-editor\/clockmakers-study$/);
    await expect(page.getByLabel('Room name')).toHaveValue("The Clockmaker's Study");
    const more = page.getByRole('button', { name: 'More', exact: true });
    await more.press('Enter');
    await page.getByRole('menuitem', { name: 'Shortcuts' }).click();
    await page.getByRole('dialog', { name: 'Shortcuts' }).press('Escape');
    await expect(more).toBeFocused();
    // It was notified of its focus and reacts to keys again.
    await more.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Shortcuts' })).toBeVisible();
    await page.goto('/preview/clockmakers-study');
    await expect(page.getByRole('heading', { name: "The Clockmaker's Study" })).toBeVisible();
    await expect(start).toBeVisible();
    await expect(page).toHaveURL(/\/preview\/clockmakers-study$/);
  });
});

test('on small screens Log In and Sign Up are in a menu', async ({ page }) => {
  const bar = page.getByRole('banner');
  const links = ['Log In', 'Sign Up'].map((name) =>
    bar.getByRole('link', { name }).filter({ visible: true }),
  );
  const menu = bar.getByRole('button', { name: 'Menu' });
  await page.goto('/dashboard');
  await expect(menu).toBeHidden();
  for (const link of links) await expect(link).toBeVisible();
  await page.setViewportSize({ width: 375, height: 740 });
  for (const link of links) await expect(link).toHaveCount(0);
  await menu.click();
  for (const link of links) await expect(link).toBeVisible();
  await test.step('with reduced motion the colour mode changes at once', async () => {
    const passings = page.evaluate(async () => {
      let count = 0;
      document.addEventListener('transitionrun', () => (count += 1));
      const nextFrame = () => new Promise(requestAnimationFrame);
      document.documentElement.dataset.theme = 'light';
      for (let frame = 0; frame < 3; frame += 1) await nextFrame();
      return count;
    });
    expect(await passings).toBe(0);
  });
});

test('a room that does not exist says so on a page', async ({ page }) => {
  await page.goto('/gameplay/nowhere');
  await expect(page.getByText('Room with id nowhere not found')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the rooms' })).toBeVisible();
});
