import { expect } from '@playwright/test';
import { countFrames, framesAskedFor } from '../support/frames.ts';
import { readColor, screenshotStage } from '../support/pixels.ts';
import { findMiddle, openStage, test, waitForPicture } from '../support/stage.ts';
import { standStill } from '../support/standStill.ts';

test('animations follow the clock and can be skipped; the loop sleeps while nothing changes, and nothing moves with reduced motion', async ({
  page,
}) => {
  await page.clock.install();
  await countFrames(page);
  await openStage(page, { kind: 'play' });
  await standStill(page, 300);
  const moves = async () => {
    const before = await screenshotStage(page);
    await page.evaluate(() => window.harness.play.emit([{ type: 'passwordWrong', item: 'chest' }]));
    await page.clock.runFor(60);
    return Buffer.compare(before, await screenshotStage(page)) !== 0;
  };
  await test.step('the loop sleeps while nothing changes', async () => {
    const framesWithin = (time: number) => framesAskedFor(page, () => page.clock.runFor(time));
    expect(await framesWithin(500)).toBe(0);
    await page.evaluate(() => window.harness.play.emit([{ type: 'opened', item: 'chest' }]));
    expect(await framesWithin(300), 'the count sees a moving picture').toBeGreaterThan(0);
    await page.clock.runFor(2000);
    expect(await framesWithin(500)).toBe(0);
    expect(await moves(), 'the picture sees a movement').toBe(true);
    await page.clock.runFor(2000);
  });
  await test.step('P5 a key or a tap skips the opening animation', async () => {
    const look = () => readColor(page, 17, 58);
    const skips = {
      opened: { uri: '/pictures/chest-120-300x240.webp', skip: () => page.keyboard.press('Shift') },
      shut: { uri: '/pictures/chest-210-300x240.webp', skip: () => page.mouse.click(300, 400) },
    };
    for (const [type, { uri, skip }] of Object.entries(skips)) {
      const before = await look();
      await page.evaluate(
        ([event, picture]) => {
          const { play } = window.harness;
          const { view } = play.port.getState();
          const items = view.items.map((item) => (item.id === 'chest' ? { ...item, uri: picture } : item));
          play.show({ view: { ...view, items } });
          play.emit([{ type: event as 'opened', item: 'chest' }]);
        },
        [type, uri] as const,
      );
      // The picture appears independently of the clock.
      await expect(async () => {
        await page.clock.runFor(40);
        expect(await look()).not.toEqual(before);
      }).toPass();
      const onItsWay = await look();
      await skip();
      await page.clock.runFor(40);
      const after = await look();
      expect(after).not.toEqual(onItsWay);
      await page.clock.runFor(2000);
      expect(await look()).toEqual(after);
    }
  });
  await test.step('the hovered item lights up and fades quickly, and a resized room is never shown empty', async () => {
    const brightness = async () => (await readColor(page, 17, 70)).reduce((sum, part) => sum + part);
    const dark = await brightness();
    const { x, y } = await findMiddle(page, 'Chest');
    await page.mouse.move(x, y);
    await page.clock.runFor(400);
    const lit = await brightness();
    expect(lit).toBeGreaterThan(dark + 20);
    await page.mouse.move(2, 2);
    await page.clock.runFor(80);
    const fading = await brightness();
    expect(Math.min(lit - fading, fading - dark)).toBeGreaterThan(0);
    await page.clock.runFor(400);
    expect(await brightness()).toBe(dark);

    // No frame is drawn without a reason, even during movement: the room is drawn already in its new size.
    await page.mouse.move(x, y);
    await page.clock.runFor(40);
    const width = () => page.evaluate(() => document.querySelector('canvas')?.width);
    const [before, wall] = [await width(), await readColor(page, 66, 70)];
    await page.setViewportSize({ width: 900, height: 600 });
    await expect.poll(width).not.toBe(before);
    expect(await readColor(page, 66, 70)).toEqual(wall);
  });
  await test.step('with reduced motion nothing moves', async () => {
    await page.clock.resume();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await waitForPicture(page);
    await standStill(page, 2000);
    expect(await moves()).toBe(false);
  });
});
