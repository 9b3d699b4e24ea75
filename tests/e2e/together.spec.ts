import { expect, type Page } from '@playwright/test';
import { DOOR_ID } from '../../core/room/model.ts';
import { airlockSeven } from '../../seeds/rooms/airlockSeven.ts';
import { tabTo } from './support/input.ts';
import { PlayerDriver } from './support/PlayerDriver.ts';
import { openPhone, startForAll } from './support/partyPages.ts';
import { centerOf } from './support/pointer.ts';
import { TeamLeakScan } from './support/TeamLeakScan.ts';
import { test } from './support/test.ts';

const CODE = '2413';
const WRONG = '2075';
const PROBE = 'ORION 7';

test('two players escape from a room together: a laptop with keys that opens the party, and a phone that joins by its code', async ({
  page,
  browser,
  baseURL,
}) => {
  const laptop = new PlayerDriver(page, { input: 'keys' });
  const phone = new PlayerDriver(await openPhone(browser, baseURL ?? ''), { hasTouch: true });
  const expectOnBoth = (expected: (player: PlayerDriver) => Promise<void>) =>
    Promise.all([laptop, phone].map(expected));
  const scan = new TeamLeakScan(airlockSeven);
  scan.watch(0, page);
  scan.watch(1, phone.page);

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
    await joinByCode(phone.page, code);
    await expect(page.getByText('2 of 8')).toBeVisible();
  });

  await test.step('a second window of the laptop plays instead, or as somebody else', async () => {
    await playInSecondWindow(page);
  });

  await test.step('one starts for both', async () => {
    await startForAll([page, phone.page]);
    await scan.made(0, { type: 'start' });
  });

  await test.step('each sees where the other points, and is shown what to look at', async () => {
    await pointAndSignal(page, phone.page);
  });

  await test.step('both give the right answer at once, and take the same thing at once: it is there once', async () => {
    for (const [seat, each] of [laptop, phone].entries()) {
      await each.tap('Locker');
      await each.page.getByRole('dialog', { name: 'Locker: locked' }).getByLabel('Answer').fill(PROBE);
      await scan.made(seat, { type: 'click', item: 'locker' });
    }
    const tries = [laptop, phone].map(({ page: each }) => each.getByRole('button', { name: 'Try it' }));
    await Promise.all(tries.map((each) => each.click()));
    await expectOnBoth(({ page: each }) => expect(each.getByRole('dialog')).toHaveCount(0));
    scan.typed(1, PROBE);
    await scan.made(0, { type: 'enterPassword', item: 'locker', password: PROBE });
    await expectOnBoth((each) => expect(each.item('Spare fuse')).toBeAttached());
    await takeAtOnce('Spare fuse', laptop, phone);
    await expectOnBoth((each) => expect(each.carried('Spare fuse')).toHaveCount(1));
    await expectOnBoth((each) => expect(each.item('Spare fuse')).toHaveCount(0));
    await scan.made(0, { type: 'click', item: 'fuse' });
  });

  await test.step('a lock that one opens is open for both, and the other is told by whom', async () => {
    await openTheSafe(laptop, phone, scan);
  });

  await test.step('a pause is everybody’s', async () => {
    await pauseForAll(laptop, phone, scan);
  });

  await test.step('what happens while one has no connection is there afterwards', async () => {
    const context = phone.page.context();
    await context.setOffline(true);
    await laptop.tap('Crew card');
    await expect(laptop.carried('Crew card')).toBeVisible();
    await context.setOffline(false);
    await expect(phone.carried('Crew card')).toBeVisible();
    await scan.made(0, { type: 'click', item: 'card' });
  });

  await test.step('who comes late reads what has happened so far, and steps inside', async () => {
    const late = await openPhone(browser, baseURL ?? '');
    scan.watch(2, late);
    await joinLate(late, page.url());
    await scan.check('joining late');
    scan.forget(late);
    await late.context().close();
  });

  await test.step('a reload leads back to the own seat', async () => {
    await phone.page.reload();
    await expect(phone.carried('Crew card')).toBeVisible();
    await page.getByRole('button', { name: 'Your team' }).click();
    const team = page.getByRole('dialog', { name: 'The team' });
    await expect(team.getByRole('listitem')).toHaveCount(3);
    await team.getByRole('button', { name: 'Done' }).click();
  });

  await test.step('the door that one opens is the escape of both', async () => {
    await phone.selectAndUse('Crew card', 'Airlock');
    for (const { page: each } of [laptop, phone]) await expectOut(each);
    await scan.made(1, { type: 'useItem', item: 'card', on: DOOR_ID });
  });

  await test.step('who comes after the end reads how it went', async () => {
    const late = await openPhone(browser, baseURL ?? '');
    await late.goto(page.url());
    await expect(late.getByRole('heading', { name: /^Escaped in / })).toBeVisible();
    await expect(late.getByRole('link', { name: 'Play together' })).toBeVisible();
    await late.context().close();
  });

  await test.step('one plays again, and the other is told, and comes along', async () => {
    await playAgain(page, phone.page);
  });
});

/** Both players are ready first, so that key press and tap happen at the same moment. */
async function takeAtOnce(thing: string, laptop: PlayerDriver, phone: PlayerDriver) {
  const { x, y } = await centerOf(phone.item(thing));
  await tabTo(laptop.item(thing));
  await Promise.all([laptop.page.keyboard.press('Enter'), phone.page.touchscreen.tap(x, y)]);
}

