import { expect, type Page } from '@playwright/test';
import { PlayerDriver } from './support/PlayerDriver.ts';
import { test } from './support/test.ts';

const ROOM = '/gameplay/clockmakers-study';
const KEY = 'Small old key';
const MISFIT = `${KEY} does not fit Door.`;

/** Longer than a key takes there, in vain, and back. */
const WATCHED = 1300;

interface Watched {
  /** What came and went, in order. */
  order: string[];
  /** How many pictures the room showed. */
  looks: number;
  /** What of the things beside it moved, at any frame. */
  moved: string[];
}

/** Watches every frame of the room, and what flies and glints, from now on. */
async function watchRoom(page: Page): Promise<() => Promise<Watched>> {
  const watched = await page.evaluateHandle(() => {
    const order: string[] = [];
    const looks = new Set<string>();
    const moved = new Set<string>();
    const canvas = document.querySelector('canvas');
    const tell = (node: Node, change: string) => {
      if (!(node instanceof HTMLElement)) return;
      const name = ['flight', 'glint'].find((moment) => moment in node.dataset);
      if (name) order.push(`${name} ${change}`);
    };
    new MutationObserver((changes) => {
      for (const { addedNodes, removedNodes } of changes) {
        for (const node of addedNodes) tell(node, 'comes');
        for (const node of removedNodes) tell(node, 'goes');
      }
    }).observe(document.body, { childList: true, subtree: true });
    const look = () => {
      looks.add(canvas?.toDataURL() ?? '');
      for (const { effect } of document.getAnimations())
        if (effect instanceof KeyframeEffect && effect.target?.matches('img, button'))
          if (effect.getKeyframes().some((frame) => 'transform' in frame)) moved.add(effect.target.tagName);
      requestAnimationFrame(look);
    };
    look();
    return { order, looks, moved };
  });
  return () =>
    watched.evaluate(({ order, looks, moved }) => ({ order, looks: looks.size, moved: [...moved] }));
}

/** In the room, with the first key, which the safe held. */
async function takeKey(page: Page): Promise<PlayerDriver> {
  await page.goto(ROOM);
  const player = new PlayerDriver(page);
  await player.start();
  await player.tryCode('Safe', '1 0 1 0');
  await player.tap(KEY);
  await expect(player.carried(KEY)).toBeVisible();
  await player.press(player.carried(KEY));
  await expect(player.carried(KEY)).toHaveAttribute('aria-pressed', 'true');
  return player;
}

test('with less movement a key that does not fit tells the same and nothing moves, and one that fits opens at once', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const player = await takeKey(page);
  await player.item('Door').hover({ force: true });
  await page.waitForTimeout(300);
  const still = await watchRoom(page);
  await player.tap('Door');
  await expect(page.getByText(MISFIT)).toBeVisible();
  await page.waitForTimeout(WATCHED);
  expect(await still()).toEqual({ order: [], looks: 1, moved: [] });

  await player.tap('Chest');
  await expect(player.carried(KEY)).toHaveCount(0);
  await expect(player.words('Chest')).toContainText('Odd socks');
  expect((await still()).order).toEqual([]);
});

test('a key that does not fit tells it with movement, and what opens by one that fits opens when that has arrived', async ({
  page,
}) => {
  const player = await takeKey(page);
  await player.item('Door').hover({ force: true });
  await expect(page.locator('[data-flight], [data-glint]')).toHaveCount(0);
  const moving = await watchRoom(page);
  await player.tap('Door');
  await expect(page.getByText(MISFIT)).toBeVisible();
  await page.waitForTimeout(WATCHED);
  const { order, looks, moved } = await moving();
  expect(order).toEqual(['flight comes', 'flight goes']);
  // How many frames of it are drawn is the machine's matter; resting, there is one look.
  expect(looks).toBeGreaterThan(1);
  expect(moved).toContain('IMG');

  await player.tap('Chest');
  await expect(player.carried(KEY)).toHaveCount(0);
  await expect.poll(async () => (await moving()).order.length).toBeGreaterThanOrEqual(5);
  expect((await moving()).order.slice(2, 5)).toEqual(['flight comes', 'flight goes', 'glint comes']);
});
