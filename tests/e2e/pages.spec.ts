import { expect } from '@playwright/test';
import { demoCreator } from '../../seeds/demoAccounts.ts';
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

test('a room that does not exist says so on a page', async ({ page }) => {
  await page.goto('/gameplay/nowhere');
  await expect(page.getByText('Room with id nowhere not found')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the rooms' })).toBeVisible();
});
