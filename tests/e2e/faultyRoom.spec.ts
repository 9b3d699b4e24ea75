import { join } from 'node:path';
import { expect } from '@playwright/test';
import { DocumentStore } from '../../local/firestore/DocumentStore.ts';
import { openDatabase } from '../../local/store/openDatabase.ts';
import { test } from './support/test.ts';

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

/** No other test plays it. */
const ROOM = 'tax-collectors-tomb';

test('a room without item configurations says so on a page', async ({ page, app }) => {
  await app.kill();
  dropItemConfigs(app.dataDir, `rooms/${ROOM}/versions/1`);
  await app.restart();
  await page.goto(`/gameplay/${ROOM}`);
  await expect(page.getByText('No item configurations found in room data')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the rooms' })).toBeVisible();
});
