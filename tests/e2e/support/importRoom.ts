import type { Page } from '@playwright/test';
import { demoPlayer } from '../../../seeds/demoAccounts.ts';
import { logIn } from './register.ts';

/** Imports a room's file, as a creator does. Returns the address of its preview. */
export async function importRoom(page: Page, file: string): Promise<string> {
  await page.goto('/projects');
  await logIn(page, demoPlayer.email, demoPlayer.password);
  const path = await importHere(page, file);
  return path.replace('room-editor', 'preview');
}

/** The same for somebody who is logged in; returns the address of its editor. */
export async function importFile(page: Page, file: string): Promise<string> {
  await page.goto('/projects');
  return importHere(page, file);
}

async function importHere(page: Page, file: string): Promise<string> {
  const { room } = JSON.parse(file);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  const path = await page.getByRole('link', { name: room.roomName, exact: true }).getAttribute('href');
  return path ?? '';
}
