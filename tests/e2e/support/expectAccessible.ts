import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { expectTextsApart } from './translation.ts';

const DIALOG = 'dialog[open]';
/** A script without effect. */
const NOTHING = ';';

/**
 * Expects that axe finds no violation on the page as it is, and that a browser's translation does not break it. `state`
 * names the page's state in the message of a failure.
 */
export async function expectAccessible(page: Page, state = page.url()): Promise<void> {
  await expectNoFindings(page, await createAxe(page), state);
}

/** The same for the open dialog, if the page behind it was checked before. */
export async function expectDialogAccessible(page: Page, state: string): Promise<void> {
  await expectNoFindings(page, (await createAxe(page)).include(DIALOG), state);
}

/** Expects the same in both themes, which differ in their colours alone. */
export async function expectAccessibleByBothLights(page: Page, state: string): Promise<void> {
  await expectByBothLights(page, () => createAxe(page), state);
}

/** The same for the open dialog. */
export async function expectDialogAccessibleByBothLights(page: Page, state: string): Promise<void> {
  await expectByBothLights(page, async () => (await createAxe(page)).include(DIALOG), state);
}

async function expectByBothLights(page: Page, create: () => Promise<AxeBuilder>, state: string) {
  await expectNoFindings(page, await create(), `${state}, in the evening`);
  await shine(page, 'light');
  await expectNoFindings(page, (await create()).withRules('color-contrast'), `${state}, in the morning`);
  await shine(page, 'dark');
}

/** Loads axe once for each page, since it is half a megabyte, and reports only violations. */
async function createAxe(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in window);
  // No page contains a frame, so axe needs no second page to collect the results of frames.
  return new AxeBuilder({ page, ...(isThere && { axeSource: NOTHING }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
}

async function expectNoFindings(page: Page, axe: AxeBuilder, state: string) {
  await awaitApp(page);
  await layOut(page);
  await endFades(page);
  await expectTextsApart(page, state);
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    state,
  ).toEqual([]);
}

function shine(page: Page, theme: 'dark' | 'light') {
  return page.evaluate((wanted) => {
    document.documentElement.dataset.theme = wanted;
  }, theme);
}

/** Waits until the app has replaced the opening, which shows some titles before the app has loaded. */
export function awaitApp(page: Page) {
  return expect(page.locator('.opening-rail')).toHaveCount(0);
}

/** Lays out content that is rendered only near the window. */
function layOut(page: Page) {
  return page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('*'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
  });
}

/**
 * Ends all transitions, since nobody reads half-faded colours. Repeated, since a transition cancelled
 * meanwhile, as when the surrounding colours change too, never reports its end.
 */
export async function endFades(page: Page) {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect, playState }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
      ),
  );
}
