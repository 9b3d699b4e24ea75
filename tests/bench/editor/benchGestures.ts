import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../../tools/browser.mjs';
import { startHarness } from '../../harness/startHarness.ts';
import { median, percentile, printTable } from '../table.ts';
import { measureDrag, measureZoom } from './measureGesture.ts';

const THINGS = 300;
const ROUNDS = 5;
const AIM = 1.2;
/** Makes the stage 1280×720, like the bare page's canvas. */
const VIEWPORT = { width: 1422, height: 900 };
/** Flags that remove the limit of frames; otherwise a frame takes at least 16.7 ms. */
const AS_OFTEN_AS_CAN_BE = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

/** One gesture, in the editor and in Phaser alone. */
interface Gesture {
  name: string;
  /** Things that a drag moves. */
  held: number;
  /** Returns the milliseconds from frame to frame. `canvas`: where it is. */
  measure: (page: Page, canvas: Box) => Promise<number[]>;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The middle of the first thing in `createCrowdedRoom`. */
const dragFirst: Gesture['measure'] = (page, canvas) =>
  measureDrag(page, { x: canvas.x + canvas.width * 0.035, y: canvas.y + canvas.height * 0.065 });

const GESTURES: readonly Gesture[] = [
  { name: '1 of 300 things is dragged', held: 1, measure: dragFirst },
  { name: '50 of 300 things are dragged', held: 50, measure: dragFirst },
  {
    name: 'a rectangle is spanned over 300 things',
    held: 0,
    // The ground above and beside the first thing.
    measure: (page, { x, y, width, height }) =>
      measureDrag(page, { x: x + width * 0.01, y: y + height * 0.02 }),
  },
  {
    name: '300 things are zoomed',
    held: 0,
    measure: (page, { x, y, width, height }) => measureZoom(page, { x: x + width / 2, y: y + height / 2 }),
  },
];

/** Prints the time of a frame during gestures in the editor, and of the same gestures in Phaser alone. */
export async function benchGestures(): Promise<void> {
  const harness = await startHarness('production');
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args: [...args, ...AS_OFTEN_AS_CAN_BE] });
  try {
    for (const gesture of GESTURES) await compare(browser, harness.url, gesture);
  } finally {
    await browser.close();
    await harness.close();
  }
}

async function compare(browser: Browser, url: string, gesture: Gesture): Promise<void> {
  const [stage, bare]: [number[], number[]] = [[], []];
  // Alternating, so that other work on the machine affects both alike; the first round warms up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const ofStage = await measureInStage(browser, url, gesture);
    const ofBare = await measureInBare(browser, url, gesture);
    if (round === 0) continue;
    stage.push(...ofStage);
    bare.push(...ofBare);
  }
  const row = (name: string, read: (times: number[]) => number) => {
    const [ofStage, ofBare] = [read(stage), read(bare)];
    return [name, ofStage.toFixed(2), ofBare.toFixed(2), (ofStage / ofBare).toFixed(2), AIM.toFixed(2)];
  };
  printTable(`A frame while ${gesture.name} (ms)`, [
    ['', 'editor', 'bare Phaser', 'ratio', 'aim'],
    row('median', median),
    row('p95', (times) => percentile(times, 0.95)),
  ]);
}

async function measureInStage(browser: Browser, url: string, { held, measure }: Gesture): Promise<number[]> {
  const page = await open(browser, `${url}/stage.html?kind=editor&things=${THINGS}`);
  await page.evaluate((count) => {
    const ids = Array.from({ length: count }, (_, index) => `thing-${index}`);
    window.harness.editor.port.selectMany(ids);
  }, held);
  return measureOnce(page, measure);
}

async function measureInBare(browser: Browser, url: string, { held, measure }: Gesture): Promise<number[]> {
  return measureOnce(await open(browser, `${url}/bare.html?things=${THINGS}&held=${held}`), measure);
}

async function measureOnce(page: Page, measure: Gesture['measure']): Promise<number[]> {
  const canvas = await page.locator('canvas').first().boundingBox();
  if (!canvas) throw new Error('The page shows no canvas.');
  const times = await measure(page, canvas);
  await page.context().close();
  return times;
}

async function open(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForFunction(() => performance.getEntriesByName('first-picture').length > 0);
  await page.waitForTimeout(500);
  return page;
}
