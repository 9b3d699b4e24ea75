import { expect, type Locator, type Page } from '@playwright/test';
import { roomViewText } from '../../../src/play/text/roomView.ts';
import { tableText } from '../../../src/play/text/table.ts';
import { centerOf, secondThought } from '../support/pointer.ts';
import { createHand, findMiddle, openStage, test } from '../support/stage.ts';

function carriedKey(page: Page) {
  return page.getByRole('region', { name: 'Inventory' }).getByRole('button', { name: 'Key' });
}

test('P7 on a phone a key dropped beside a small lock opens it; further away, or given up, it stays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await openStage(page, { kind: 'table' });
  const place = await findMiddle(page, 'Key');
  await page.mouse.click(place.x, place.y);
  await expect(carriedKey(page)).toBeVisible();
  const [key, lock] = [await findMiddle(page, 'Key'), await findMiddle(page, 'Chest')];
  const box = await page.getByRole('button', { name: 'Chest' }).boundingBox();
  expect(box?.width, 'the lock is small').toBeLessThan(8);

  const mouse = await createHand(page, 'mouse');
  await mouse.press(key.x, key.y);
  await mouse.move(lock.x + 30, lock.y);
  await mouse.release();
  await mouse.press(key.x, key.y);
  await mouse.move(lock.x, lock.y);
  await page.keyboard.press('Escape');
  await mouse.release();
  await expect(page.locator('body > img'), 'nothing hangs on the pointer').toHaveCount(0);
  await expect(carriedKey(page), 'nor was the key taken into the hand').toHaveAttribute(
    'aria-pressed',
    'false',
  );

  const finger = await createHand(page, 'touch');
  await finger.press(key.x, key.y);
  await finger.move(lock.x + 16, lock.y - 16);
  await finger.release();
  await expect(carriedKey(page), 'the key is used up').toHaveCount(0);
});

