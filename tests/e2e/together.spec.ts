import { type Browser, expect, type Page } from '@playwright/test';
import { airlockSeven } from '../../seeds/rooms/airlockSeven.ts';
import { leaveSeatAlone } from './support/leaveSeatAlone.ts';
import { PlayerDriver } from './support/PlayerDriver.ts';
import { test } from './support/test.ts';

const CODE = '4471';
const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true } as const;

test('two players escape from a room together: a laptop that opens the party, and a phone that joins by its code', async ({
  page,
  browser,
  baseURL,
  app,
}) => {
  const laptop = new PlayerDriver(page);
  const phone = new PlayerDriver(await openPhone(browser, baseURL ?? ''), { hasTouch: true });

  const code = await test.step('the laptop opens the door, and shows the code', async () => {
    await page.goto(`/gameplay/${airlockSeven.id}`);
    await page.getByRole('link', { name: 'Play together' }).click();
    await expect(page.getByRole('heading', { name: 'The door is open' })).toBeVisible();
    await expect(page.getByText('1 of 8')).toBeVisible();
    const tags = await page.getByRole('img', { name: /^Code: / }).getAttribute('aria-label');
    const code = (tags ?? '').replace('Code: ', '').replaceAll(' ', '');
    await expect(page).toHaveURL(new RegExp(`party=${code}$`));
    return code;
  });

  await test.step('the phone types it, after a wrong one', async () => {
    await phone.page.goto('/dashboard');
    await phone.page.getByRole('link', { name: 'I have a code' }).tap();
    const field = phone.page.getByLabel('Code of the party');
    const join = phone.page.getByRole('button', { name: 'Join' });
    await field.fill(code.slice(1));
    await join.tap();
    await expect(phone.page.getByText('One sign is missing.')).toBeVisible();
    await field.fill(`${code.slice(0, 3)} ${code.slice(3).toLowerCase()}`);
    await join.tap();
    await phone.page.getByRole('button', { name: 'Come in' }).tap();
    await expect(phone.page.getByRole('heading', { name: 'You’re in' })).toBeVisible();
    await expect(page.getByText('2 of 8')).toBeVisible();
  });

  await test.step('a second window of the laptop plays instead, or as somebody else', async () => {
    await playInSecondWindow(page);
  });

  await test.step('one starts for both', async () => {
    await page.getByRole('button', { name: 'Start for all' }).click();
    const pages = [page, phone.page];
    // Three seconds, in which both see how long they have.
    await Promise.all(pages.map((each) => expect(each.getByText('The door shuts by itself.')).toBeVisible()));
    for (const each of pages) {
      await expect(each.getByText('The door shuts by itself.')).toBeHidden();
      await expect(each.getByRole('region', { name: 'Inventory' })).toBeVisible();
      await expect(each.locator('canvas').first()).toBeVisible();
    }
  });

  await test.step('a lock that one opens is open for both, and the other is told by whom', async () => {
    const { told } = followSlips(phone.page);
    await laptop.tryCode('Crew safe', CODE);
    await expect.poll(told).toContain('opened: Crew safe');
    await expect(phone.item('Crew card')).toBeAttached();
  });

  await test.step('a pause is everybody’s', async () => {
    await phone.page.getByRole('button', { name: 'Pause', exact: true }).tap();
    await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
    await expect(page.getByText(/^Paused by /)).toBeVisible();
    await page.getByRole('button', { name: 'Resume' }).click();
    await expect(phone.page.getByRole('heading', { name: 'Paused' })).toBeHidden();
  });

  await test.step('what happens while one has no connection is there afterwards', async () => {
    const context = phone.page.context();
    await context.setOffline(true);
    await laptop.tap('Crew card');
    await expect(laptop.carried('Crew card')).toBeVisible();
    await context.setOffline(false);
    await expect(phone.carried('Crew card')).toBeVisible();
  });

  await test.step('who comes late reads what has happened so far, and steps inside', async () => {
    await joinLate(await openPhone(browser, baseURL ?? ''), page.url());
  });

  await test.step('a seat that nobody has been at for long goes to who asks for it', async () => {
    leaveSeatAlone(app, await playOf(page, code), 2);
    await takeLeftSeat(await openPhone(browser, baseURL ?? ''), page.url());
  });

  await test.step('a reload leads back to the own seat', async () => {
    await phone.page.reload();
    await expect(phone.carried('Crew card')).toBeVisible();
    await page.getByRole('button', { name: 'Your team' }).click();
    const team = page.getByRole('dialog', { name: 'The team' });
    await expect(team.getByRole('listitem')).toHaveCount(3);
    await team.getByRole('button', { name: 'Done' }).click();
  });

  const tablet = new PlayerDriver(await openPhone(browser, baseURL ?? ''), { hasTouch: true });
  await test.step('a seat goes to another device by the four signs that it shows', async () => {
    await moveSeat(phone.page, tablet.page, page.url());
    await expect(tablet.carried('Crew card')).toBeVisible();
  });

  await test.step('the door that one opens is the escape of both', async () => {
    await tablet.selectAndUse('Crew card', 'Airlock');
    for (const { page: each } of [laptop, tablet]) await expectOut(each);
  });

  await test.step('who comes after the end reads how it went', async () => {
    const late = await openPhone(browser, baseURL ?? '');
    await late.goto(page.url());
    await expect(late.getByRole('heading', { name: /^Escaped in / })).toBeVisible();
    await expect(late.getByRole('link', { name: 'Play together' })).toBeVisible();
  });
});

