import { expect, type Locator } from '@playwright/test';
import type { LockDriver } from './LockDriver.ts';
import { centerOf } from './pointer.ts';

/** Opens each lock of `lockRoom`, by the name of its thing. */
export const SOLUTIONS: Readonly<Record<string, (driver: LockDriver) => Promise<void>>> = {
  Text: async (driver) => {
    // With keys alone, the test types at once: nothing typed before the field is loaded may be lost.
    if (!driver.byKeys) await driver.press(driver.lock.getByLabel('Answer'));
    await driver.type('Orion');
  },
  Digits: (driver) => play(driver, '1010', ['1', '0', '1', '0']),
  Wheels: turnWheels,
  Colours: (driver) => pressAll(driver, ['blue, drop', 'yellow, triangle', 'blue, drop']),
  Directions: (driver) => pressAll(driver, ['up', 'right', 'down and left']),
  Clock: setClock,
  Switches: async (driver) => {
    const levers = [2, 5].map((place) => driver.lock.getByRole('switch', { name: `Switch ${place}` }));
    if (!driver.byKeys) return driver.press(...levers);
    await driver.type('25');
    for (const lever of levers) await expect(lever).toBeChecked();
  },
  Symbols: (driver) => pressAll(driver, ['moon', 'key', 'flame']),
  Melody: (driver) => play(driver, 'ddg', ['mi', 'mi', 'so']),
  Pattern: layThread,
  Order: (driver) => putInOrder(driver, ['dawn', 'noon', 'dusk']),
  Jigsaw: putTogether,
};

function pressAll(driver: LockDriver, names: readonly string[]): Promise<void> {
  return driver.press(...names.map((name) => driver.key(name)));
}

/** Presses the keys of a piano, or types them without a pause. */
function play(driver: LockDriver, typed: string, keys: readonly string[]): Promise<void> {
  return driver.byKeys ? driver.type(typed) : pressAll(driver, keys);
}

/**
 * Turns the wheels: from 0 to 2 by dragging, from the star over the moon to the key by tapping below the
 * middle.
 */
async function turnWheels(driver: LockDriver) {
  const [digits, signs] = ['Wheel 1 of 2', 'Wheel 2 of 2'].map((name) =>
    driver.lock.getByRole('spinbutton', { name }),
  ) as [Locator, Locator];
  if (driver.byKeys) {
    for (const wheel of [digits, signs]) await wheel.press('ArrowDown');
    await signs.press('ArrowDown');
    return digits.press('ArrowDown');
  }
  const from = await centerOf(digits);
  const { height } = (await digits.boundingBox()) ?? { height: 0 };
  await driver.drag(from, { ...from, y: from.y - height * 0.48 });
  const { x, y } = await centerOf(signs);
  for (const _ of [1, 2]) await driver.drag({ x, y: y + height * 0.3 });
}

/** Sets the clock from twelve to a quarter to four: first the minutes, then the hour. */
async function setClock(driver: LockDriver) {
  const hand = (name: string) => driver.lock.getByRole('spinbutton', { name });
  if (driver.byKeys) {
    for (const _ of [1, 2, 3]) await hand('Minute hand').press('ArrowLeft');
    for (const _ of [1, 2, 3]) await hand('Hour hand').press('ArrowRight');
    return;
  }
  const dial = driver.lock.locator('[data-dial]');
  const middle = await centerOf(dial);
  const reach = ((await dial.boundingBox())?.width ?? 0) * 0.3;
  const at = (minutes: number) => {
    const angle = (minutes / 60) * 2 * Math.PI;
    return { x: middle.x + Math.sin(angle) * reach, y: middle.y - Math.cos(angle) * reach };
  };
  await driver.drag(at(0), at(52), at(45));
  await driver.drag(at(3.75), at(12), at(18.75));
}

async function layThread(driver: LockDriver) {
  const pins = ['Row 1, pin 1', 'Row 1, pin 2', 'Row 2, pin 2', 'Row 3, pin 1'].map((name) =>
    driver.key(name),
  );
  if (driver.byKeys) return driver.press(...pins);
  await driver.drag(...(await Promise.all(pins.map(centerOf))));
}

/** Fills the positions from the first on, so that placed cards do not move again. */
export async function putInOrder(driver: LockDriver, names: readonly string[]) {
  for (const [place, name] of names.entries()) {
    const card = driver.key(new RegExp(`^${name}, place`));
    const now = (await numbersIn(card))[0] ?? 0;
    if (now === place + 1) continue;
    if (driver.byKeys) await carryByKeys(driver, card, 'ArrowLeft', now - place - 1);
    else
      await driver.drag(
        await centerOf(card),
        await centerOf(driver.key(new RegExp(`, place ${place + 1} of`))),
      );
  }
}

async function putTogether(driver: LockDriver) {
  for (const [place, [row, column]] of [
    [1, 1],
    [1, 2],
    [1, 3],
    [2, 1],
    [2, 2],
    [2, 3],
  ].entries()) {
    const tile = driver.key(new RegExp(`^Row ${row}, column ${column} of the picture`));
    const [, , now = 0, turned = 0] = await numbersIn(tile);
    const turns = (4 - turned / 90) % 4;
    if (driver.byKeys) {
      await tile.press('Space');
      await driver.strike('r', turns);
      // Each step swaps two pieces: first along the row, so that pieces in place stay there.
      const across = (place % 3) - ((now - 1) % 3);
      await driver.strike(across < 0 ? 'ArrowLeft' : 'ArrowRight', Math.abs(across));
      await driver.strike('ArrowUp', place < 3 && now > 3 ? 1 : 0);
      await driver.strike('Space');
      continue;
    }
    if (turns > 0) {
      await driver.press(tile);
      for (let turn = 0; turn < turns; turn += 1) await driver.press(driver.key(/Turn/));
      await driver.press(tile);
    }
    if (now !== place + 1)
      await driver.drag(
        await centerOf(tile),
        await centerOf(driver.key(new RegExp(`place ${place + 1}(,|$)`))),
      );
  }
}

async function carryByKeys(driver: LockDriver, piece: Locator, key: string, steps: number) {
  await piece.press('Space');
  await driver.strike(key, steps);
  await driver.strike('Space');
}

async function numbersIn(control: Locator): Promise<number[]> {
  const label = (await control.getAttribute('aria-label')) ?? '';
  return [...label.matchAll(/\d+/g)].map(Number);
}
