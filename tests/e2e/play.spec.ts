import { expect, type Locator, type Page } from '@playwright/test';
import { EditorDriver } from './support/EditorDriver.ts';
import { expectAccessible, expectAccessibleByBothLights } from './support/expectAccessible.ts';
import { PlayerDriver } from './support/PlayerDriver.ts';
import { centerOf } from './support/pointer.ts';
import { test } from './support/test.ts';

const ROOM = '/gameplay/airlock-seven';
const MEMO = "Engineer's memo";

test('axe finds nothing from the start to the end, by either light', async ({ page }) => {
  await page.goto(ROOM);
  const player = new PlayerDriver(page);
  await expect(page.getByRole('heading', { name: 'Airlock Seven' })).toBeVisible();
  await player.start();
  await expectAccessibleByBothLights(page, 'game');

  await player.tap('Computer');
  await expect(player.words('Computer')).toBeVisible();
  await expectAccessibleByBothLights(page, 'caption');
  await page.keyboard.press('Escape');
  await player.tap(MEMO);
  await expect(page.getByRole('dialog', { name: MEMO })).toBeVisible();
  await expectAccessibleByBothLights(page, 'letter');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Journal' }).click();
  await expectAccessibleByBothLights(page, 'journal');
  await page.keyboard.press('Escape');

  await player.tryCode('Crew safe', '0000');
  await expect(page.getByText('The pad blinks twice. In this ship that is a no.')).toBeVisible();
  await expectAccessibleByBothLights(page, 'code');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await expectAccessibleByBothLights(page, 'pause');
  await page.getByRole('button', { name: 'Resume' }).click();

  await player.tryCode('Crew safe', '4471');
  await player.tap('Crew card');
  await player.selectAndUse('Crew card', 'Airlock');
  await player.expectEscaped();
  const row = page.getByRole('listitem').filter({ hasText: 'you' });
  await expect(row).toContainText('Anonymous');
  await expect(row).toContainText('of it paused');
  await expectAccessibleByBothLights(page, 'end');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Type a name that can be seen.')).toBeVisible();
  await expect(page.getByLabel('Your name on the leaderboard')).toBeFocused();
  await expectAccessibleByBothLights(page, 'no name');
  await player.giveName('Axel Axe');
  await expect(row).toContainText('Axel Axe');
  await expectAccessibleByBothLights(page, 'named');
});

