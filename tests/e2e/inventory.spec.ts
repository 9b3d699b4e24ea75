import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { demoCreator } from '../../seeds/demoAccounts.ts';
import { EditorDriver } from './support/EditorDriver.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { pinch } from './support/pointer.ts';
import { signIn } from './support/signIn.ts';
import { test } from './support/test.ts';

const KITE = 'Kite of red';

/** A photograph of a red kite on an uneven wall. */
function photograph(): Promise<Buffer> {
  const wall =
    '<radialGradient id="w"><stop stop-color="#efe9dd"/><stop offset="1" stop-color="#d8d0c0"/></radialGradient>';
  const kite = '<path d="M300 90 L470 330 L300 700 L130 330 Z" fill="#b8322c"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800">${wall}<rect width="600" height="800" fill="url(#w)"/>${kite}</svg>`;
  return sharp(Buffer.from(svg)).jpeg().toBuffer();
}

/** Drops files on the page, as from a folder of the desktop. */
async function drop(page: Page, files: readonly { name: string; type: string; content: Buffer }[]) {
  const transfer = await page.evaluateHandle(
    (given) => {
      const list = new DataTransfer();
      for (const { name, type, base64 } of given) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        list.items.add(new File([bytes], name, { type }));
      }
      return list;
    },
    files.map(({ name, type, content }) => ({ name, type, base64: content.toString('base64') })),
  );
  await page.getByText('Drop pictures of things here').dispatchEvent('drop', { dataTransfer: transfer });
}

test('does-inventory: a Pro user’s picture is cut out, described, kept, and placed from the editor’s palette', async ({
  page,
}) => {
  await openBench(page);
  await drop(page, [{ name: 'red-kite.jpg', type: 'image/jpeg', content: await photograph() }]);
  await expect(cutOut(page)).toBeVisible();
  await page.getByLabel('Tolerance').fill('18');
  await expectAccessible(page);
  await describe(page);
  await expect(page.getByRole('article').filter({ hasText: KITE })).toContainText('Thing · Decorations');

  const editor = new EditorDriver(page);
  await editor.open('/room-editor?new');
  await editor.openTab('Things');
  await page.locator('[aria-pressed]').getByText('Mine', { exact: true }).click();
  await editor.addByClick(KITE);
});

test('a file that is no picture is reported, the cutting board works with keys and fingers, and unfinished work waits in this browser, for one tab @long', async ({
  page,
}) => {
  await openBench(page);
  await drop(page, [
    { name: 'holiday.heic', type: 'image/heic', content: Buffer.from('no picture') },
    { name: 'red-kite.jpg', type: 'image/jpeg', content: await photograph() },
  ]);
  await expect(page.getByText('This is not a picture we can read').first()).toBeVisible();
  await page.getByRole('button', { name: 'Remove holiday.heic from the bench' }).click();

  await expect(cutOut(page)).toBeVisible();
  await page.getByLabel('Tolerance').fill('18');
  await test.step('the board works with keys: zoom, a dab of the tool, undo', async () => {
    const board = page.getByRole('application', { name: 'Cutting board' });
    await board.press('+');
    await expect(page.getByRole('button', { name: 'Zoom out' })).toBeEnabled();
    await board.press('Enter');
    await page.getByRole('button', { name: 'Undo' }).click();
    await board.press('0');
    await expect(page.getByRole('button', { name: 'Zoom out' })).toBeDisabled();
  });
  await test.step('two fingers zoom, and do not change the picture', async () => {
    const board = page.getByRole('application', { name: 'Cutting board' });
    const before = await board.boundingBox();
    await pinch(page, board, [80, 160]);
    await expect
      .poll(async () => (await board.boundingBox())?.width)
      .toBeCloseTo((before?.width ?? 0) * 2, -1);
    await pinch(page, board, [160, 40]);
    await expect(page.getByRole('button', { name: 'Zoom out' })).toBeDisabled();
    // The last step is the tolerance, since there was no cut by finger.
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByLabel('Tolerance')).not.toHaveValue('18');
    await page.getByLabel('Tolerance').fill('18');
  });
  await test.step('unfinished work waits in this browser', async () => {
    await page.getByRole('button', { name: 'Continue later' }).click();
    await expect(page.getByText('You have 1 unfinished thing, kept only in this browser.')).toBeVisible();
    await page.reload();
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(cutOut(page)).toBeVisible();
    await expect(page.getByLabel('Tolerance')).toHaveValue('18');
  });
  await test.step('a second tab leaves the work to the first', async () => {
    const second = await page.context().newPage();
    await second.goto('/myInventory?add=item');
    await expect(second.getByText('Your unfinished things are open in another tab.')).toBeVisible();
    await expect(second.getByText('Drop pictures of things here')).toBeVisible();
    await second.close();
    await expect(page.getByLabel('Tolerance')).toHaveValue('18');
  });
  await describe(page);
  await expect(page.getByText('kept only in this browser')).toBeHidden();
  await test.step('a dialog opened from its menu returns the focus', async () => {
    const more = page.getByRole('button', { name: `More for ${KITE}` });
    await more.click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').press('Escape');
    await expect(more).toBeFocused();
  });
});

const cutOut = (page: Page) => page.getByRole('img', { name: 'red-kite.jpg, cut out so far' });

async function openBench(page: Page) {
  await signIn(page, demoCreator, '/myInventory');
  await page.getByRole('main').getByRole('link', { name: 'Add things' }).first().click();
}

/** Goes from the cutting board to the shelves. */
async function describe(page: Page) {
  await page.getByRole('button', { name: 'Next: describe it' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(KITE);
  await page.getByLabel('Where it belongs').selectOption('On the wall');
  await page.getByRole('button', { name: 'Next: try it in a room' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('article').filter({ hasText: KITE })).toBeVisible();
}
