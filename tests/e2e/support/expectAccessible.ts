import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Expects that axe finds no barrier on the page as it is; `state` says which one in a failure. */
export async function expectAccessible(page: Page, state = page.url()): Promise<void> {
  await endFades(page);
  // No page frames another, so axe needs no second page to put the frames' findings together.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    state,
  ).toEqual([]);
}

/** Colours half-way through a fade are not what anyone reads. */
function endFades(page: Page) {
  return page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