test('a room is escaped by the keyboard alone', async ({ page }) => {
  await page.goto(ROOM);
  const player = new PlayerDriver(page);
  await press(page, page.getByRole('button', { name: 'Start', exact: true }));
  await expect(player.item('Computer')).toBeAttached();

  await test.step('Escape closes a letter, and the focus goes back to what opened it', async () => {
    await press(page, player.item(MEMO));
    const letter = page.getByRole('dialog', { name: MEMO });
    await expect(letter).toContainText('I made it out');
    const words = letter.getByText('I made it out');
    const { width } = (await letter.boundingBox()) ?? {};
    const height = async () => (await words.boundingBox())?.height ?? 0;
    const before = await height();
    await press(page, page.getByRole('button', { name: 'Larger text and pictures' }));
    await expect.poll(height).toBeGreaterThan(1.3 * before);
    expect((await letter.boundingBox())?.width).toBe(width);
    expect(await letter.evaluate((sheet) => sheet.scrollWidth <= sheet.clientWidth)).toBe(true);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(player.item(MEMO)).toBeFocused();
  });

  await test.step('O5 N6 a held key shows what can be touched; others open the journal, which holds the letter, and the hints', async () => {
    await page.keyboard.down('l');
    for (const name of ['Computer', 'Crew safe', MEMO])
      await expect(player.item(name)).toHaveAttribute('data-lit', '');
    await page.keyboard.up('l');
    await expect(player.item('Computer')).not.toHaveAttribute('data-lit');
    await page.keyboard.press('j');
    await expect(page.getByRole('dialog', { name: 'Journal' })).toContainText('I made it out');
    await page.keyboard.press('Escape');
    await expect(player.item(MEMO)).toBeFocused();
    await page.keyboard.press('h');
    await press(page, page.getByRole('button', { name: 'Give me a hint' }));
    await expect(page.getByText('1 hint asked for')).toBeAttached();
    await page.keyboard.press('Escape');
  });

  await test.step('a wrong code can be typed over at once', async () => {
    await press(page, player.item('Crew safe'));
    await expect(page.getByRole('dialog').getByRole('button', { name: '0', exact: true })).toBeVisible();
    await page.keyboard.type('0000');
    await page.keyboard.press('Enter');
    await expect(page.getByText('The pad blinks twice. In this ship that is a no.')).toBeVisible();
    await page.keyboard.type('4471');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(player.item('Crew safe')).toBeFocused();
  });

  await test.step('pausing and resuming leave the focus in the room', async () => {
    await press(page, page.getByRole('button', { name: 'Pause' }));
    await expect(page.getByRole('button', { name: 'Resume' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Airlock Seven' })).toBeFocused();
  });

  await test.step('take the card, choose it, put it back, choose it again, use it', async () => {
    await press(page, player.item('Crew card'));
    await expect(page.getByText('Taken: Crew card.')).toBeVisible();
    await press(page, player.carried('Crew card'));
    await expect(player.carried('Crew card')).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Escape');
    await expect(player.carried('Crew card')).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('Enter');
    await expect(player.carried('Crew card')).toHaveAttribute('aria-pressed', 'true');
    await press(page, player.item('Airlock'));
  });
  await test.step('O6 the view goes through the open door, and the ending is read over it', async () => {
    await expect(page.getByRole('button', { name: 'Skip' })).toBeFocused();
    const wayOut = page.locator('[data-way-out=outside]');
    await expect(wayOut.getByRole('status').last()).toContainText(/\S+ \S+/);
    await expect(wayOut.getByRole('button', { name: 'Go on' })).toBeFocused();
    await page.keyboard.press('Enter');
  });
  await expect(page.getByRole('heading', { name: 'You escaped!' })).toBeFocused();
  await expect(page).toHaveTitle(/Airlock Seven/);

  await test.step('give the record a name', async () => {
    await tabTo(page, page.getByLabel('Your name on the leaderboard'));
    await page.keyboard.type('Kay Board');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listitem').filter({ hasText: 'Kay Board' })).toContainText('you');
  });
  await test.step('give it stars', async () => {
    await page.getByRole('radio', { name: '5 stars' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByText('Thank you. Your stars are counted.')).toBeVisible();
    await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked();
  });
});

test('the stage is fetched while the introduction is read, and not before', async ({ page }) => {
  await page.goto(ROOM);
  await expect(page.getByRole('heading', { name: 'Airlock Seven' })).toBeVisible();
  const timing = (part: string) =>
    page.evaluate((wanted) => {
      const entry = performance.getEntriesByType('resource').find(({ name }) => name.includes(wanted));
      return entry?.toJSON() as PerformanceResourceTiming | undefined;
    }, part);
  await expect.poll(async () => (await timing('/assets/phaser'))?.responseEnd ?? 0).toBeGreaterThan(0);
  const answered = (await timing('/api/startPlay'))?.responseEnd ?? Number.NaN;
  expect((await timing('/assets/phaser'))?.startTime).toBeGreaterThan(answered);
});

test('a double tap on a thing shows its words and leaves them there', async ({ page }) => {
  await page.goto(ROOM);
  const player = new PlayerDriver(page);
  await player.start();
  const { x, y } = await centerOf(player.item('Plant'));
  await page.mouse.dblclick(x, y, { delay: 60 });
  const letter = player.words('Plant');
  await expect(letter).toBeVisible();
  await page.waitForTimeout(500);
  await expect(letter).toBeVisible();
});

test('P2 P15 a play in two tabs is one: by the time taken before the start, what was found, and a pause, which covers both', async ({
  page,
  context,
}) => {
  await page.goto(ROOM);
  const player = new PlayerDriver(page);
  await page.getByText('Need more time?').click();
  await page.getByText('No limit', { exact: true }).click();
  await player.start();
  const otherPage = await context.newPage();
  await otherPage.goto(ROOM);
  const other = new PlayerDriver(otherPage);
  await expect(other.item('Plant')).toBeAttached();

  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(otherPage.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await expect(other.item('Plant')).toHaveCount(0);
  await otherPage.reload();
  await expect(otherPage.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await expect(other.item('Plant')).toHaveCount(0);

  await otherPage.getByRole('button', { name: 'Resume' }).click();
  await expect(other.item('Plant')).toBeAttached();
  await expect(player.item('Plant')).toBeAttached();

  await player.tryCode('Crew safe', '4471');
  await player.tap('Crew card');
  await expect(player.carried('Crew card')).toBeVisible();
  await other.tap('Plant');
  await expect(other.carried('Crew card')).toBeVisible();
  for (const tab of [page, otherPage]) await expect(tab.getByRole('timer')).toHaveCount(0);
});

test('without a connection what was told is told again, and every move waits until it is back', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await page.goto(ROOM);
  const player = new PlayerDriver(page);
  await player.start();
  await player.read('Porthole', 'A ringed planet');
  await page.keyboard.press('Escape');
  await expect(player.words('Porthole')).toHaveCount(0);

  await context.setOffline(true);
  await player.tap('Porthole');
  await expect(player.words('Porthole')).toBeVisible();
  await player.tap('Plant');
  await player.tap('Computer');
  await expect(async () => {
    // It is sent again a few times before that is said.
    await page.clock.fastForward(1000);
    await expect(page.getByText('No connection: your move waits for it.')).toBeVisible({ timeout: 200 });
  }).toPass({ intervals: [100] });
  await context.setOffline(false);
  await expect(player.words('Plant')).toContainText('The only crew member left.');
  await expect(player.words('Computer')).toContainText('ORION 7');
});

test('what is collected flies to its place, what opens glints, unless less movement is wanted; sounds are as loud as they were left', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(ROOM);
  const player = new PlayerDriver(page);
  await player.start();
  const moments = await page.evaluateHandle(() => {
    const seen: string[] = [];
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof HTMLElement) seen.push(...Object.keys(node.dataset));
    }).observe(document.body, { childList: true, subtree: true });
    return seen;
  });
  const seen = () => moments.evaluate((names) => names.filter((name) => ['flight', 'glint'].includes(name)));
  await player.tryCode('Crew safe', '4471');
  await expect(player.item('Crew card')).toBeAttached();
  // What it brought about is seen once the lock has been put away.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await seen()).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await player.tap('Crew card');
  await expect(player.carried('Crew card')).toBeVisible();
  await expect.poll(seen).toEqual(['flight']);

  const pause = page.getByRole('button', { name: 'Pause' });
  const volume = page.getByRole('slider', { name: 'Volume' });
  await pause.click();
  await expect(volume).toBeDisabled();
  await page.getByRole('button', { name: 'Sound' }).click();
  await volume.fill('30');
  await page.reload();
  await expect(volume).toHaveValue('30');
  await expect(volume).toBeEnabled();
  await page.getByRole('button', { name: 'Resume' }).click();
  await player.selectAndUse('Crew card', 'Airlock');
  await player.expectEscaped();
});

test('in preview the time runs out over an open letter', async ({ page }) => {
  // The judge of a preview is this browser, so its clock can be moved; the server's time-out has tests of its own.
  const editor = new EditorDriver(page);
  await editor.open();
  await editor.addByClick('Note');
  await editor.say('Hurry.');
  await page.clock.install();
  await page.getByRole('button', { name: 'Preview' }).click();
  const player = new PlayerDriver(page);
  await player.start();
  await player.tap('Note');
  await expect(page.getByRole('dialog', { name: 'Note' })).toContainText('Hurry.');
  await page.clock.fastForward('04:05');
  await expect(page.getByText('1 minute left')).toBeAttached();
  await page.clock.fastForward('01:00');
  await expect(page.getByRole('heading', { name: 'Time is up' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test("a preview of somebody else's room is the same page as one of no room", async ({ page }) => {
  const texts: string[] = [];
  for (const id of ['airlock-seven', 'no-such-room']) {
    await page.goto(`/preview/${id}`);
    await expect(page.getByRole('heading', { name: 'This room is not open to you' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Play it' })).toHaveAttribute('href', `/gameplay/${id}`);
    texts.push(await page.getByRole('main').innerText());
  }
  expect(texts[0]).toBe(texts[1]);
  await expectAccessible(page, 'not open');
});

/** Moves on with Tab until the wanted element has the focus, as far as a person would. */
async function tabTo(page: Page, wanted: Locator) {
  for (let steps = 0; steps < 40; steps += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${wanted}.`);
}

async function press(page: Page, button: Locator) {
  await tabTo(page, button);
  await page.keyboard.press('Enter');
}
