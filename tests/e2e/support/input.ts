import type { Locator, Page } from '@playwright/test';
import { centerOf } from './pointer.ts';
import { createHand, type Hand } from './stage.ts';

/** The input device. */
export type Input = 'mouse' | 'touch' | 'keys';

/** The hand that drags; null for keyboards. */
export async function handOf(page: Page, input: Input): Promise<Hand | null> {
  return input === 'keys' ? null : createHand(page, input);
}

/** Presses a control. By keyboard, it is focused first, by as many presses of Tab as a user would need. */
export async function press(control: Locator, input: Input, key: 'Enter' | 'Space' = 'Enter', most?: number) {
  if (input === 'mouse') return control.click();
  if (input === 'touch') return control.tap();
  await tabTo(control, most);
  await control.page().keyboard.press(key);
}

/** Presses at a position, on whatever is there. */
export async function pressAt(place: Locator, input: Exclude<Input, 'keys'>) {
  const { x, y } = await centerOf(place);
  if (input === 'mouse') await place.page().mouse.click(x, y);
  else await place.page().touchscreen.tap(x, y);
}

/**
 * Moves on with Tab until the wanted element has the focus. It waits for the element to be visible first: a
 * form whose place is kept while its data loads takes no focus yet.
 */
export async function tabTo(wanted: Locator, most = 40) {
  await wanted.waitFor();
  for (let steps = 0; steps < most; steps += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await wanted.page().keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${wanted}.`);
}
