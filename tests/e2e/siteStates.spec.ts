import { expect, type Locator, type Page } from '@playwright/test';
import { demoCreator, demoPlayer } from '../../seeds/demoAccounts.ts';
import { keptIn } from '../../seeds/rooms/keptIn.ts';
import { accountPageText } from '../../src/account/text/accountPage.ts';
import { pricingText } from '../../src/account/text/pricing.ts';
import { gameplayText } from '../../src/play/text/gameplay.ts';
import { binText } from '../../src/rooms/text/bin.ts';
import { bookmarkText } from '../../src/rooms/text/bookmark.ts';
import { bookmarkOfferText } from '../../src/rooms/text/bookmarkOffer.ts';
import { dashboardText } from '../../src/rooms/text/dashboard.ts';
import { projectsText } from '../../src/rooms/text/projects.ts';
import { reportText } from '../../src/rooms/text/report.ts';
import { roomPageText } from '../../src/rooms/text/roomPage.ts';
import { chooseLanguage } from '../../src/shared/language/language.ts';
import { appText } from '../../src/shared/text/app.ts';
import { expectAccessible, expectDialogAccessible } from './support/expectAccessible.ts';
import { register } from './support/register.ts';
import { ALL_SIGHTS, choose } from './support/sights.ts';
import { signIn } from './support/signIn.ts';
import { test } from './support/test.ts';

/** Dialogs, failures and messages on the screens of `screens.spec.ts`. */

const PHONE = { width: 375, height: 740 };

test.afterEach(() => chooseLanguage('en'));

for (const sight of ALL_SIGHTS) {
  const name = `by the ${sight.theme} in ${sight.language}`;

  test(`a guest’s dialogs and errors have no accessibility barrier ${name}`, {
    tag: '@long',
  }, async ({ page, app }) => {
    await choose(page, app.url, sight);
    await seeLists(page);
    await seeRoom(page);
  });

  test(`the results of a payment have no accessibility barrier ${name}`, {
    tag: '@long',
  }, async ({ page, app, browser }) => {
    await signIn(page, demoPlayer);
    await choose(page, app.url, sight);
    await seePayments(page);
    await seeDeletion(page);
    chooseLanguage('en');
    const stranger = await browser.newPage({ baseURL: app.url });
    await register(stranger, 'Una Unconfirmed', `una-${sight.theme}-${sight.language}@example.com`);
    await choose(stranger, app.url, sight);
    await seeRefusal(stranger);
    await stranger.close();
  });

  test(`dialogs and messages among own rooms have no accessibility barrier ${name}`, {
    tag: '@long',
  }, async ({ page, app }) => {
    await signIn(page, demoCreator);
    await choose(page, app.url, sight);
    await seeOwnRooms(page);
  });
}

async function seeLists(page: Page) {
  await page.goto('/dashboard?search=zzz');
  await shown(page.getByRole('heading', { name: dashboardText.noMatch.title }));
  await expectAccessible(page, 'no match');
  await page.route('**/api/summary*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto('/dashboard?sort=count');
  await shown(page.getByRole('heading', { name: dashboardText.failed.title }));
  await expectAccessible(page, 'a list that failed');
  await page.unroute('**/api/summary*');
  await page.getByRole('button', { name: appText.retry }).click();
  // The first room depends on the visitor's language.
  await page
    .getByRole('button', { name: bookmarkText.label('').trim() })
    .first()
    .click();
  await seeDialog(page, bookmarkOfferText.title);
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: appText.nav.menu }).click();
  await shown(page.getByRole('link', { name: appText.nav.signUp }).filter({ visible: true }));
  await expectAccessible(page, 'the menu of a phone');
  await page.keyboard.press('Escape');
}

async function seeRoom(page: Page) {
  const { share, report } = roomPageText;
  await page.goto('/gameplay/nowhere');
  await shown(page.getByText(gameplayText.roomNotFound('nowhere')));
  await expectAccessible(page, 'no room');
  await page.goto(`/gameplay/${keptIn.id}`);
  await page.getByText(roomPageText.moreTime.summary).click();
  await expectAccessible(page, 'more time');
  await page.getByRole('button', { name: share.qrCode }).click();
  await seeDialog(page, share.qrTitle);
  await page.getByRole('button', { name: share.embed, exact: true }).click();
  await seeDialog(page, share.embedTitle);
  await page.getByRole('button', { name: report.room }).click();
  await page.getByRole('dialog').getByRole('button', { name: reportText.dialog.send }).click();
  await shown(page.getByText(reportText.dialog.missing));
  await seeDialog(page, reportText.dialog.room(keptIn.roomName));
}

