import { expect, type Locator, type Page } from '@playwright/test';
import { press as pressBy, tabTo } from './support/input.ts';
import { PlayerDriver } from './support/PlayerDriver.ts';
import { standStill } from './support/standStill.ts';
import { MOVING, test } from './support/test.ts';

test.use(MOVING);

const ROOM = '/gameplay/airlock-seven';
const MEMO = "Engineer's memo";

test('a room is escaped by the keyboard alone', async ({ page }) => {
  await page.goto(ROOM);
  const player = new PlayerDriver(page);
  await press(page.getByRole('button', { name: 'Start', exact: true }));
  await expect(player.item('Computer')).toBeAttached();

  await test.step('Escape closes a letter, and the focus goes back to what opened it', async () => {
    await press(player.item(MEMO));
    const letter = page.getByRole('dialog', { name: MEMO });
    await expect(letter).toContainText('I made it out');
    await letter.evaluate((sheet) => Promise.all(sheet.getAnimations().map(({ finished }) => finished)));
    const words = letter.getByText('I made it out');
    const { width } = (await letter.boundingBox()) ?? {};
    const height = async () => (await words.boundingBox())?.height ?? 0;
    const before = await height();
    await press(page.getByRole('button', { name: 'Larger text and pictures' }));
    await expect.poll(height).toBeGreaterThan(1.3 * before);
    expect((await letter.boundingBox())?.width).toBe(width);
    expect(await letter.evaluate((sheet) => sheet.scrollWidth <= sheet.clientWidth)).toBe(true);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(player.item(MEMO)).toBeFocused();
  });

  await test.step('O5 N6 a held key highlights what can be clicked; other keys open the journal, which contains the letter, and the hints', async () => {
    await page.keyboard.down('l');
    for (const name of ['Computer', 'Crew safe', MEMO])
      await expect(player.item(name)).toHaveAttribute('data-lit', '');
    await page.keyboard.up('l');
    await expect(player.item('Computer')).not.toHaveAttribute('data-lit');
    await page.keyboard.press('j');
    await expect(page.getByRole('dialog', { name: 'Journal' })).toContainText('I made it out');
    await page.keyboard.press('Escape');
    await expect(player.item(MEMO)).toBeFocused();
    await listKeys(page);
    await page.keyboard.press('h');
    await press(page.getByRole('button', { name: 'Give me a hint' }));
    await expect(page.getByText('1 hint asked for')).toBeAttached();
    await page.keyboard.press('Escape');
  });

  await test.step('a wrong code can be typed over at once', async () => {
    await press(player.item('Crew safe'));
    await expect(page.getByRole('dialog').getByRole('button', { name: '0', exact: true })).toBeVisible();
    await listKeys(page);
    await page.keyboard.type('0000');
    await page.keyboard.press('Enter');
    await expect(page.getByText('The pad blinks twice. Something was squashed.')).toBeVisible();
    await page.keyboard.type('2413');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(player.item('Crew safe')).toBeFocused();
  });

  await test.step('pausing and resuming leave the focus in the room', async () => {
    await press(page.getByRole('button', { name: 'Pause' }));
    await expect(page.getByRole('button', { name: 'Resume' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Airlock Seven' })).toBeFocused();
  });

  await test.step('take the card, choose it, put it back, choose it again, use it', async () => {
    await press(player.item('Crew card'));
    await expect(page.getByText('You take: Crew card.')).toBeVisible();
    await press(player.carried('Crew card'));
    await expect(player.carried('Crew card')).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Escape');
    await expect(player.carried('Crew card')).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('Enter');
    await expect(player.carried('Crew card')).toHaveAttribute('aria-pressed', 'true');
    await page.clock.install();
    await press(player.item('Airlock'));
  });
  await test.step('O6 the view moves through the open door, or a key skips that, and the ending is shown over it', () =>
    leaveBy(page));
  await expect(page.getByRole('heading', { name: 'You escaped!' })).toBeFocused();
  await expect(page).toHaveTitle(/Airlock Seven/);

  await test.step('give the record a name', async () => {
    await tabTo(page.getByLabel('Your name on the leaderboard'));
    await page.keyboard.type('Kay Board');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listitem').filter({ hasText: 'Kay Board' })).toContainText('you');
  });
  await test.step('rate the room', async () => {
    await page.getByRole('radio', { name: '5 stars' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByText('Thank you. Your rating counts.')).toBeVisible();
    await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked();
  });
});

/** Opens the list of keys and closes it; what is typed meanwhile does not reach a lock below. */
async function listKeys(page: Page): Promise<void> {
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('Try the answer');
  await page.keyboard.type('12');
  await page.keyboard.press('Escape');
}

/** Leaves through the door by a key at once, although the clock stands still. */
async function leaveBy(page: Page) {
  await expect(page.getByRole('button', { name: 'Skip' })).toBeFocused();
  await standStill(page, 500);
  await page.keyboard.press('Enter');
  const exit = page.locator('[data-exit=outside]');
  await expect(exit).toBeAttached();
  await page.clock.resume();
  await expect(exit.getByRole('status').last()).toContainText(/\S+ \S+/);
  await expect(exit.getByRole('button', { name: 'Continue' })).toBeFocused();
  await page.keyboard.press('Enter');
}

function press(control: Locator) {
  return pressBy(control, 'keys');
}

test('the start button keeps the focus when the app replaces the page’s opening @long', async ({ page }) => {
  let go = () => {};
  const isHeld = new Promise<void>((held) => {
    void page.route('**/assets/gameplay-*.js', async (route) => {
      await new Promise<void>((released) => {
        go = released;
        held();
      });
      await route.continue();
    });
  });
  await page.goto('/gameplay/airlock-seven', { waitUntil: 'commit' });
  const start = page.getByRole('button', { name: 'Start', exact: true });
  await start.focus();
  await start.evaluate((element) => element.setAttribute('data-opening', ''));
  await isHeld;
  go();
  await expect(page.locator('[data-opening]')).toHaveCount(0);
  await expect(start).toBeFocused();
});
