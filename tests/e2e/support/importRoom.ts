import type { Page } from '@playwright/test';
import { demoPlayer } from '../../../seeds/demoAccounts.ts';
import { logIn } from './register.ts';

/** Imports a room's file, as a creator does. Returns the address of its preview. */
export async function importRoom(page: Page, file: string): Promise<string> {
  const { room } = JSON.parse(file);
  await page.goto('/projects');
  await logIn(page, demoPlayer.email, demoPlayer.password);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  const path = await page.getByRole('link', { name: room.roomName, exact: true }).getAttribute('href');
  return path?.replace('room-editor', 'preview') ?? '';
}
