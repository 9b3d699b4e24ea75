import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { demoCreator } from '../../seeds/demoAccounts.ts';
import { findNewerScript } from '../served/findNewerScript.ts';
import { findNewerStyle } from '../served/findNewerStyle.ts';
import { KNOWN_NEWER } from '../served/knownNewer.ts';
import type { Newer } from '../served/Newer.ts';
import { EditorDriver } from './support/EditorDriver.ts';
import { keepStyles, keptStyles } from './support/keptStyles.ts';
import { PlayerDriver } from './support/PlayerDriver.ts';
import { signIn } from './support/signIn.ts';
import { takeAwayNewer } from './support/takeAway.ts';
import { test } from './support/test.ts';

const MODULE = '**/assets/*.js';

test('the build uses nothing newer than the served browsers, except features whose absence does no harm', () => {
  expect(unknown(filesOf('dist').flatMap(newerIn))).toEqual([]);
});

test('a page without all that a served browser lacks is played, built in and walked through, no rule of its styles is newer, and all that is known to be newer is still there @long', async ({
  page,
}) => {
  const errors: unknown[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await takeAwayNewer(page.context());
  await keepStyles(page);
  await page.goto('/');
  expect(await page.evaluate(() => 'startViewTransition' in document || 'groupBy' in Object)).toBe(false);
  await test.step('a demo room is played to its end', () => playAirlock(page));
  await test.step('the editor works', async () => {
    const editor = new EditorDriver(page);
    await editor.open();
    await editor.addByClick('Note');
    await page.keyboard.press('Control+z');
    await expect(editor.item('Note')).toHaveCount(0);
    for (const tab of ['Room', 'Layers', 'Themes'] as const) await editor.openTab(tab);
  });
  await signIn(page, demoCreator);
  for (const path of ['/dashboard', '/projects', '/account', '/myInventory/items', '/pricing']) {
    await page.goto(path);
    await expect(page.locator('main').getByRole('heading').first()).toBeVisible();
  }
  await test.step('the menu of a phone works', async () => {
    await page.setViewportSize({ width: 375, height: 740 });
    const home = page.getByRole('link', { name: 'Home', exact: true }).filter({ visible: true });
    await expect(home).toHaveCount(0);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(home).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(home).toHaveCount(0);
  });
  await expect(page.locator('#too-old')).toHaveCount(0);
  expect(errors).toEqual([]);
  const found = [...filesOf('dist').flatMap(newerIn), ...(await keptStyles(page)).flatMap(findNewerStyle)];
  expect(unknown(found)).toEqual([]);
  expect(Object.keys(KNOWN_NEWER).filter((known) => !found.some(({ what }) => what === known))).toEqual([]);
});

const TOO_OLD = {
  en: 'This browser is too old for Escape Rooms',
  'de-CH': 'Dieser Browser ist zu alt für Escape Rooms',
};

/** Opens both pages, each in one of the languages. */
test('a browser that is too old gets one sentence in its language, also where no script of the app can be read', async ({
  app,
  browser,
}) => {
  await expectTooOld(browser, app.url, 'en', ['/']);
  await expectTooOld(browser, app.url, 'de-CH', ['/gameplay/airlock-seven']);
});

test('a browser that is too old gets its sentence on every page in either language @long', async ({
  app,
  browser,
}) => {
  for (const language of ['en', 'de-CH'] as const)
    await expectTooOld(browser, app.url, language, [
      '/',
      '/dashboard',
      '/gameplay/airlock-seven',
      '/room-editor',
    ]);
});

async function expectTooOld(
  browser: Browser,
  url: string,
  language: keyof typeof TOO_OLD,
  paths: readonly string[],
) {
  for (const path of paths) {
    const page = await openTooOld(browser, url, language);
    await page.goto(path);
    await expect(page.getByText(TOO_OLD[language])).toHaveCount(1);
    await expect(page.getByText(TOO_OLD[language])).toBeInViewport();
    await page.context().close();
  }
}

/** Opens a page in a browser of 2021, which reads no script of the app. */
async function openTooOld(browser: Browser, baseURL: string, locale: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale });
  await context.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'inert'));
  await context.route(MODULE, (route) => route.fulfill({ contentType: 'text/javascript', body: 'class {' }));
  return context.newPage();
}

async function playAirlock(page: Page) {
  await page.goto('/gameplay/airlock-seven');
  const player = new PlayerDriver(page);
  await player.start();
  await player.tap("Engineer's memo");
  await expect(page.getByRole('dialog', { name: "Engineer's memo" })).toBeVisible();
  await page.keyboard.press('Escape');
  await player.tryCode('Crew safe', '2413');
  await player.tap('Crew card');
  await player.selectAndUse('Crew card', 'Airlock');
  await player.expectEscaped();
}

function filesOf(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));
}

/**
 * Whether a file runs in a worker. Workers have no polyfills, so they must not use newer functions at all.
 */
const inWorker = (file: string) => /Worker|webp_enc/.test(file);

function newerIn(file: string): readonly Newer[] {
  const kind = extname(file);
  const text = ['.js', '.css', '.html'].includes(kind) ? readFileSync(file, 'utf8') : '';
  const found =
    kind === '.css'
      ? findNewerStyle(text)
      : kind === '.js'
        ? findNewerScript(text, sourceOf(file))
        : newerInPage(text);
  return found.map((newer) => ({
    ...newer,
    what:
      inWorker(file) && KNOWN_NEWER[newer.what] === 'brought along'
        ? `${newer.what} in a worker`
        : newer.what,
    around: `${file}: ${newer.around}`,
  }));
}

function sourceOf(file: string): 'script' | 'module' {
  return /(tooOld|offlineWorker)\.js$/.test(file) ? 'script' : 'module';
}

function newerInPage(html: string): readonly Newer[] {
  const each = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => text);
  return [
    ...each(/<script>(.*?)<\/script>/gs).flatMap((text) => findNewerScript(text, 'script')),
    ...each(/<style>(.*?)<\/style>/gs).flatMap(findNewerStyle),
    ...each(/ style="([^"]*)"/g).flatMap((style) => findNewerStyle(`a { ${style} }`)),
  ];
}

function unknown(found: readonly Newer[]): readonly string[] {
  const news = found.filter(({ what }) => !(what in KNOWN_NEWER));
  return [
    ...new Set(news.map(({ what, lackedBy, around }) => `${what}, not in ${lackedBy.join(', ')}: ${around}`)),
  ];
}