/** The first player opens the door of a new party; the second one is told, and joins. */
async function playAgain(page: Page, other: Page) {
  await page.getByRole('button', { name: 'Play again together' }).click();
  await expect(page.getByText('1 of 8')).toBeVisible();
  await expect(other.getByText(/ has opened a new door, and waits there\.$/)).toBeVisible();
  await other.getByRole('button', { name: 'Come along' }).tap();
  await expect(page.getByText('2 of 8')).toBeVisible();
  await expect(other).toHaveURL(page.url());
}

/** Types a wrong code on the page for codes, and then the party's. */
async function joinByCode(page: Page, code: string) {
  await page.goto('/dashboard');
  const field = page.getByLabel('Have a code?');
  const comeIn = page.getByRole('button', { name: 'Come in' });
  await field.fill(code.slice(1));
  await comeIn.tap();
  await expect(page.getByText('One sign is missing.')).toBeVisible();
  await field.fill(`${code.slice(0, 3)} ${code.slice(3).toLowerCase()}`);
  await expect(field).toHaveValue(code);
  await comeIn.tap();
  await expect(page).toHaveURL(new RegExp(`party=${code}$`));
  await page.getByRole('button', { name: 'Come in' }).tap();
  await expect(page.getByRole('heading', { name: 'You’re in' })).toBeVisible();
}

/** The laptop points with the mouse and signals by keys; the phone answers with its Signal tool. */
async function pointAndSignal(laptop: Page, phone: Page) {
  const middle = async (page: Page) => {
    const box = await page.locator('canvas').first().boundingBox();
    if (!box) throw new Error('The room is not shown.');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const { x, y } = await middle(laptop);
  // A resting pointer disappears, so it keeps moving until the other player has seen it.
  let step = 0;
  await expect(async () => {
    step += 1;
    await laptop.mouse.move(x + (step % 2) * 40, y);
    await expect(phone.locator('[data-pointer]:not([data-out])')).toHaveCount(1, { timeout: 300 });
  }).toPass();
  await laptop
    .getByRole('group', { name: /^The room/ })
    .getByRole('button', { name: 'Crew safe' })
    .focus();
  await laptop.keyboard.press('p');
  await expect(laptop.getByRole('menu', { name: 'Signal at: Crew safe' })).toBeVisible();
  await laptop.keyboard.press('1');
  // On the phone it may be outside the visible part, where a mark without a size points to it.
  await expect(phone.locator('[data-signal=ping]')).toBeAttached();
  await expect(phone.locator('[data-told]')).toContainText('look here, at: Crew safe');
  await phone.getByRole('button', { name: 'Signal', exact: true }).tap();
  const at = await middle(phone);
  await phone.touchscreen.tap(at.x, at.y);
  await expect(laptop.locator('[data-told]')).toContainText('look here');
}

/** Collects the slips over the stage, each of which disappears by itself. */
function followSlips(page: Page): { told: () => Promise<string> } {
  return { told: async () => (await page.getByRole('status').allTextContents()).join('\n') };
}

/** Leaves through the open door; the end screen names all players. */
async function expectOut(page: Page) {
  const end = page.getByRole('heading', { name: 'You are all out' });
  const skip = page.locator('[data-exit]').getByRole('button');
  await expect(async () => {
    const [way] = await skip.elementHandles();
    await way?.click();
    expect(await end.isVisible()).toBe(true);
  }).toPass({ intervals: [60] });
  const there = page.getByRole('list', { name: 'Who was there' }).getByRole('listitem');
  await expect(there).toHaveCount(3);
  await expect(there.filter({ hasText: ', watched' })).toHaveCount(1);
}

async function playInSecondWindow(page: Page) {
  const second = await page.context().newPage();
  await second.goto(page.url());
  await expect(second.getByRole('heading', { name: 'You are playing in another tab' })).toBeVisible();
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
}

/** The laptop enters a wrong code and the right one; the phone is told who opened the safe. */
async function openTheSafe(laptop: PlayerDriver, phone: PlayerDriver, scan: TeamLeakScan): Promise<void> {
  const { told } = followSlips(phone.page);
  await laptop.tap('Crew safe');
  await expect(laptop.page.getByRole('dialog', { name: 'Crew safe: locked' })).toBeVisible();
  await scan.made(0, { type: 'click', item: 'safe' });
  await laptop.tryCode('Crew safe', WRONG);
  await expect(laptop.page.getByText('The pad blinks twice.', { exact: false }).first()).toBeVisible();
  await scan.made(0, { type: 'enterPassword', item: 'safe', password: WRONG });
  await laptop.tryCode('Crew safe', CODE);
  await expect.poll(told).toContain('opened: Crew safe');
  await expect(phone.item('Crew card')).toBeAttached();
  await scan.made(0, { type: 'enterPassword', item: 'safe', password: CODE });
}

/** The phone pauses, and the laptop goes on. */
async function pauseForAll(laptop: PlayerDriver, phone: PlayerDriver, scan: TeamLeakScan): Promise<void> {
  await phone.page.getByRole('button', { name: 'Pause', exact: true }).tap();
  await expect(laptop.page.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await expect(laptop.page.getByText(/^Paused by /)).toBeVisible();
  await scan.made(1, { type: 'pause' });
  await laptop.page.getByRole('button', { name: 'Resume' }).click();
  await expect(phone.page.getByRole('heading', { name: 'Paused' })).toBeHidden();
  await scan.made(0, { type: 'resume' });
}
