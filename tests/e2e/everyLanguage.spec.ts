import { readFileSync } from 'node:fs';
import { expect, type Locator } from '@playwright/test';
import { endText } from '../../src/play/text/ending.ts';
import { tableText } from '../../src/play/text/table.ts';
import { PlayerDriver } from './support/PlayerDriver.ts';
import { publishRoomFile } from './support/roomFiles.ts';
import { test } from './support/test.ts';
import { translatePage } from './support/translation.ts';

const ARABIC = readFileSync('tests/e2e/support/arabicRoom.json', 'utf8');
/** Visible share that counts as whole. Scrolling is by whole pixels, and an edge may lie between two. */
const WHOLE = 0.98;
/**
 * A laptop's window at 300 % and 400 % zoom, and a wide one at 400 %, which has the layout of a phone held
 * sideways.
 */
const ZOOMED = [
  { width: 427, height: 341 },
  { width: 320, height: 256 },
  { width: 640, height: 270 },
] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('M2 a room in a right-to-left language is shown right to left on every screen, and its lock works in Arabic @long', async ({
  page,
  app,
}) => {
  const path = await publishRoomFile(app.url, withDigits(ARABIC));
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(path);
  await expectFromRight(page.getByRole('heading', { name: 'غرفة الساعة (1)!' }), page.getByText('أهلا بكم'));
  await page.setViewportSize({ width: 1440, height: 900 });
  const player = new PlayerDriver(page, { input: 'keys' });
  await player.start();
  await player.tap('صندوق');
  await expectFromRight(page.locator('[data-caption]').last());
  await player.tap('ورقة');
  const paper = page.getByRole('dialog', { name: 'ورقة' });
  await expectFromRight(paper.getByText('الرمز هو'));
  await page.keyboard.press('Escape');
  await player.tap('الباب');
  const lock = page.getByRole('dialog', { name: '\u2068الباب\u2069: locked' });
  await expectFromRight(lock.locator('[data-inscription] [dir]').first());
  await expect(lock.getByRole('button', { name: 'Try it' })).toBeVisible();

  await test.step('all of the lock and its submit button can be reached when zoomed in', async () => {
    for (const window of ZOOMED) {
      await page.setViewportSize(window);
      for (const name of ['1', 'Try it']) {
        await lock.getByRole('button', { name, exact: true }).scrollIntoViewIfNeeded();
        await expect(lock.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: WHOLE });
      }
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('the pad shows the language’s digits, and an unfinished composition submits nothing', async () => {
    for (const [key, code] of [
      ['٤', 'Digit4'],
      ['۷', 'Digit7'],
      ['１', 'Digit1'],
      ['1', 'Digit1'],
    ] as const)
      await strike(lock, { key, code });
    await expect(lock.locator('[data-face]')).toContainText('4711');
    await strike(lock, { key: 'Enter', isComposing: true, keyCode: 229 });
    await strike(lock, { key: 'Enter', keyCode: 229 });
    await expect(lock.locator('[data-face]')).toHaveAttribute('data-state', /rest|use/);
    await strike(lock, { key: 'Enter', keyCode: 13 });
  });
  await expectFromRight(page.getByText('أحسنتم! لقد خرجتم.').last());
});

test('a room is found and played to the end while the browser translates the page @long', async ({
  page,
  app,
}) => {
  const failures: unknown[] = [];
  page.on('pageerror', (error) => failures.push(error));
  const path = await publishRoomFile(app.url, ARABIC.replaceAll('غرفة الساعة', 'غرفة المرآة'));
  await page.goto('/dashboard');
  await expect(page.getByRole('article').first()).toBeVisible();
  await translatePage(page);
  await page.getByRole('searchbox').fill('المرآة');
  await page.getByRole('searchbox').press('Enter');
  // The unfiltered list contains the room too, until the search's result replaces it.
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await page.getByRole('main').getByRole('link', { name: 'غرفة المرآة' }).click();
  await expect(page).toHaveURL(path);
  // Facts that load late are translated, too.
  await expect(page.getByText('NOT RATED YET').first()).toBeVisible();
  await page.getByRole('button', { name: /^start$/i }).click();
  const player = new PlayerDriver(page, { input: 'keys' });
  await player.tap('صندوق');
  await expect(page.locator('[data-caption]').last()).toContainText('الصندوق فارغ');
  await player.tap('ورقة');
  await page.getByRole('dialog', { name: 'ورقة' }).getByRole('button', { name: 'close' }).last().click();
  await page.getByRole('button', { name: 'hint' }).click();
  const hints = page.getByRole('dialog');
  await hints.getByRole('button').first().click();
  await page.keyboard.press('Escape');
  await player.tap('الباب');
  const lock = page.getByRole('dialog', { name: 'الباب' });
  await expect(lock.getByRole('textbox', { name: 'answer' })).toHaveAttribute('translate', 'no');
  await lock.getByRole('textbox', { name: 'answer' }).fill('4712');
  await lock.getByRole('button', { name: 'try it' }).click();
  await expect(lock.getByText(tableText.passwordWrong)).toBeVisible();
  await lock.getByRole('textbox', { name: 'answer' }).fill('4711');
  await lock.getByRole('button', { name: 'try it' }).click();
  await player.expectEscaped();
  await page.getByText(endText.endingAgain).click();
  await expect(page.getByText('أحسنتم! لقد خرجتم.').last()).toBeVisible();
  expect(failures).toEqual([]);
});

/** The room with a pad at its door. */
function withDigits(file: string): string {
  const parsed = JSON.parse(file);
  parsed.room.itemConfigs.door.face = { type: 'digits' };
  return JSON.stringify(parsed);
}

async function expectFromRight(...words: readonly Locator[]): Promise<void> {
  for (const each of words) await expect(each).toHaveCSS('direction', 'rtl');
}

/** Dispatches a key event of a keyboard or language that the test machine lacks. */
function strike(at: Locator, key: Struck): Promise<void> {
  return at.locator('form').evaluate((form, { keyCode = 0, ...init }: Struck) => {
    const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
    Object.defineProperty(event, 'keyCode', { value: keyCode });
    form.dispatchEvent(event);
  }, key);
}

interface Struck {
  key: string;
  code?: string;
  isComposing?: boolean;
  keyCode?: number;
}
