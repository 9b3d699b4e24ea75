import { expect, type Locator, type Page } from '@playwright/test';
import { demoAdmin, demoCreator, demoPlayer } from '../../seeds/demoAccounts.ts';
import { keptIn } from '../../seeds/rooms/keptIn.ts';
import { accountText } from '../../src/account/text/account.ts';
import { accountPageText } from '../../src/account/text/accountPage.ts';
import { pricingText } from '../../src/account/text/pricing.ts';
import { accountsText } from '../../src/admin/text/accounts.ts';
import { catalogueText } from '../../src/admin/text/catalogue.ts';
import { overviewText } from '../../src/admin/text/overview.ts';
import { reviewsText } from '../../src/admin/text/reviews.ts';
import { scoresText } from '../../src/admin/text/scores.ts';
import { previewText } from '../../src/editor/text/preview.ts';
import { landingText } from '../../src/landing/text/landing.ts';
import { reportText } from '../../src/rooms/text/report.ts';
import { chooseLanguage } from '../../src/shared/language/language.ts';
import { appText } from '../../src/shared/text/app.ts';
import { inventoryText } from '../../src/uploads/text/inventory.ts';
import { uploadCrate } from './support/crate.ts';
import { awaitApp, expectAccessible } from './support/expectAccessible.ts';
import { ALL_SIGHTS, choose, SIGHTS, type Sight } from './support/sights.ts';
import { signIn } from './support/signIn.ts';
import { test } from './support/test.ts';
import { Uploader } from './support/Uploader.ts';

interface Screen {
  path: string;
  /** An element that is visible once the screen is complete. */
  shows: (page: Page) => Locator;
}

const title = (text: () => string) => (page: Page) => page.getByRole('heading', { level: 1, name: text() });
const cards = (page: Page) => page.locator('main').getByRole('article').first();

const LANDING: Screen = {
  path: '/',
  shows: title(() => `${landingText.hero.title} ${landingText.hero.titleEnd}`),
};
const FOR_ANYONE: readonly Screen[] = [
  { path: '/login', shows: title(() => accountText.logIn.title) },
  { path: '/register', shows: title(() => accountText.register.title) },
  { path: '/reset-password', shows: title(() => accountText.resetRequest.title) },
  { path: '/dashboard', shows: cards },
  { path: '/room-editor', shows: (page) => page.locator('canvas') },
  { path: '/preview', shows: title(() => previewText.nothingTitle) },
  { path: `/gameplay/${keptIn.id}`, shows: title(() => keptIn.roomName) },
  { path: '/pricing', shows: (page) => page.getByText(pricingText.popular) },
];
const NOT_FOUND: Screen = { path: '/nowhere', shows: title(() => appText.notFound.title) };
const OF_ONES_OWN: readonly Screen[] = [
  { path: '/projects', shows: cards },
  { path: '/account', shows: title(() => accountPageText.title) },
  { path: '/myInventory/backgrounds', shows: (page) => page.getByText(inventoryText.empty.title) },
  { path: '/myInventory/items', shows: cards },
  { path: '/myInventory?add=item', shows: (page) => page.getByText(inventoryText.bench.choose.item) },
];

const OVERVIEW: Screen = { path: '/admin', shows: (page) => page.getByText(overviewText.days) };
const REPORTS: Screen = { path: '/admin?tab=reports', shows: title(() => reportText.title) };
const SCORES: Screen = { path: '/admin?tab=scores', shows: title(() => scoresText.title) };
const ACCOUNTS: Screen = {
  path: '/admin/accounts',
  shows: (page) =>
    page
      .locator('main')
      .filter({ has: title(() => accountsText.title)(page) })
      .getByRole('heading', { level: 2 })
      .first(),
};
const ITEM_REVIEWS: Screen = {
  path: '/admin/itemLibrary reviews',
  shows: (page) => page.getByRole('heading', { level: 2, name: 'A crate' }),
};
/** The same parts as in `ITEM_REVIEWS`, without reviews. */
const BACKGROUND_REVIEWS: Screen = {
  path: '/admin/background reviews',
  shows: (page) => page.getByRole('heading', { level: 2, name: reviewsText.empty.waiting.title }),
};
const entriesOf = (kind: 'item' | 'background') => (page: Page) =>
  page.getByRole('list', { name: catalogueText.kinds[kind].title }).getByRole('button').first();
const ITEMS: Screen = { path: '/admin/items', shows: entriesOf('item') };
const BACKGROUNDS: Screen = { path: '/admin/backgrounds', shows: entriesOf('background') };
const OF_ADMINS = [OVERVIEW, REPORTS, SCORES, ACCOUNTS, ITEM_REVIEWS, BACKGROUND_REVIEWS, ITEMS, BACKGROUNDS];

test.afterEach(() => chooseLanguage('en'));

test('role-anonymous: anonymous users have landing, login, register, reset-password, dashboard, editor, preview, gameplay and pricing, each by one light and in one language, without a barrier', async ({
  page,
  app,
}) => {
  for (const [turn, sight] of SIGHTS.entries()) {
    await choose(page, app.url, sight);
    await visitAll(page, [...FOR_ANYONE, NOT_FOUND].filter(isOfTurn(turn)), sight);
    if (sight.language === 'de') await visitAll(page, [LANDING], sight);
  }
  await test.step('route-landing-no-nav: the landing page has no navigation bar', () =>
    expect(page.getByRole('navigation')).toHaveCount(0));
  await test.step('a German is shown rooms in German first, and which ones are not', () =>
    expectGermanFirst(page));
});

