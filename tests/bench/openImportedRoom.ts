import type { Page } from '@playwright/test';
import { itemCatalogue } from '../../art/catalogue.ts';
import type { CatalogueEntry } from '../../core/catalogue/model.ts';
import type { Room } from '../../core/room/model.ts';
import { toRoomFile } from '../../core/room/roomFile.ts';
import { register } from '../e2e/support/register.ts';

/** Milliseconds in which the pictures of a full room load. */
const PICTURES = 3000;

/** Opens a room in the editor from a file, in a new account. */
export async function openImportedRoom(page: Page, room: Room, email: string): Promise<void> {
  await register(page, 'Bea Bench', email);
  await page.goto('/projects');
  const buffer = Buffer.from(toRoomFile(room));
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'room.json', mimeType: 'application/json', buffer });
  await page.getByRole('link', { name: room.roomName }).first().click();
  await page.getByRole('group', { name: /Things in the room/ }).waitFor({ state: 'attached' });
  await page.waitForTimeout(PICTURES);
}

/** @throws where the catalogue has none of that name */
export function entryOf(wanted: string): CatalogueEntry {
  const entry = itemCatalogue.find(({ name }) => name === wanted);
  if (!entry) throw new Error(`The catalogue has no ${wanted}.`);
  return entry;
}