/** Visits the pages of a cancelled, an unconfirmed, a slow and a failed payment. */
async function seePayments(page: Page) {
  const { cancelled, confirming, slow, failed } = pricingText.payment;
  await page.goto('/pricing?cancelled');
  await shown(page.getByText(cancelled));
  await expectAccessible(page, 'cancelled');
  await page.goto('/account?paid=pro');
  await shown(page.getByText(confirming));
  await expectAccessible(page, 'being confirmed');
  await page.goto('/pricing');
  await page.getByRole('button', { name: pricingText.plans.pro.button }).click();
  await page.getByRole('button', { name: 'Pay slowly' }).click();
  await shown(page.getByText(slow));
  await expectAccessible(page, 'under way');
  await page.getByRole('button', { name: pricingText.plans.pro.button }).click();
  await shown(page.getByRole('alert'));
  await expectAccessible(page, 'refused, for it is under way');
  await page.goto('/__local/pay');
  await expectAccessible(page, 'the list of payments');
  await page.getByRole('button', { name: 'Have it never arrive' }).click();
  await page.goto('/pricing?paid=pro');
  await shown(page.getByText(failed));
  await expectAccessible(page, 'failed');
}

/** Visits the refusals for an unconfirmed address and for an unreachable provider. */
async function seeRefusal(page: Page) {
  await page.goto('/pricing');
  const buy = page.getByRole('button', { name: pricingText.plans.pro.button });
  await buy.click();
  await shown(page.getByRole('alert'));
  await expectAccessible(page, 'not confirmed');
  await page.route('**/api/createStripeCheckoutSession', (route) => route.abort());
  await buy.click();
  await shown(page.getByRole('alert').filter({ hasText: pricingText.checkoutFailed }));
  await expectAccessible(page, 'out of reach');
}

async function seeDeletion(page: Page) {
  const { email, leave } = accountPageText;
  await page.goto('/account');
  await page.getByRole('button', { name: email.open }).click();
  await expectAccessible(page, 'another address');
  await page.getByRole('button', { name: leave.submit }).click();
  const dialog = page.getByRole('alertdialog', { name: leave.title });
  await dialog.getByLabel(leave.password).fill('guessed');
  await dialog.getByRole('button', { name: leave.confirm }).click();
  await shown(dialog.getByRole('alert'));
  await expectDialogAccessible(page, 'a deletion with a wrong password');
  await dialog.getByRole('button', { name: leave.cancel }).click();
}

async function seeOwnRooms(page: Page) {
  const { entries, results, importRefusal } = projectsText;
  const open = async (entry: string) => {
    await page.getByRole('button', { name: projectsText.moreFor(keptIn.roomName), exact: true }).click();
    await page.getByRole('menuitem', { name: entry, exact: true }).click();
  };
  await page.goto('/projects');
  await page.getByRole('button', { name: projectsText.moreFor(keptIn.roomName), exact: true }).click();
  await shown(page.getByRole('menuitem', { name: entries.results }));
  await expectAccessible(page, 'the menu of a room');
  await page.keyboard.press('Escape');
  await open(entries.results);
  await seeDialog(page, results.title(keptIn.roomName));
  await open(entries.share);
  await seeDialog(page, roomPageText.share.title);
  const buffer = Buffer.from('{}');
  await page.locator('input[type=file]').setInputFiles({ name: 'x', mimeType: 'application/json', buffer });
  await shown(page.getByText(importRefusal({ type: 'notARoom' })));
  await expectAccessible(page, 'a file that is no room');
  await open(projectsText.deleteRoom(keptIn.roomName));
  const question = page.getByRole('alertdialog', { name: binText.ask.title(keptIn.roomName) });
  await shown(question);
  await expectDialogAccessible(page, 'the question before a deletion');
  await question.getByRole('button', { name: binText.ask.confirm }).click();
  await page.getByText(binText.title(1)).click();
  const putBack = page.getByRole('button', { name: binText.putBackRoom(keptIn.roomName) });
  await shown(putBack);
  await expectAccessible(page, 'the bin');
  await putBack.click();
  await expect(page.getByText(binText.title(1))).toHaveCount(0);
}

async function seeDialog(page: Page, name: string) {
  await shown(page.getByRole('dialog', { name }));
  await expectDialogAccessible(page, name);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

const shown = (what: Locator) => expect(what).toBeVisible();
