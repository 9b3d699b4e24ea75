import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Expects that axe finds no barrier on the page as it is; `state` says which one in a failure. */
export async function expectAccessible(page: Page, state = page.url()): Promise<void> {
  await expectNoFindings(page, new AxeBuilder({ page }), state);
}

/** The same of the dialog that is open: of a page that was looked at as a whole and lies behind it as it was. */
export async function expectDialogAccessible(page: Page, state: string): Promise<void> {
  await expectNoFindings(page, new AxeBuilder({ page }).include('dialog[open]'), state);
}

/** By the other light as well, where nothing but the colours is different. */
export async function expectAccessibleByBothLights(page: Page, state: string): Promise<void> {
  await expectByBothLights(page, () => new AxeBuilder({ page }), state);
}

/** The same of the dialog that is open. */
export async function expectDialogAccessibleByBothLights(page: Page, state: string): Promise<void> {
  await expectByBothLights(page, () => new AxeBuilder({ page }).include('dialog[open]'), state);
}

async function expectByBothLights(page: Page, createAxe: () => AxeBuilder, state: string) {
  await expectNoFindings(page, createAxe(), `${state}, in the evening`);
  await shine(page, 'light');
  await expectNoFindings(page, createAxe().withRules('color-contrast'), `${state}, in the morning`);
  await shine(page, 'dark');
}

async function expectNoFindings(page: Page, axe: AxeBuilder, state: string) {
  await layOut(page);
  await endFades(page);
  // No page frames another, so axe needs no second page to put the frames' findings together.
  const { violations } = await axe.setLegacyMode().analyze();
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

/** What is laid out once it comes near the window is looked at, too. */
function layOut(page: Page) {
  return page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('*'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
  });
}

/**
 * Colours half-way through a fade are not what anyone reads. Asked again and again: one that is called off meanwhile, as when the
 * colours of what is around it change too, never says that it has finished.
 */
async function endFades(page: Page) {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect, playState }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
      ),
  );
}
