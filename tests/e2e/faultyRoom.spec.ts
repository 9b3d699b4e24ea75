import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { DocumentStore } from '../../local/firestore/DocumentStore.ts';
import { openDatabase } from '../../local/store/openDatabase.ts';
import { startApp } from './support/startApp.ts';

/** Takes the items out of a stored version, as a fault in the data would; nothing the app offers can do it. */
function dropItemConfigs(dataDir: string, path: string): void {
  const database = openDatabase(join(dataDir, 'database.sqlite'));
  const store = new DocumentStore(database);
  const document = store.get(path);
  if (!document) throw new Error(`${path} is not stored.`);
  const { itemConfigs: _dropped, ...fields } = document.fields;
  store.apply(new Map([[path, { ...document, fields }]]));
  database.close();
}

test('a room without item configurations says so on a page', async ({ page }) => {
  // A server of its own: the fault must not reach the other tests.
  const app = await startApp();
  await app.kill();
  dropItemConfigs(app.dataDir, 'rooms/airlock-seven/versions/1');
  await app.restart();
  await page.goto(`${app.url}/gameplay/airlock-seven`);
  await expect(page.getByText('No item configurations found in room data')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the rooms' })).toBeVisible();
  await app.dispose();
});