async function openPhone(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', ...PHONE });
  return context.newPage();
}

/** Collects what is told over the stage, each of which goes by itself. */
function followSlips(page: Page): { told: () => Promise<string> } {
  return { told: async () => (await page.getByRole('status').allTextContents()).join('\n') };
}

/** Leaves through the open door; the end names all. */
async function expectOut(page: Page) {
  const end = page.getByRole('heading', { name: 'You are all out' });
  const skip = page.locator('[data-exit]').getByRole('button');
  await expect(async () => {
    const [way] = await skip.elementHandles();
    await way?.click();
    expect(await end.isVisible()).toBe(true);
  }).toPass({ intervals: [60] });
  await expect(page.getByRole('list', { name: 'Who was there' }).getByRole('listitem')).toHaveCount(3);
}

async function playInSecondWindow(page: Page) {
  const second = await page.context().newPage();
  await second.goto(page.url());
  await expect(second.getByRole('heading', { name: 'You play in another tab' })).toBeVisible();
  await second.getByRole('button', { name: 'Play here instead' }).click();
  await expect(second.getByText('2 of 8')).toBeVisible();
  await page.getByRole('button', { name: 'Play here instead' }).click();
  await expect(page.getByText('2 of 8')).toBeVisible();
  await second.getByRole('button', { name: 'Join as somebody else in this window' }).click();
  await second.getByRole('button', { name: 'Come in' }).click();
  await expect(page.getByText('3 of 8')).toBeVisible();
  await second.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByText('2 of 8')).toBeVisible();
  await second.close();
}

async function joinLate(late: Page, address: string) {
  await late.goto(address);
  await late.getByRole('button', { name: 'Come in' }).tap();
  await expect(late.getByRole('heading', { name: 'So far' })).toBeVisible();
  await expect(late.getByText('Crew safe: Two shelves', { exact: false })).toBeVisible();
  await late.getByRole('button', { name: 'Step inside' }).tap();
  await expect(new PlayerDriver(late).carried('Crew card')).toBeVisible();
  await late.context().close();
}

/** The play of a party, as the page's browser remembers it. */
async function playOf(page: Page, code: string): Promise<string> {
  return page.evaluate((key) => localStorage.getItem(key) ?? '', `escape-rooms.party.${code}`);
}

async function takeLeftSeat(newcomer: Page, address: string) {
  await newcomer.goto(address);
  const seat = newcomer.getByRole('group', { name: /^The seat of .+ is free$/ });
  await seat.getByRole('button', { name: 'Take this seat' }).tap();
  await expect(new PlayerDriver(newcomer).carried('Crew card')).toBeVisible();
  await newcomer.context().close();
}

async function moveSeat(from: Page, to: Page, address: string) {
  await from.getByRole('button', { name: 'Your team' }).tap();
  await from.getByRole('button', { name: 'Take your seat with you' }).tap();
  const shown = await from.getByRole('img', { name: /^Signs: / }).getAttribute('aria-label');
  const signs = (shown ?? '').replace('Signs: ', '').replaceAll(' ', '');
  await to.goto(address);
  await to.getByRole('button', { name: 'I was here before' }).tap();
  const field = to.getByLabel('Four signs of your seat');
  const take = to.getByRole('button', { name: 'Take my seat here' });
  await field.fill(`${signs.startsWith('2') ? '3' : '2'}${signs.slice(1)}`);
  await take.tap();
  await expect(to.getByText('No seat shows these signs.', { exact: false })).toBeVisible();
  await field.fill(signs.toLowerCase());
  await take.tap();
  await expect(from.getByRole('heading', { name: 'You play at your other device now' })).toBeVisible();
}