test('N1 N3 N6 O3 O5 K5 C2 P16 a room of schema 2 is played by keyboard, pointer and drag', async ({
  page,
}) => {
  await openStage(page, { kind: 'second' });
  const item = (name: string) =>
    page.getByRole('group', { name: /^The room/ }).getByRole('button', { name, exact: true });
  const carried = (name: string) =>
    page.getByRole('region', { name: 'Inventory' }).getByRole('button', { name });
  const room = (name: string) => page.getByRole('group', { name: `The room: ${name}` });
  const click = async (name: string) => {
    const { x, y } = await findMiddle(page, name);
    await page.mouse.click(x, y);
  };
  /**
   * Clicks until the result is visible. While a scene changes, the room takes no clicks, so that a double click
   * has no second effect; the change may begin just after the click.
   */
  const clickFor = (name: string, result: Locator) =>
    expect(async () => {
      await expect(page.locator('[data-change]')).toHaveCount(0);
      if (await item(name).count()) await click(name);
      expect(await result.count()).toBe(1);
    }).toPass({ intervals: [500] });

  await test.step('a spot is outlined under the pointer, and shows its message as a caption that Escape closes', async () => {
    await expect(room('Hall')).toBeAttached();
    await click('Window');
    await expect(item('Window')).toHaveAttribute('data-lit', '');
    await expect(page.getByText('Snow.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Snow.')).toHaveCount(0);
  });

  await test.step('a close-up is entered and left by the keyboard, and the focus continues in the scene', async () => {
    for (const leave of ['Escape', 'Backspace']) {
      await item('Desk').focus();
      await expect(async () => {
        if (await item('Desk').count()) await page.keyboard.press('Enter');
        expect(await room('Drawer').and(page.locator(':focus')).count()).toBe(1);
      }).toPass({ intervals: [500] });
      await page.keyboard.press(leave);
      await expect(room('Hall')).toBeFocused();
    }
  });

  await test.step('parts are taken, and one dragged onto the other becomes a third', async () => {
    await clickFor('Iron', carried('Iron'));
    await clickFor('Desk', room('Drawer'));
    await expect(page.getByRole('button', { name: 'Back' })).toBeVisible();
    await expectCentred(page);
    for (const part of ['Gem', 'Coin']) await clickFor(part, carried(part));
    // Sends a close request, like Android's Back: Escape does that if no element handles the key.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('Escape');
    await expect(room('Hall')).toBeAttached();
    await expect(
      page.getByText(tableText.combining),
      'whether any of these go together or not',
    ).toBeVisible();
    await drag(page, carried('Iron'), carried('Gem'));
    await expect(page.getByText('Iron and Gem do not go together.')).toBeVisible();
    await drag(page, carried('Gem'), carried('Coin'));
    await expect(page.getByText('They go together: Ring.')).toBeVisible();
    await expect(page.getByText(tableText.combining)).toHaveCount(0);
  });

  await test.step('entered places are a click away, and a lamp changes one', async () => {
    const places = page.getByRole('navigation', { name: 'Places' });
    await expect(places).toHaveCount(0);
    await clickFor('Stairs', room('Cellar'));
    await places.getByRole('button', { name: 'Hall' }).click();
    await expect(places.getByRole('button', { name: 'Hall' })).toHaveAttribute('aria-current', 'location');
    await click('Lamp');
    await expect(page.getByText('It looks different here now.')).toBeVisible();
  });

  await test.step('on a phone held upright, a tall room with places leaves all tools in sight, a close-up is taller than the room, with all its things in sight; in a wide window a tap on the dark beside it leaves it', () =>
    lookFromPhone(page));

  await test.step('a key that fits stays in its place at the lock', async () => {
    await carried('Ring').click();
    await click('Door');
    const lock = page.getByRole('dialog', { name: 'Door: locked' });
    await expect(lock.getByRole('list', { name: '2 keyholes, 1 with a key in it' })).toContainText('Ring');
    await page.keyboard.press('Escape');
  });

  await test.step('a hint tells the step level by level, and the journal keeps what has left the room', async () => {
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByRole('button', { name: 'Give me a hint' }).click();
    await expect(page.getByText('You are carrying something that opens a lock.')).toBeVisible();
    // A sooner tap would be the second one of a double tap.
    await secondThought(Date.now());
    await page.getByRole('button', { name: 'Tell me more' }).click();
    await expect(page.getByText('Here: Door.')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Journal' }).click();
    await page.getByRole('button', { name: 'Hall, as it was' }).click();
    await expect(page.getByRole('heading', { name: 'Hall, as it was' })).toBeVisible();
  });
});

async function lookFromPhone(page: Page) {
  const before = page.viewportSize() ?? { width: 1440, height: 900 };
  const room = (name: string) => page.getByRole('group', { name: `The room: ${name}` });
  await page.setViewportSize({ width: 375, height: 812 });
  await page.getByRole('button', { name: roomViewText.wide, exact: true }).click();
  await page.evaluate(() => window.scrollTo(0, 0));
  for (const name of ['Hint', 'Look', 'Journal'])
    await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  const enterDrawer = async () => {
    await room('Hall').getByRole('button', { name: 'Desk', exact: true }).press('Enter');
    await expect(room('Drawer')).toBeAttached();
    await expect(page.locator('[data-change]')).toHaveCount(0);
  };
  await enterDrawer();
  const { width = 0, height = 0 } = (await page.locator('[data-stage]').boundingBox()) ?? {};
  expect(height).toBeGreaterThan((1.2 * width * 9) / 16);
  for (const thing of await room('Drawer').getByRole('button').all())
    await expect(thing).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(room('Hall')).toBeAttached();
  await page.getByRole('button', { name: roomViewText.narrow, exact: true }).click();
  await page.setViewportSize(before);
  await enterDrawer();
  const dark = (await page.locator('[data-stage]').boundingBox()) ?? { x: 0, y: 0, height: 0 };
  await page.mouse.click(dark.x + 20, dark.y + dark.height - 20);
  await expect(room('Hall')).toBeAttached();
}

async function drag(page: Page, from: Locator, to: Locator) {
  const [start, end] = [await centerOf(from), await centerOf(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
}

/** Checks that all four edges of a close-up's frame are visible, and that it is centred. */
async function expectCentred(page: Page) {
  const boxOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().toJSON());
  const far = await boxOf(page.locator('canvas').first());
  const near = await boxOf(page.getByRole('group', { name: 'The room: Drawer' }).locator('..'));
  expect(near.left - far.left).toBeGreaterThan(14);
  expect(near.top - far.top).toBeGreaterThan(14);
  expect(Math.abs(near.left - far.left - (far.right - near.right))).toBeLessThan(2);
}
