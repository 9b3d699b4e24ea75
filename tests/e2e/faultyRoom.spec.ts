import { expect } from '@playwright/test';
import { changeStored } from './support/changeStored.ts';
import { test } from './support/test.ts';

/** A room that no other test plays. */
const ROOM = 'tax-collectors-tomb';

test('a room without item configurations says so on a page', async ({ page, app }) => {
  changeStored(app, `rooms/${ROOM}/versions/1`, ({ itemConfigs: _dropped, ...fields }) => fields);
  await page.goto(`/gameplay/${ROOM}`);
  await expect(page.getByText('No item configurations found in room data')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the rooms' })).toBeVisible();
});
