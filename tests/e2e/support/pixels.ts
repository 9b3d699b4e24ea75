import type { Page } from '@playwright/test';

export function screenshotStage(page: Page): Promise<Buffer> {
  return page.locator('canvas').screenshot();
}

/** The colour on the canvas at a point given in percent. */
export function readColor(page: Page, x: number, y: number): Promise<number[]> {
  return page.evaluate(
    ([left, top]) => {
      const canvas = document.querySelector('canvas');
      const context = canvas?.getContext('2d');
      if (!canvas || !context) throw new Error('There is no 2D canvas.');
      const pixel = context.getImageData(
        Math.round((canvas.width * (left ?? 0)) / 100),
        Math.round((canvas.height * (top ?? 0)) / 100),
        1,
        1,
      );
      return [...pixel.data].slice(0, 3);
    },
    [x, y],
  );
}
