import type { Page } from '@playwright/test';
import { type DemoAccount, demoPlayer } from '../../../seeds/demoAccounts.ts';
import { logIn } from './register.ts';

/** Imports a room's file, as a creator does. Returns the address of its preview. */
export async function importRoom(page: Page, file: string): Promise<string> {
  const path = await importAs(demoPlayer, page, file);
  return path.replace('room-editor', 'preview');
}

/** Logs in where rooms are imported, and imports one; returns the address of its editor. */
export async function importAs({ email, password }: DemoAccount, page: Page, file: string): Promise<string> {
  await page.goto('/projects');
  await logIn(page, email, password);
  const { room } = JSON.parse(file);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  const path = await page.getByRole('link', { name: room.roomName, exact: true }).getAttribute('href');
  return path ?? '';
}
