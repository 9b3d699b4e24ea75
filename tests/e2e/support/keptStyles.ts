import type { Page } from '@playwright/test';

const KEPT = 'test-styles';

/**
 * Makes the page's tab keep every CSS rule as written at run time, since rules that the browser does not know
 * are missing from its style sheets.
 */
export function keepStyles(page: Page) {
  return page.addInitScript((key) => {
    const kept = new Set<string>(JSON.parse(sessionStorage.getItem(key) ?? '[]'));
    const { insertRule } = CSSStyleSheet.prototype;
    CSSStyleSheet.prototype.insertRule = function (rule, index) {
      kept.add(rule);
      return insertRule.call(this, rule, index);
    };
    addEventListener('pagehide', () => {
      for (const { textContent } of document.querySelectorAll('style')) kept.add(textContent ?? '');
      for (const styled of document.querySelectorAll('[style]'))
        kept.add(`a { ${styled.getAttribute('style')} }`);
      sessionStorage.setItem(key, JSON.stringify([...kept]));
    });
  }, KEPT);
}

/** Returns all rules that were kept, and leaves the page. */
export async function keptStyles(page: Page): Promise<readonly string[]> {
  await page.goto('/favicon.svg');
  return page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '[]'), KEPT);
}
