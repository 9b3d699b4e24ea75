import { expect, type Page } from '@playwright/test';
import { airlockSeven } from '../../seeds/rooms/airlockSeven.ts';
import { leaveSeatAlone } from './support/leaveSeatAlone.ts';
import { openPhone, startForAll } from './support/partyPages.ts';
import { TeamLeakScan } from './support/TeamLeakScan.ts';
import { test } from './support/test.ts';

test('a seat changes hands: to another device of its player, and to a newcomer once nobody is at it @long', async ({
  page,
  browser,
  baseURL,
  app,
}) => {
  const [phone, tablet, newcomer] = await Promise.all([0, 1, 2].map(() => openPhone(browser, baseURL ?? '')));
  if (!phone || !tablet || !newcomer) throw new Error('A browser is missing.');
  const scan = new TeamLeakScan(airlockSeven);
  for (const [seat, each] of [page, phone, tablet].entries()) scan.watch(Math.min(seat, 1), each);
  await page.goto(`/gameplay/${airlockSeven.id}?party=new`);
  await expect(page.getByRole('heading', { name: 'The door is open' })).toBeVisible();
  await phone.goto(page.url());
  await phone.getByRole('button', { name: 'Come in' }).tap();
  await expect(page.getByText('2 of 8')).toBeVisible();
  await startForAll([page, phone]);
  await scan.made(0, { type: 'start' });

  await test.step('four signs bring it to another device; the first one lets go', async () => {
    await moveSeat(phone, tablet, page.url());
    await scan.check('moving');
    scan.forget(phone);
  });

  await test.step('a newcomer takes it over', async () => {
    scan.forget(tablet);
    await tablet.context().close();
    const playId = await playOf(page);
    // Only the server's memory knows who was present a moment ago.
    await app.kill();
    leaveSeatAlone(app, playId, 1);
    await app.restart();
    scan.watch(1, newcomer);
    await newcomer.goto(page.url());
    const seat = newcomer.getByRole('group', { name: /^The seat of .+ is free$/ });
    await seat.getByRole('button', { name: 'Take this seat' }).tap();
    await expect(newcomer.getByRole('region', { name: 'Inventory' })).toBeVisible();
    await page.getByRole('button', { name: 'Your team' }).click();
    const team = page.getByRole('dialog', { name: 'The team' });
    await expect(team.getByRole('listitem')).toHaveCount(2);
    await scan.check('taking over');
  });
});

/** Returns the play of a party that the page's browser has stored. */
async function playOf(page: Page): Promise<string> {
  const code = new URL(page.url()).searchParams.get('party');
  return page.evaluate((key) => localStorage.getItem(key) ?? '', `escape-rooms.party.${code}`);
}

async function moveSeat(from: Page, to: Page, address: string) {
  await from.getByRole('button', { name: 'Your team' }).tap();
  await from.getByRole('button', { name: 'Play on at another device' }).tap();
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
  await expect(to.getByRole('region', { name: 'Inventory' })).toBeVisible();
  await expect(from.getByRole('heading', { name: 'You now play on your other device' })).toBeVisible();
}
