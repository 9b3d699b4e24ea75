import type { Locator } from '@playwright/test';

export interface Words {
  text: string;
  /** In pixels of the window, as they are drawn: whatever turns or scales them is counted. */
  size: number;
  /** Pixels by which they stand out of what they are written on. */
  over: number;
}

/** Every word that is seen in something, how large it is, and whether it has room; what lies open and is not worked is left out. */
export function measureWords(shown: Locator): Promise<Words[]> {
  return shown.evaluate((root) => {
    const measured: Words[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || node.textContent?.trim() === '' || parent.closest('[inert]')) continue;
      const style = getComputedStyle(parent);
      // What only ears are told is cut to nothing.
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
    for (const field of root.querySelectorAll('input')) {
      const text = field.value || field.placeholder;
      const style = getComputedStyle(field, field.value ? null : '::placeholder');
      measured.push({
        text,
        size: Number.parseFloat(style.fontSize),
        over: field.scrollWidth - field.clientWidth,
      });
    }
    return measured;
  });
}
