import { expect } from '@playwright/test';
import { EditorDriver } from './support/EditorDriver.ts';
import { PlayerDriver } from './support/PlayerDriver.ts';
import { centerOf, nextFrames } from './support/pointer.ts';
import { standStill } from './support/standStill.ts';
import { MOVING, test } from './support/test.ts';

test.use(MOVING);

const ROOM = '/gameplay/airlock-seven';

test('collected items fly to their slots and opened ones glint, except with reduced motion; the volume is remembered; messages survive a double tap @long', async ({
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
  await player.tryCode('Crew safe', '2413');
  await expect(player.item('Crew card')).toBeAttached();
  // Its effects are visible after the lock is closed.
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
  await page.clock.install();
  await test.step('a double tap on an item shows its message and keeps it', () => tapTwice(player));
  await skipTheExit(player);
});

async function tapTwice(player: PlayerDriver) {
  const { page } = player;
  const { x, y } = await centerOf(player.item('Plant'));
  await page.mouse.dblclick(x, y, { delay: 60 });
  const letter = player.words('Plant');
  await expect(letter).toBeVisible();
  await page.clock.fastForward(500);
  await nextFrames(page);
  await expect(letter).toBeVisible();
  await page.keyboard.press('Escape');
}

/** Skips the walk through the door by one tap, and then the ending, although the clock stands still. */
async function skipTheExit(player: PlayerDriver) {
  const { page } = player;
  const { x, y } = await centerOf(player.item('Plant'));
  const exit = page.locator('[data-exit]');
  await player.selectAndUse('Crew card', 'Airlock');
  await expect(exit).toHaveAttribute('data-exit', 'door');
  // A second tap soon after the one that opened the door does not count.
  await standStill(page, 500);
  await page.mouse.click(x, y);
  await expect(exit).toHaveAttribute('data-exit', 'outside');
  await page.clock.resume();
  await page.mouse.click(x, y);
  await expect(page.getByRole('heading', { name: 'You escaped!' })).toBeVisible();
}

test('in preview the time runs out over an open letter, and night falls over the room @long', async ({
  page,
}) => {
  // A preview is judged in this browser, so its clock can be advanced. Other tests check the server's time-out.
  const editor = new EditorDriver(page);
  await editor.open();
  await editor.addByClick('Note');
  await editor.say('Hurry.');
  await page.clock.install();
  await page.getByRole('button', { name: 'Preview' }).click();
  const player = new PlayerDriver(page);
  await player.start();
  // The clock stands until the room is drawn.
  await expect(page.getByRole('timer')).toHaveText(/^4:/);
  await page.clock.fastForward('04:00');
  await expect.poll(() => page.getByText('1 minute left').evaluate(isOnTop)).toBe(true);
  await player.tap('Note');
  const letter = page.getByRole('dialog', { name: 'Note' });
  await expect(letter).toContainText('Hurry.');
  // A dialog over the room's clock shows the time and announces the last minutes.
  await expect(letter.getByRole('timer')).toHaveText(/^0:\d\d$/);
  await page.clock.fastForward('00:30');
  await expect(letter.getByText('30 seconds left')).toBeVisible();
  await page.clock.fastForward('00:30');
  // The room becomes dark first; a key press continues.
  await expect(page.locator('[data-time-up]').getByText('Time is up')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Time is up' })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Time is up' })).toBeVisible();
});

/** Whether nothing covers the middle of an element that takes no pointer events. */
function isOnTop(element: HTMLElement): boolean {
  element.style.pointerEvents = 'auto';
  const { x, y, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2) === element;
}
