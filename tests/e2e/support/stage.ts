import { type Browser, test as base, type CDPSession, type Page } from '@playwright/test';
import type { Position } from '../../../core/catalogue/model.ts';
import { type Harness, startHarness } from '../../harness/startHarness.ts';
import { HOOK_LIMIT } from '../../limits.mjs';
import { MOVING } from './test.ts';

/**
 * Playwright's `test` with the stage on a page of its own, built in development mode, where React mounts
 * twice.
 */
export const test = base.extend<object, { harness: Harness }>({
  harness: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern.
    async ({}, use) => {
      const harness = await startHarness('development');
      await use(harness);
      await harness.close();
    },
    { scope: 'worker', timeout: HOOK_LIMIT },
  ],
  baseURL: async ({ harness }, use) => use(harness.url),
  ...MOVING,
});

interface OpenOptions {
  kind?: 'editor' | 'play' | 'table' | 'second';
  renderer?: 'canvas' | 'webgl';
  ambient?: string;
  /** Address of the background's picture. */
  background?: string;
  /** Makes the stage wait for the library's pictures. */
  library?: 'known';
}

/** Opens a stage and waits for its first picture. */
export async function openStage(page: Page, options: OpenOptions = {}): Promise<void> {
  const { kind = 'editor', renderer = 'canvas', ambient = '#ffffff', ...others } = options;
  await page.goto(`/stage.html?${new URLSearchParams({ kind, renderer, ambient, ...others })}`);
  await waitForPicture(page);
}

export async function waitForPicture(page: Page): Promise<void> {
  // Moving parts are drawn on another canvas.
  await page.locator('canvas').first().waitFor();
  await page.getByText('The room is loading…').waitFor({ state: 'detached' });
}

/** A page in a new browser context, on a screen of this pixel ratio. */
export async function openScreen(
  browser: Browser,
  baseURL: string,
  deviceScaleFactor: number,
): Promise<Page> {
  const viewport = { width: 1000, height: 700 };
  const context = await browser.newContext({ baseURL, viewport, deviceScaleFactor, hasTouch: true });
  return context.newPage();
}

/** A pointer for drags: the mouse, or a finger. */
export interface Hand {
  press: (x: number, y: number) => Promise<void>;
  move: (x: number, y: number) => Promise<void>;
  release: () => Promise<void>;
}

export async function createHand(page: Page, type: 'mouse' | 'touch'): Promise<Hand> {
  return type === 'mouse' ? createMouse(page) : createFinger(await page.context().newCDPSession(page));
}

function createMouse(page: Page): Hand {
  return {
    press: async (x, y) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
    },
    move: (x, y) => page.mouse.move(x, y, { steps: 8 }),
    release: () => page.mouse.up(),
  };
}

/** Playwright's touchscreen can only tap. */
function createFinger(session: CDPSession): Hand {
  let at: Position = { x: 0, y: 0 };
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Position[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    press: async (x, y) => {
      at = { x, y };
      await send('touchStart', [at]);
    },
    move: async (x, y) => {
      const from = at;
      for (let step = 1; step <= 8; step += 1) {
        at = { x: from.x + ((x - from.x) * step) / 8, y: from.y + ((y - from.y) * step) / 8 };
        await send('touchMove', [at]);
      }
    },
    release: async () => {
      await send('touchEnd', []);
    },
  };
}

/** The middle of an item on the page, in CSS pixels, by its button in the parallel DOM. */
export async function findMiddle(page: Page, name: string): Promise<Position> {
  const box = await page.getByRole('button', { name, exact: true }).boundingBox();
  if (!box) throw new Error(`${name} is not on the stage.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** An item's place in the editor's room. */
export function readItem(page: Page, id: string): Promise<{ position: Position; width: number } | undefined> {
  return page.evaluate(
    (wanted) => window.harness.editor.port.getState().view.items.find((item) => item.id === wanted),
    id,
  );
}

/** Games that are still in memory after a garbage collection. */
export async function countGames(session: CDPSession): Promise<number> {
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  return askGames<number>(session, 'function () { return this.length; }');
}

/** The pictures that the only living game holds as textures, by their keys. */
export function readTextures(session: CDPSession): Promise<string[]> {
  return askGames<string[]>(
    session,
    "function () { return this[0].textures.getTextureKeys().filter((key) => key.startsWith('/pictures/')); }",
  );
}

/** The width in pixels of a picture's texture. */
export function readTextureWidth(session: CDPSession, name: string): Promise<number> {
  return askGames<number>(
    session,
    `function () {
      const { textures } = this[0];
      return textures.get(textures.getTextureKeys().find((key) => key.includes('${name}'))).getSourceImage().width;
    }`,
  );
}

/** Calls a function, given as source, with all games in memory. Call `harness.exposeGame()` before. */
async function askGames<Answer>(session: CDPSession, functionDeclaration: string): Promise<Answer> {
  const objectGroup = 'games';
  const { result: prototype } = await session.send('Runtime.evaluate', {
    expression: 'PhaserGame.prototype',
    objectGroup,
  });
  const { objects } = await session.send('Runtime.queryObjects', {
    prototypeObjectId: prototype.objectId ?? '',
    objectGroup,
  });
  const { result } = await session.send('Runtime.callFunctionOn', {
    functionDeclaration,
    objectId: objects.objectId ?? '',
    returnByValue: true,
  });
  await session.send('Runtime.releaseObjectGroup', { objectGroup });
  return result.value;
}