test('the screens of logged-in users and admins have no accessibility barrier, each in one colour mode and one language', async ({
  page,
  app,
}) => {
  const { uploader, uploadId } = await keepCrate(page);
  await uploader.call('askReview', { uploadId });
  for (const [account, screens] of [
    [demoCreator, OF_ONES_OWN],
    [demoAdmin, OF_ADMINS],
  ] as const) {
    await signIn(page, account, '/__local/health');
    for (const [turn, sight] of SIGHTS.entries()) {
      await choose(page, app.url, sight);
      await visitAll(page, screens.filter(isOfTurn(turn)), sight);
    }
  }
});

test('the screens of an admin have no accessibility barrier in either colour mode and language', {
  tag: '@long',
}, async ({ page, app }) => {
  const { uploader, uploadId } = await keepCrate(page);
  await uploader.call('askReview', { uploadId });
  await signIn(page, demoAdmin);
  for (const sight of ALL_SIGHTS) {
    await choose(page, app.url, sight);
    await visitAll(page, OF_ADMINS, sight);
  }
});

test('no screen has an accessibility barrier in either colour mode and language', {
  tag: '@long',
}, async ({ page, app }) => {
  for (const sight of ALL_SIGHTS) {
    await choose(page, app.url, sight);
    await visitAll(page, [LANDING], sight);
    await visitAll(page, [...FOR_ANYONE, NOT_FOUND], sight);
  }
  chooseLanguage('en');
  await page.context().clearCookies();
  await keepCrate(page);
  await signIn(page, demoCreator);
  for (const sight of ALL_SIGHTS) {
    await choose(page, app.url, sight);
    await visitAll(page, OF_ONES_OWN, sight);
  }
});

test('pages behind links in mails, expired links and the offline page have no accessibility barrier in either colour mode and language', {
  tag: '@long',
}, async ({ page, app }) => {
  const newPassword = await mailedLink(page);
  const screens: readonly Screen[] = [
    { path: newPassword, shows: title(() => accountText.newPassword.title) },
    { path: `${newPassword}0`, shows: title(() => accountText.link.used.title) },
    { path: '/offline.html', shows: (shown) => shown.getByRole('heading', { level: 1 }) },
  ];
  for (const sight of ALL_SIGHTS) {
    await choose(page, app.url, sight);
    for (const screen of screens) await visitAll(page, [screen], sight);
  }
});

/** Whether a screen is tested in a theme and language: each combination tests every other screen. */
const isOfTurn = (turn: number) => (_: Screen, place: number) => place % SIGHTS.length === turn;

async function expectGermanFirst(page: Page) {
  const wall = page.getByRole('region', { name: landingText.rooms.title });
  await wall.scrollIntoViewIfNeeded();
  const rooms = wall.getByRole('link').filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(rooms).toHaveCount(3);
  for (const room of await rooms.all()) {
    await expect(room.getByRole('heading')).toHaveAttribute('lang', 'de');
    await expect(room.getByText('Englisch', { exact: true })).toHaveCount(0);
  }
  await page.goto('/dashboard');
  const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(cards.first().getByRole('heading').getByRole('link')).toHaveAttribute('lang', 'de');
  const english = cards.filter({ has: page.locator('h3 [lang=en]') }).first();
  await expect(english.getByText('Englisch', { exact: true })).toBeVisible();
}

/** Stores an item of the demo creator. */
async function keepCrate({ request }: Page) {
  const uploader = await Uploader.logIn(request, demoCreator.email, demoCreator.password);
  const upload = { kind: 'item', entry: await uploadCrate(uploader) };
  return { uploader, uploadId: (await uploader.call('saveUpload', upload)).id };
}

/** Returns the path of the link in the mail for a forgotten password. Opening it does not use it up. */
async function mailedLink(page: Page): Promise<string> {
  await page.goto('/reset-password');
  await page.getByLabel('E-mail address', { exact: true }).fill(demoPlayer.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(title(() => accountText.resetSent.title)(page)).toBeVisible();
  await page.goto('/__local/mail');
  const link = page.getByRole('link', { name: 'Choose a new password' }).first();
  const { pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '', page.url());
  return `${pathname}?mode=resetPassword&oobCode=${searchParams.get('oobCode')}`;
}

/**
 * Visits all screens. Only the first is loaded by its address, the others within the app, since loading takes
 * most of the time.
 */
async function visitAll(page: Page, screens: readonly Screen[], sight: Sight) {
  for (const [index, screen] of screens.entries()) {
    if (index === 0) await page.goto(screen.path);
    else await goTo(page, screen.path);
    await look(page, screen, sight);
  }
}

/** Goes to a path within the app, as the browser's Back button does. */
function goTo(page: Page, path: string) {
  return page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

async function look(page: Page, { path, shows }: Screen, { theme, language }: Sight) {
  await awaitApp(page);
  await expect(shows(page)).toBeVisible();
  await expect(page).toHaveURL(path);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expectAccessible(page, `${path}, ${theme}, ${language}`);
}
