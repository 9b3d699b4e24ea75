import { expect, type Locator, type Page } from '@playwright/test';
import { demoAdmin, demoCreator, demoPlayer } from '../../seeds/demoAccounts.ts';
import { isOfCrate, uploadCrate } from './support/crate.ts';
import { EditorDriver } from './support/EditorDriver.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { PlayerDriver } from './support/PlayerDriver.ts';
import { readColorOf } from './support/pixels.ts';
import { decideReports, type ReportedRoom, removeReported, reportRoomAndName } from './support/reporting.ts';
import { signIn } from './support/signIn.ts';
import { test } from './support/test.ts';
import { Uploader } from './support/Uploader.ts';

const CRATE = 'A better crate';
const ROOM = 'A room with a crate';

test('an upload goes its way: used by its creator alone, rejected with a reason, changed, approved, used by another, taken out of the palette, and still in the published room, which is reported, hidden and brought back', {
  tag: '@long',
}, async ({ page, browser, app }) => {
  const pageOf = () => browser.newPage({ baseURL: app.url });
  const uploader = await Uploader.logIn(page.request, demoCreator.email, demoCreator.password);
  const entry = await uploadCrate(uploader);
  const { id: uploadId } = await uploader.call('saveUpload', { kind: 'item', entry });
  const creator = await pageOf();
  await useAlone(creator);
  await creator.close();

  await uploader.call('askReview', { uploadId });
  await reject(page);
  await uploader.call('saveUpload', { uploadId, kind: 'item', entry: { ...entry, name: CRATE } });
  const { review } = await uploader.call('askReview', { uploadId });
  expect(review.status).toBe('waiting');
  await approve(page);

  const another = await pageOf();
  const roomId = await publishWithIt(another);
  await takeOut(page);
  const reported: ReportedRoom = { roomId, roomName: ROOM, name: 'Rude Rudi' };
  const guest = await pageOf();
  await guest.goto(`/gameplay/${roomId}`);
  await playWithIt(guest, reported.name);
  await keepInDraft(another);

  const player = await pageOf();
  await player.goto(`/gameplay/${roomId}`);
  await reportRoomAndName(player, reported);
  await decideReports(page, player, reported);
  await removeReported(page, player, reported);
});

function useAlone(page: Page) {
  return test.step('its creator has it in a room of their own, and in its preview', async () => {
    await signIn(page, demoCreator, '/room-editor?new');
    const editor = new EditorDriver(page);
    await place(editor, 'A crate');
    await expectItsPicture(page, editor.item('A crate'));
    await page.getByRole('button', { name: 'Preview' }).click();
    const preview = new PlayerDriver(page);
    await preview.start();
    await expectItsPicture(page, preview.item('A crate'));
  });
}

function reject(page: Page) {
  return test.step('an admin rejects it by keys, with a reason', async () => {
    await signIn(page, demoAdmin, '/admin/itemLibrary-reviews');
    await expect(page.getByRole('heading', { name: 'A crate', level: 2 })).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/itemLibrary%20reviews$/);
    await expectAccessible(page);
    await page.getByLabel('Light from the wrong side').check();
    await page.keyboard.press('r');
    await expect(page.getByText('“A crate” rejected.')).toBeVisible();
  });
}

function approve(page: Page) {
  return test.step('the changed upload waits for review again, and is approved', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: CRATE, level: 2 })).toBeVisible();
    await page.keyboard.press('a');
    await expect(page.getByText(`“${CRATE}” approved.`)).toBeVisible();
  });
}

/** Returns the room's id. */
function publishWithIt(page: Page): Promise<string> {
  return test.step('another creator finds it in their palette, and publishes a room with it', async () => {
    await signIn(page, demoPlayer, '/room-editor?new');
    const editor = new EditorDriver(page);
    await place(editor, CRATE);
    await expectItsPicture(page, editor.item(CRATE));
    await editor.publish(ROOM);
    return editor.roomId();
  });
}

function takeOut(page: Page) {
  return test.step('an admin takes it out of the palette', async () => {
    await page.goto('/admin/items');
    await page.getByLabel('Search the catalogue').fill('better cra');
    await page.getByRole('button', { name: `Edit ${CRATE}` }).click();
    await expectAccessible(page);
    await page.getByText('Offered in the editor').click();
    await expect(page.getByText('Rooms that use it keep it')).toBeVisible();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('1 field changed by admins')).toBeVisible();
  });
}

function playWithIt(page: Page, name: string) {
  return test.step('the published room is played with its picture', async () => {
    const player = new PlayerDriver(page);
    await player.start();
    await expectItsPicture(page, player.item(CRATE));
    await player.tap('Door');
    await player.expectEscaped();
    await player.giveName(name);
    await page.close();
  });
}

function keepInDraft(page: Page) {
  return test.step('the draft still shows it, and the palette no longer offers it', async () => {
    await page.reload();
    const editor = new EditorDriver(page);
    await expectItsPicture(page, editor.item(CRATE));
    await editor.openTab('Things');
    await page.getByLabel('Search things').fill('crate');
    await expect(page.getByRole('button', { name: /^Add / }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: `Add ${CRATE}` })).toHaveCount(0);
  });
}

async function place(editor: EditorDriver, name: string) {
  await expect(editor.item('Door')).toBeAttached();
  await editor.addByClick(name);
}

function expectItsPicture(page: Page, item: Locator) {
  return expect.poll(async () => isOfCrate(await readColorOf(page, item))).toBe(true);
}
