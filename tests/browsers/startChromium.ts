import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../tools/browser.mjs';
import { type RemoteBrowser, type Step, WINDOW } from './RemoteBrowser.ts';

/** Starts the browser of the other tests with the same controls, for comparison. */
export async function startChromium(): Promise<RemoteBrowser> {
  const browser = await chromium.launch(await findBrowser());
  const page = await browser.newPage({ viewport: WINDOW, locale: 'en-US' });
  return {
    name: `Chromium ${browser.version()}`,
    open: async (url) => void (await page.goto(url)),
    call: (source, ...values) => page.evaluate(`(${source})(...${JSON.stringify(values)})`),
    perform: async ({ actions }) => {
      for (const step of actions) await take(page, step);
    },
    close: () => browser.close(),
  };
}

async function take({ mouse, keyboard }: Page, step: Step): Promise<void> {
  if (step.type === 'pointerMove') return mouse.move(step.x, step.y);
  if (step.type === 'pointerDown') return mouse.down();
  if (step.type === 'pointerUp') return mouse.up();
  if (step.type === 'keyDown') return keyboard.down(step.value);
  if (step.type === 'keyUp') return keyboard.up(step.value);
  if (step.type === 'pause') await new Promise((resolve) => setTimeout(resolve, step.duration));
}
