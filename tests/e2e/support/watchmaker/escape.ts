import { expect, type Page } from '@playwright/test';
import { endText } from '../../../../src/play/text/ending.ts';
import { handOf, type Input } from '../input.ts';
import { LockDriver } from '../LockDriver.ts';
import { SOLUTIONS } from '../lockSolutions.ts';
import { PlayerDriver } from '../PlayerDriver.ts';
import type { Traffic } from '../Traffic.ts';
import { EARNED, type Earning, SCENES, SPOT, WORDS } from './room.ts';

interface Escape {
  page: Page;
  input: Input;
  traffic: Traffic;
  /** Called at points of the way where a test may look at the screen. */
  look?: (what: string) => Promise<void>;
}

/** Escapes from the watchmaker's room, which is open. Nothing may be sent before the step that earns it. */
export async function escapeWatchmaker(wanted: Escape) {
  const { page, input, traffic, look = async () => {} } = wanted;
  const player = new PlayerDriver(page, { input });
  const hand = await handOf(page, input);
  const unearned = new Set(Object.keys(EARNED) as Earning[]);

  /** Checks after a step that what it earned was sent, and what is not earned yet was not. */
  async function earn(step: Earning) {
    unearned.delete(step);
    await expect.poll(() => traffic.holds(EARNED[step][0]), { intervals: [50] }).toBe(true);
    const secrets = [...unearned].flatMap((later) => EARNED[later]);
    expect(await traffic.search(secrets), `sent by ${step}`).toEqual([]);
  }
  async function open(name: string, face: string) {
    await player.tap(name);
    const lock = page.getByRole('dialog', { name: `${name}: locked` });
    const driver = new LockDriver(lock, hand);
    await expect(driver.key('Try it')).toBeVisible();
    await look(face);
    await SOLUTIONS[face]?.(driver);
    await driver.tryIt();
    await driver.expectOpen();
  }
  const room = (name: string) => page.getByRole('group', { name: `The room: ${name}` });

  await player.start();
  await expect(room(SCENES.shop)).toBeAttached();
  await earn('start');
  await look('hints');
  await player.read(SPOT, 'It broke off at');
  await earn('barometer');
  await open('Strongbox', 'Clock');
  await earn('strongbox');
  await player.tap('Owl key');
  await expect(player.carried('Owl key')).toBeVisible();
  await player.read('Tall clock', 'Three stones');
  await earn('clock');

  await player.tap('Workbench');
  await expect(page.getByText('It slides open: Workbench.').filter({ visible: true })).toBeVisible();
  await player.go(() => player.tap('Workbench'));
  await expect(room(SCENES.bench)).toBeAttached();
  await earn('drawer');
  await look('close-up');
  await open('Casket', 'Colours');
  await earn('casket');
  await player.read('Pinned slip', 'Thread the pins');
  await earn('slip');
  await player.press(page.getByRole('button', { name: 'Back', exact: true }));
  await expect(room(SCENES.shop)).toBeAttached();

  for (const member of ['Old globe', 'Tall clock', 'Old globe']) await player.tap(member);
  await player.go(() => player.tap('Cupboard'));
  await expect(room(SCENES.cellar)).toBeAttached();
  await earn('cellar');
  await open('Oak crate', 'Order');
  await earn('crate');
  await player.read('Song sheet', 'Hum it');
  await earn('song');
  await open('Wireless', 'Melody');
  await earn('wireless');
  await player.tap('Right wing');
  await open('Blue dresser', 'Pattern');
  await earn('dresser');
  await player.tap('Left wing');
  await expect(player.carried('Left wing')).toBeVisible();
  await player.combine('Right wing', 'Left wing');
  await expect(player.carried('Moth key')).toBeVisible();
  await earn('combined');

  await player.press(
    page.getByRole('navigation', { name: 'Places' }).getByRole('button', { name: SCENES.shop }),
  );
  await expect(room(SCENES.shop)).toBeAttached();
  await player.use('Owl key', 'Door');
  const keyholes = page.getByRole('dialog', { name: 'Door: locked' });
  await expect(keyholes.getByRole('list', { name: '2 keyholes, 1 with a key in it' })).toBeVisible();
  await look('keyholes');
  await player.press(keyholes.getByRole('button', { name: 'Try Moth key' }));
  await player.expectEscaped();
  await page.getByText(endText.endingAgain).click();
  await expect(page.getByText(WORDS.ending)).toBeVisible();
  await earn('escaped');
}
