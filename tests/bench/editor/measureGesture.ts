import type { Page } from '@playwright/test';

const FRAMES = 150;
/** Frames that are not measured, while code is compiled and pictures get their final size. */
const WARM_UP = 30;

interface Point {
  x: number;
  y: number;
}

/**
 * Returns the milliseconds from frame to frame while a pointer that was pressed at a point is moved, one move a frame:
 * it drags a thing, or spans a rectangle from the ground. The browser's frame limit must be off, since otherwise all fast
 * results are equal.
 */
export async function measureDrag(page: Page, from: Point): Promise<number[]> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  const times = await page.evaluate(moveEachFrame, { from, frames: FRAMES + WARM_UP });
  await page.mouse.up();
  return times.slice(WARM_UP);
}

/** Returns the same while the wheel zooms in and out at a point, one turn a frame. */
export async function measureZoom(page: Page, at: Point): Promise<number[]> {
  const times = await page.evaluate(zoomEachFrame, { at, frames: FRAMES + WARM_UP });
  return times.slice(WARM_UP);
}

/**
 * Runs in the page. The press comes from a real pointer; its moves are made here, without the protocol's
 * delay.
 */
async function moveEachFrame({ from, frames }: { from: Point; frames: number }) {
  const canvas = document.elementFromPoint(from.x, from.y) ?? document.body;
  const times: number[] = [];
  let last = 0;
  for (let frame = 0; frame <= frames; frame += 1) {
    const angle = frame / 12;
    const clientX = from.x + Math.sin(angle) * 60 + frame / 3;
    const clientY = from.y + (1 - Math.cos(angle)) * 40;
    const held = {
      bubbles: true,
      clientX,
      clientY,
      buttons: 1,
      pointerId: 1,
      pointerType: 'mouse',
      isPrimary: true,
    };
    canvas.dispatchEvent(new PointerEvent('pointermove', held));
    canvas.dispatchEvent(new MouseEvent('mousemove', held));
    await new Promise(requestAnimationFrame);
    const now = performance.now();
    if (frame > 0) times.push(now - last);
    last = now;
  }
  return times;
}

/** Runs in the page. */
async function zoomEachFrame({ at, frames }: { at: Point; frames: number }) {
  const canvas = document.querySelector('canvas') ?? document.body;
  const times: number[] = [];
  let last = 0;
  for (let frame = 0; frame <= frames; frame += 1) {
    const deltaY = frame % 60 < 30 ? -20 : 20;
    canvas.dispatchEvent(
      new WheelEvent('wheel', {
        bubbles: true,
        cancelable: true,
        ctrlKey: true,
        deltaY,
        clientX: at.x,
        clientY: at.y,
      }),
    );
    await new Promise(requestAnimationFrame);
    const now = performance.now();
    if (frame > 0) times.push(now - last);
    last = now;
  }
  return times;
}
