import { mkdir, writeFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { demoAdmin, demoCreator } from '../../seeds/demoAccounts.ts';
import { signIn } from './support/signIn.ts';
import { test } from './support/test.ts';

const COLORS = ['#b8322c', '#2f7a52', '#2f4f86', '#c8912c', '#7b5034', '#6a3a7a'];
const NAMES = ['Owl 1', 'Owl 2', 'Owl 3', 'Owl 9', 'Owl 10', 'Owl 11'];

test(
  'a folder is dropped on the shelves, saved and offered by one press, and an admin reviews the whole queue by keys alone',
  {
    tag: '@long',
  },
  async ({ page, browser, app }, info) => {
    await signIn(page, demoCreator, '/myInventory');
    await dropFolder(page, await fillFolder(info.outputPath('owls')));
    await saveAll(page);
    for (const name of NAMES) await offer(page, name);
    const admin = await browser.newPage({ baseURL: app.url });
    const rejected = await reviewByKeys(admin);
    await test.step('the uploader sees the results', async () => {
      await page.reload();
      const card = page.getByRole('article').filter({ hasText: new RegExp(`^${rejected}Thing`) });
      await expect(card).toContainText('Too small or blurred');
      await expect(card).toContainText('Sharper, please.');
      await expect(owls(page).filter({ hasText: 'In the library' })).toHaveCount(5);
    });
  },
);

/** Returns the cards of this folder's things, since the account may have others. */
function owls(page: Page) {
  return page.getByRole('article').filter({ hasText: /Owl \d+/ });
}

/** Fills a folder with six things on white and with other files; returns its path. */
async function fillFolder(path: string): Promise<string> {
  await mkdir(path, { recursive: true });
  for (const [place, name] of NAMES.entries()) {
    const thing = `<ellipse cx="200" cy="220" rx="${90 + 10 * place}" ry="150" fill="${COLORS[place]}"/>`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="440"><rect width="400" height="440" fill="#fff"/>${thing}</svg>`;
    await sharp(Buffer.from(svg)).png().toFile(`${path}/${name}.png`);
  }
  for (const other of ['.DS_Store', 'notes.txt', 'holiday.heic'])
    await writeFile(`${path}/${other}`, 'no picture');
  return path;
}

/** Drops a folder from the desktop, which needs the browser's own protocol. */
function dropFolder(page: Page, path: string) {
  return test.step('a folder is dropped beside the drop zone', async () => {
    await expect(page.getByRole('heading', { name: 'My Inventory' })).toBeVisible();
    const session = await page.context().newCDPSession(page);
    const data = { items: [], files: [path], dragOperationsMask: 1 };
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await session.send('Input.dispatchDragEvent', { type, x: 12, y: 600, data });
    const queue = page.getByRole('list', { name: 'On the bench' });
    await expect(queue.getByRole('listitem')).toHaveText([
      /^holiday\.heic/,
      /^notes\.txt/,
      ...NAMES.map((name) => new RegExp(`^${name}\\.png`)),
    ]);
    await expect(page.getByRole('heading', { name: '0 of 6 ready' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove 2 unreadable files' }).click();
    await expect(queue.getByRole('listitem')).toHaveCount(6);
  });
}

function saveAll(page: Page) {
  return test.step('one press saves everything, and every step has a way back', async () => {
    await page.getByRole('button', { name: 'Next: describe it' }).click();
    await page.getByRole('button', { name: 'Back to: Cut out' }).click();
    await expect(page.getByLabel('Tolerance')).toBeVisible();
    await page.getByRole('button', { name: 'Save all 6' }).click();
    await expect(page.getByRole('heading', { name: '6 of 6 ready' })).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(owls(page)).toHaveCount(6);
  });
}

async function offer(page: Page, name: string) {
  await page.getByRole('button', { name: `More for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Offer to the library' }).click();
  await page.getByRole('button', { name: 'Offer', exact: true }).click();
  await expect(page.getByRole('article').filter({ hasText: new RegExp(`${name}Thing`) })).toContainText(
    'Waiting',
  );
}

/** Returns the name of the rejected one. Offers within one second are in any order. */
function reviewByKeys(page: Page): Promise<string> {
  return test.step('an admin reviews the whole queue by keys alone', async () => {
    await signIn(page, demoAdmin, '/admin/itemLibrary reviews');
    const keys = async (...pressed: string[]) => {
      for (const key of pressed) await page.keyboard.press(key);
    };
    const subject = (name = '') =>
      expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    const told = (words: string) => expect(page.getByText(words)).toBeVisible();
    const entries = page.getByRole('list', { name: 'Queue' }).getByRole('listitem');
    await expect(entries).toHaveCount(NAMES.length);
    const queue = (await entries.allInnerTexts()).map((words) => words.split('\n')[0] ?? '');
    const rejected = queue[1] ?? '';
    const reject = async () => {
      await keys('4');
      await page.getByLabel('Note to the uploader').focus();
      await page.keyboard.type('Sharper, please.');
      await keys('Escape', 'r');
      await told(`“${rejected}” rejected.`);
    };
    await subject(queue[0]);
    await keys('a');
    await told(`“${queue[0]}” approved.`);
    await subject(rejected);
    await test.step('a rejection asks for its reason, which has the focus', async () => {
      await keys('r');
      await told('Choose a reason first.');
      await expect(page.getByRole('radio', { name: 'Looks like somebody else’s work' })).toBeFocused();
      await reject();
    });
    await test.step('the decision is undone, and made again', async () => {
      await keys('z');
      await subject(rejected);
      await reject();
    });
    await subject(queue[2]);
    await keys('x', 'j', 'x');
    await told('Decision on 2 pictures');
    await keys('a');
    await told('2 approved.');
    await subject(queue[4]);
    await keys('a');
    await subject(queue[5]);
    await keys('a');
    await told('Nobody is waiting');
    await keys('z');
    await subject(queue[5]);
    await keys('a');
    await told('Nobody is waiting');
    return rejected;
  });
}
