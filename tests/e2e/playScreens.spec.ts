import { expect } from '@playwright/test';
import { tableText } from '../../src/play/text/table.ts';
import {
  expectAccessible,
  expectAccessibleByBothLights,
  expectDialogAccessible,
  expectDialogAccessibleByBothLights,
} from './support/expectAccessible.ts';
import { PlayerDriver } from './support/PlayerDriver.ts';
import { test } from './support/test.ts';

const ROOM = '/gameplay/airlock-seven';
const MEMO = "Engineer's memo";

/** In both themes and languages: `playLooks.spec.ts`. */
test('axe finds nothing from the start to the end', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(ROOM);
  const player = new PlayerDriver(page);
  await expect(page.getByRole('heading', { name: 'Airlock Seven' })).toBeVisible();
  await player.start();
  await expectAccessibleByBothLights(page, 'game');

  await player.tap('Computer');
  await expect(player.words('Computer')).toBeVisible();
  await expectAccessible(page, 'caption');
  await page.keyboard.press('Escape');
  await player.tap(MEMO);
  await expect(page.getByRole('dialog', { name: MEMO })).toBeVisible();
  await expectDialogAccessibleByBothLights(page, 'letter');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Journal' }).click();
  await expect(page.getByRole('dialog', { name: 'Journal' })).toBeVisible();
  await expectDialogAccessible(page, 'journal');
  await page.keyboard.press('Escape');

  await player.tryCode('Crew safe', '0000');
  await expect(page.getByText('The pad blinks twice. Something was squashed.')).toBeVisible();
  await test.step('the last paper is beside the lock, with the rest of the journal', async () => {
    const lock = page.getByRole('dialog', { name: 'Crew safe: locked' });
    const paper = lock.getByRole('region', { name: tableText.readAgain });
    await lock.getByRole('button', { name: tableText.readAgain }).click();
    await expect(paper.getByRole('heading', { name: MEMO })).toBeVisible();
    await paper.getByRole('button', { name: tableText.earlierEntry }).click();
    await expect(paper.getByRole('heading', { name: MEMO })).toHaveCount(0);
    await paper.getByRole('button', { name: tableText.laterEntry }).click();
    await expectDialogAccessible(page, 'code');
    await page.keyboard.press('Escape');
    await expect(paper).toHaveCount(0);
    await expect(lock, 'Escape takes the topmost thing only').toBeVisible();
  });
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await expectAccessible(page, 'pause');
  await expect(page.getByText('If you leave, everything stays as it is.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Leave for now' })).toHaveAttribute('href', '/dashboard');
  await page.getByRole('button', { name: 'Resume' }).click();

  await player.tryCode('Crew safe', '2413');
  await player.tap('Crew card');
  await player.selectAndUse('Crew card', 'Airlock');
  await player.expectEscaped();
  const row = page.getByRole('listitem').filter({ hasText: 'you' });
  await expect(row).toContainText('Anonymous');
  await expect(row).toContainText('of it paused');
  await test.step('the next room, stars, name and leaderboard are in the first window, and the ending is folded', async () => {
    const { next, stars, board } = {
      next: page.getByRole('link', { name: /^Next room: / }).filter({ visible: true }),
      stars: page.getByText('How was it?'),
      board: page.getByRole('heading', { name: 'Leaderboard' }),
    };
    for (const [width, height] of [
      [1280, 800],
      [844, 390],
      [375, 812],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const part of [next, stars, page.getByLabel('Your name on the leaderboard'), board])
        await expect(part, `${width} × ${height}`).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(page.getByText('Read the ending again')).toBeVisible();
    await expect(page.locator('details > :not(summary)').first()).toBeHidden();
  });
  await expectAccessibleByBothLights(page, 'end');
  const name = page.getByLabel('Your name on the leaderboard');
  await name.fill('Axel');
  expect(await page.evaluate(() => localStorage.getItem('playerName'))).toBe('Axel');
  await name.fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Enter a name with visible characters.')).toBeVisible();
  await expect(name).toBeFocused();
  await expectAccessible(page, 'no name');
  await player.giveName('Axel Axe');
  await expect(row).toContainText('Axel Axe');
  await expectAccessible(page, 'named');
});
