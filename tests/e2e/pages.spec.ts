import { expect } from '@playwright/test';
import { demoCreator } from '../../seeds/demoAccounts.ts';
import { EditorDriver } from './support/EditorDriver.ts';
import { PlayerDriver } from './support/PlayerDriver.ts';
import { logIn } from './support/register.ts';
import { test } from './support/test.ts';

test('/ leads to the dashboard, which lists the published rooms', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('link', { name: /Clockmaker/ }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /Airlock Seven/ }).first()).toBeVisible();
});

test('any other path is the 404 page', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByText("Oops! The page you're looking for doesn't exist.")).toBeVisible();
});

test('projects need a login and lead back after it', async ({ page }) => {
  await page.goto('/projects');
  await expect(page).toHaveURL(/\/login/);
  await logIn(page, demoCreator.email, demoCreator.password);
  await expect(page).toHaveURL(/\/projects$/);
  await expect(page.getByText("The Clockmaker's Study").first()).toBeVisible();
});

test('anyone opens the editor and the preview, with a room id and without', async ({ page }) => {
  const editor = new EditorDriver(page);
  const preview = new PlayerDriver(page);
  await test.step('a guest, without an id', async () => {
    await editor.open();
    await expect(page).toHaveURL(/\/room-editor$/);
    await expect(page.getByRole('tab', { name: 'Themes' })).toHaveAttribute('aria-selected', 'true');
    await editor.addByClick('Note');
    await page.goto('/preview');
    await preview.start();
    await expect(preview.item('Note')).toBeAttached();
  });
  await test.step('a guest, with an id: it is not theirs, but no login is asked for', async () => {
    for (const path of ['/room-editor/clockmakers-study', '/preview/clockmakers-study']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'This room is not open to you' })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
    }
  });
  await test.step('its creator, with an id', async () => {
    await page.goto('/login?next=%2Froom-editor%2Fclockmakers-study');
    await logIn(page, demoCreator.email, demoCreator.password);
    await expect(page).toHaveURL(/\/room-editor\/clockmakers-study$/);
    await expect(page.getByLabel('Room name')).toHaveValue("The Clockmaker's Study");
    await page.goto('/preview/clockmakers-study');
    await expect(page.getByRole('heading', { name: "The Clockmaker's Study" })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/preview\/clockmakers-study$/);
  });
});

test('on small screens Log In and Sign Up sit in a menu', async ({ page }) => {
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
});

test('a room that does not exist says so on a page', async ({ page }) => {
  await page.goto('/gameplay/nowhere');
  await expect(page.getByText('Room with id nowhere not found')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the rooms' })).toBeVisible();
});
