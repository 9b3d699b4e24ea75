import { writeFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { progressOnTheWay, ROOM_ID } from '../bench/class/playTeam.ts';
import { registerByForm } from '../e2e/support/register.ts';
import { CLASS } from './classOfThirty.ts';

/** The address of this machine in the network. */
const NETWORK = process.env.NETWORK ?? '';
const { host } = new URL(NETWORK);
/** The file through which the other machine gets the link. */
const FILE = process.env.LINK ?? '';

const picture = (page: Page, name: string) =>
  page.screenshot({ path: `.cache/lan/${name}.png`, fullPage: true });

test('a teacher at localhost opens a class, thirty of the other machine come by the address that is told and get out, and board and results show it', async ({
  page,
}) => {
  let link = '';
  await test.step('the lobby tells the address of the network', async () => {
    await registerByForm(page, 'Tess Teacher', 'tess@example.com', `/gameplay/${ROOM_ID}`);
    await page.getByRole('link', { name: 'Play with a class' }).click();
    await page.getByRole('button', { name: 'Open the door' }).click();
    await expect(page.getByText(`Open ${host} and type`)).toBeVisible();
    await expect(page.getByText('Same Wi-Fi, no internet')).toBeVisible();
    await expect(page.getByLabel('Link for your class')).toHaveValue(new RegExp(`^${NETWORK}/gameplay/`));
    await picture(page, 'lobby');
  });
  await test.step('so does the wall', async () => {
    const address = await page.getByRole('link', { name: 'Projector view' }).getAttribute('href');
    const wall = await page.context().newPage();
    await wall.goto(address ?? '');
    await expect(wall.getByText(`Open ${host} and type`)).toBeVisible();
    await picture(wall, 'wall');
    await wall.close();
  });
  await test.step('thirty come', async () => {
    link = await page.getByLabel('Link for your class').inputValue();
    writeFileSync(FILE, link);
    await expect(page.getByText(`${CLASS.pupils} pupils have come.`)).toBeVisible();
    await expect(page.getByText('Another device has answered.')).toBeVisible();
  });
  await test.step('the board shows that they are there, and how far they are', async () => {
    await page.getByRole('button', { name: 'Start for all' }).click();
    const seats = CLASS.pupils / CLASS.teams;
    await expect(page.getByText(`${seats} of ${seats} here`)).toHaveCount(CLASS.teams);
    const progress = progressOnTheWay()[CLASS.moves - 1] ?? 0;
    const done = progress.toLocaleString('en', { style: 'percent' });
    await expect(page.getByRole('img', { name: `${done} done` })).toHaveCount(CLASS.teams);
    await picture(page, 'board');
  });
  await test.step('the cards to print tell the address of the network', async () => {
    const cards = await page.context().newPage();
    await cards.goto(page.url().replace('?', '?show=cards&'));
    await expect(cards.getByText(host).first()).toBeVisible();
    await picture(cards, 'cards');
    await cards.close();
  });
  await test.step('all teams get out, and the results tell so', async () => {
    writeFileSync(FILE, `${link}\n${CLASS.goOn}`);
    await expect(page.getByText(/^Out in /)).toHaveCount(CLASS.teams);
    await picture(page, 'allOut');
    await page.getByRole('button', { name: 'End now' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'End for all' }).click();
    const result = `${CLASS.teams} of ${CLASS.teams} teams got out`;
    await expect(page.getByRole('heading', { name: result })).toBeVisible();
    await picture(page, 'results');
  });
});
