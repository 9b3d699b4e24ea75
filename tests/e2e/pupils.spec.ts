import { type Browser, expect, type Page } from '@playwright/test';
import { airlockSeven } from '../../seeds/rooms/airlockSeven.ts';
import { ClassTeacher } from './support/ClassTeacher.ts';
import { LeakScan } from './support/LeakScan.ts';
import { Traffic } from './support/Traffic.ts';
import { test } from './support/test.ts';

const PHONE = { viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true } as const;

test('two pupils of a class: from the code to the lobby, by the teacher’s clock, until it is ended', async ({
  page: laptop,
  browser,
  baseURL,
  app,
}) => {
  const teacher = await ClassTeacher.open(app.url, airlockSeven.id);
  const phone = await openPhone(browser, baseURL ?? '');
  const both = [phone, laptop];
  const onBoth = (expected: (page: Page) => Promise<unknown>) => Promise.all(both.map(expected));
  const scans = both.map((page) => new LeakScan(page, airlockSeven));
  const traffics = both.map((page) => new Traffic(page));

  const names = await test.step('one types the code, one has the link; each needs one press', async () => {
    await phone.goto('/');
    await phone.getByLabel('Have a code?').fill(teacher.code.toLowerCase());
    await phone.getByRole('button', { name: 'Come in' }).tap();
    await expect(phone).toHaveURL(new RegExp(`party=${teacher.code}$`));
    await laptop.goto(`/gameplay/${airlockSeven.id}?party=${teacher.code}`);
    await expect(phone.getByRole('button', { name: 'Come in' })).toBeInViewport();
    await onBoth((page) => page.getByRole('button', { name: 'Come in' }).click());
    await onBoth((page) => expect(page.getByText('Your teacher starts the clock')).toBeInViewport());
    return Promise.all(both.map(nameOf));
  });

  await test.step('one spins another name, and says that two sit here', async () => {
    await phone.getByRole('button', { name: /^Spin again/ }).tap();
    await expect.poll(() => nameOf(phone)).not.toBe(names[0]);
    names[0] = await nameOf(phone);
    await phone.getByRole('button', { name: 'One more' }).tap();
    const own = async () => {
      const { team, seat } = await teacher.placeOf(names[0] ?? '');
      return (await teacher.teams())[team]?.seats.find((each) => each.seat === seat)?.people;
    };
    await expect.poll(own).toBe(2);
  });

  await test.step('the teacher looks for the phone, and starts', async () => {
    await teacher.order({ type: 'lightUp', ...(await teacher.placeOf(names[0] ?? '')) });
    await expect(phone.getByText('Your teacher looks for this screen.', { exact: false })).toBeVisible();
    await expect(laptop.getByText('Your teacher looks for this screen.', { exact: false })).toBeHidden();
    await teacher.order({ type: 'start' });
    await onBoth((page) => expect(page.getByRole('region', { name: 'Inventory' })).toBeVisible());
    await onBoth((page) => expect(page.locator('canvas').first()).toBeVisible());
  });

  await test.step('they read what the teacher says, and one calls for help', async () => {
    await expect(phone.getByText('Here!', { exact: true })).toBeHidden({ timeout: 15_000 });
    await sayAndCall(teacher, phone, laptop);
  });

  await test.step('Q5 a pause hides the room, and cannot be ended here', async () => {
    await pauseAll(teacher, both);
  });

  await test.step('no page was told a secret of the room, nor the name of a pupil of the other team', async () => {
    for (const scan of scans) await scan.started();
    for (const [own, traffic] of traffics.entries()) {
      expect(await traffic.holds(names[own] ?? ''), 'the recorder sees').toBe(true);
      expect(await traffic.holds(names[1 - own] ?? '')).toBe(false);
    }
  });

  await test.step('Q3 one is moved, removed, and comes back', async () => {
    const { team, seat } = await teacher.placeOf(names[0] ?? '');
    await teacher.order({ type: 'move', team, seat, to: 1 - team });
    await expect(phone.locator('[data-told]')).toContainText('Your teacher has moved you.');
    await teacher.order({ type: 'remove', ...(await teacher.placeOf(names[0] ?? '')) });
    await expect(phone.getByRole('heading', { name: 'You are outside' })).toBeVisible();
    await phone.getByRole('button', { name: 'Come in again' }).tap();
    await expect(phone.getByRole('region', { name: 'Inventory' })).toBeVisible();
  });

  await test.step('Q10 the end offers no stars, no place and no new play', async () => {
    await teacher.order({ type: 'end', team: null });
    const isOver = async () => (await teacher.teams()).every(({ outcome }) => outcome !== null);
    await expect.poll(isOver, { timeout: 10_000 }).toBe(true);
    await onBoth((page) =>
      expect(page.getByRole('heading', { level: 1, name: 'Your teacher has ended it' })).toBeVisible(),
    );
    for (const page of both) {
      const offered = await page.getByRole('main').getByRole('button').allTextContents();
      expect(offered).toEqual(['Read it all again']);
    }
  });
});

async function openPhone(browser: Browser, baseURL: string): Promise<Page> {
  return (await browser.newContext({ ...PHONE, baseURL, reducedMotion: 'reduce' })).newPage();
}

/** The name that the game has given to this pupil. */
async function nameOf(page: Page): Promise<string> {
  const own = page
    .getByRole('main')
    .locator('p')
    .filter({ hasText: /^You are$/ });
  return (await own.locator('xpath=following-sibling::p[1]').textContent()) ?? '';
}

async function sayAndCall(teacher: ClassTeacher, phone: Page, laptop: Page): Promise<void> {
  await teacher.order({ type: 'say', team: null, message: { type: 'own', text: 'Look up, please.' } });
  for (const page of [phone, laptop]) {
    await page.getByRole('button', { name: 'Read', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Read', exact: true })).toBeHidden();
  }
  await laptop.getByRole('button', { name: 'Journal' }).click();
  await expect(laptop.getByRole('dialog').getByText('From your teacher').first()).toBeVisible();
  await laptop.keyboard.press('Escape');
  await phone.getByRole('button', { name: 'Call your teacher' }).tap();
  await expect(phone.getByText('Help is on its way', { exact: true })).toBeVisible();
  const needs = async () => (await teacher.teams()).flatMap((team) => team.needs);
  await expect.poll(needs).toContain('help');
  await phone.getByRole('button', { name: 'Never mind' }).tap();
  await expect.poll(needs).not.toContain('help');
  await expect(laptop.getByText('Help is on its way', { exact: true })).toBeHidden();
}

async function pauseAll(teacher: ClassTeacher, pages: readonly Page[]): Promise<void> {
  const [laptop] = pages.slice(-1);
  await laptop?.getByRole('button', { name: 'Journal' }).click();
  await teacher.order({ type: 'pause', team: null });
  for (const page of pages) {
    await expect(page.getByRole('heading', { name: 'Your teacher holds the clock' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Resume' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Pause', exact: true })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    const shown = await page.locator('body').ariaSnapshot();
    expect(['Locker', 'Crew safe', 'From your teacher'].filter((word) => shown.includes(word))).toEqual([]);
  }
  await teacher.order({ type: 'goOn', team: null });
  for (const page of pages)
    await expect(page.getByRole('heading', { name: 'Your teacher holds the clock' })).toBeHidden();
}
