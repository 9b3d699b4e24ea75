import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './expectAccessible.ts';

export interface ReportedRoom {
  roomId: string;
  roomName: string;
  /** The reported name on the room's leaderboard. */
  name: string;
}

/** Reports the open room page, and a name on its leaderboard. */
export function reportRoomAndName(page: Page, { name }: ReportedRoom) {
  return test.step('a player reports the room, and a name on its leaderboard', async () => {
    await page.getByRole('button', { name: 'Report this room' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading')).toBeVisible();
    await expectAccessible(page, 'the dialog to report by');
    await send(page, 'It is advertising');
    await page.getByRole('button', { name: `Report the name ${name}` }).click();
    await send(page, 'It insults or threatens somebody');
  });
}

async function send(page: Page, reason: string) {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(reason).check();
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Thank you. An admin will look at it.');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
}

/**
 * An admin hides the room and removes the name. The player sees both changes, and both restored afterwards.
 */
export async function decideReports(admin: Page, player: Page, reported: ReportedRoom) {
  const { roomName, name } = reported;
  await test.step('an admin blanks the name and hides the room', async () => {
    await admin.goto('/admin?tab=reports');
    await decide(admin, name, 'Remove name');
    await player.reload();
    await expect(player.getByText('Anonymous')).toBeVisible();
    await expect(player.getByText(name)).toHaveCount(0);
    await decide(admin, roomName, 'Hide room', () => expectAccessible(admin, 'the dialog to hide by'));
    await player.reload();
    await expect(player.getByRole('heading', { level: 1, name: roomName })).toHaveCount(0);
    await expect(player.getByText(`Room with id ${reported.roomId} not found`)).toBeVisible();
  });
  await test.step('and brings both back', async () => {
    await admin.getByText('Decided', { exact: true }).click();
    await admin.getByRole('button', { name: 'Open room again' }).click();
    await expect(admin.getByText('Room open again').first()).toBeVisible();
    await admin.getByRole('button', { name: 'Restore name' }).click();
    await expect(admin.getByText('Name restored').first()).toBeVisible();
    await player.reload();
    await expect(player.getByRole('heading', { level: 1, name: roomName })).toBeVisible();
    await expect(player.getByText(name)).toBeVisible();
  });
}

/** An admin goes from the report to the room's scores, and removes the record from the leaderboard. */
export async function removeReported(admin: Page, player: Page, { roomName, name }: ReportedRoom) {
  await test.step('an admin takes the record off the leaderboard', async () => {
    await admin.getByRole('link', { name: 'Ratings and records' }).first().click();
    await expect(admin.getByRole('heading', { level: 2, name: roomName })).toBeVisible();
    await expectAccessible(admin, 'the scores of a room');
    await admin.getByRole('button', { name: `Remove the record of ${name}` }).click();
    await expectAccessible(admin, 'the dialog to remove by');
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Remove it' }).click();
    await expect(admin.getByText('Record removed').first()).toBeVisible();
    await expect(admin.getByText('Nobody has escaped from this version yet.')).toBeVisible();
    await player.reload();
    await expect(player.getByRole('heading', { level: 1, name: roomName })).toBeVisible();
    await expect(player.getByText(name)).toHaveCount(0);
  });
}

async function decide(page: Page, title: string, action: string, look = async () => {}) {
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });
  await card.getByRole('button', { name: action }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  await look();
  await dialog.getByRole('button', { name: action }).click();
  await expect(card).toHaveCount(0);
}
