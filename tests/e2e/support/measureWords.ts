import type { Locator } from '@playwright/test';

export interface Words {
  text: string;
  /** In pixels of the window, with transforms. */
  size: number;
  /** The pixels by which the text is larger than its space. */
  over: number;
}

/**
 * Returns every visible text in an element, with its size and whether it fits. Disabled parts of an opened
 * lock are left out.
 */
export function measureWords(shown: Locator): Promise<Words[]> {
  return shown.evaluate((root) => {
    const measured: Words[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || node.textContent?.trim() === '' || parent.closest('[inert]')) continue;
      const style = getComputedStyle(parent);
      // Text for screen readers only is clipped to nothing.
      if (!parent.checkVisibility({ checkVisibilityCSS: true }) || style.width === '1px') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const words = range.getBoundingClientRect();
      if (words.width < 2) continue;
      const own = Number.parseFloat(style.width);
      const scale = own > 0 ? parent.getBoundingClientRect().width / own : 1;
      const placed = parent.closest<HTMLElement>('[style*="left:"], button, dialog') ?? parent;
      const box = placed.getBoundingClientRect();
      measured.push({
        text: node.textContent ?? '',
        size: Math.round(Number.parseFloat(style.fontSize) * scale * 100) / 100,
        over: Math.max(box.left - words.left, words.right - box.right),
      });
    }
    for (const field of root.querySelectorAll('textarea')) {
      const text = field.value || field.placeholder;
      const style = getComputedStyle(field, field.value ? null : '::placeholder');
      measured.push({
        text,
        size: Number.parseFloat(style.fontSize),
        over: Math.max(field.scrollWidth - field.clientWidth, field.scrollHeight - field.clientHeight),
      });
    }
    return measured;
  });
}
