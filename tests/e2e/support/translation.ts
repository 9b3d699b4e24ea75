import { expect, type Page } from '@playwright/test';

/**
 * Imitates a browser that translates the page and later content. Like Chrome, it replaces each text by
 * elements of its own, with capitals instead of another language.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isTranslated = ({ parentElement }: Node) => parentElement?.tagName === 'FONT';
    const isKept = ({ parentElement }: Node) =>
      parentElement === null || parentElement.closest('[translate=no], script, style, textarea') !== null;
    const translate = (text: Text) => {
      if (text.data.trim() === '' || isTranslated(text) || isKept(text)) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data.toUpperCase();
      outer.append(inner);
      text.replaceWith(outer);
    };
    const translateWithin = (node: Node) => {
      if (node instanceof Text) return translate(node);
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(translate);
    };
    translateWithin(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes)
        for (const node of addedNodes.length > 0 ? addedNodes : [target]) translateWithin(node);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

/**
 * Checks that React holds no text node beside other nodes, since a translating browser replaces it and the
 * next change would break the page. React marks the nodes it holds; it does not hold an element's only text.
 */
export async function expectTextsApart(page: Page, state: string): Promise<void> {
  const held = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const isHeld = Object.keys(text).some((name) => name.startsWith('__reactFiber$'));
      if (isHeld && text.nodeValue?.trim() !== '')
        found.push(text.parentElement?.outerHTML.slice(0, 300) ?? '');
    }
    return found;
  });
  expect(held, `texts that stand beside something else: ${state}`).toEqual([]);
}
