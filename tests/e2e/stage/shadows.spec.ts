import { expect, type Page } from '@playwright/test';
import type { Position } from '../../../core/catalogue/model.ts';
import { readColor } from '../support/pixels.ts';
import { openStage, test } from '../support/stage.ts';

const WALL = '/art/backgrounds/wall/plain.webp';
const BOX = '/art/items/box/plain/default.webp';
const KEY = '0123456789abcdef';
const LAID = 'fedcba9876543210';
/** Points just below the foot of the box, a little to the left and to the right of it. */
const BESIDE = { left: [36.4, 90.5], right: [53.6, 90.5] } as const;

test('a thing throws its shadow away from the room’s light, which goes with it when it is deleted; an upload has its own @long', async ({
  page,
}) => {
  const fromLeft = await placeBox(page, { x: 5, y: 20 }, BOX);
  expect(fromLeft.right).toBeLessThan(fromLeft.left - 12);
  await page.evaluate(() => window.harness.editor.port.dispatch({ type: 'deleteItem', id: 'box' }));
  await expect.poll(async () => (await lightBeside(page)).right).toBeGreaterThan(fromLeft.right + 12);
  const fromRight = await placeBox(page, { x: 95, y: 20 }, BOX);
  expect(fromRight.left).toBeLessThan(fromRight.right - 12);
  const uploaded = await placeBox(page, { x: 5, y: 20 }, '/pictures/box-20-300x240.webp');
  expect(Math.abs(uploaded.left - uploaded.right)).toBeLessThan(6);
});

test('lying items are foreshortened on the floor, and shown from the front on the wall @long', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await placeBox(page, { x: 5, y: 20 }, BOX, { floor: { default: LAID } });
  expect(asked).toContain(`/art/files/${LAID}.webp`);
  const frame = await page.getByRole('button', { name: 'Box' }).boundingBox();
  await page.evaluate(() =>
    window.harness.editor.port.dispatch({ type: 'moveItems', places: { box: { x: 38, y: 10 } } }),
  );
  await expect.poll(() => asked).toContain(BOX);
  const upright = await page.getByRole('button', { name: 'Box' }).boundingBox();
  expect(frame?.height).toBeLessThan((upright?.height ?? 0) * 0.7);
});

/** Returns the brightness beside the foot of a box on the floor, in light from that side. */
async function placeBox(
  page: Page,
  lightFrom: Position,
  uri: string,
  facts: object = {},
): Promise<{ left: number; right: number }> {
  await serveLibrary(page, lightFrom, facts);
  await openStage(page, { background: WALL, library: 'known' });
  await page.evaluate((address) => {
    const { dispatch } = window.harness.editor.port;
    const entry = {
      id: 'box',
      name: 'Box',
      tag: 'Storage' as const,
      width: 14,
      aspect: 0.8,
      hitBox: { x: 2, y: 2, width: 96, height: 96 },
      anchor: 'floor' as const,
      defaultPosition: { x: 38, y: 70 },
      variants: { plain: { default: address, opened: address } },
      isContainer: false,
      isLockable: false,
      collection: 'basic',
      order: 1,
      colorOrder: ['plain'],
      is_active: true,
    };
    dispatch({ type: 'addItem', id: 'box', entry });
    window.harness.editor.port.select(null);
  }, uri);
  const isBrown = async () => {
    const [red = 0, , blue = 0] = await readColor(page, 46, 76);
    return red > blue;
  };
  await expect.poll(isBrown, 'the box is there').toBe(true);
  return lightBeside(page);
}

async function lightBeside(page: Page): Promise<{ left: number; right: number }> {
  const light = async ([x, y]: readonly [number, number]) =>
    (await readColor(page, x, y)).reduce((sum, channel) => sum + channel, 0);
  return { left: await light(BESIDE.left), right: await light(BESIDE.right) };
}

/** Serves a library of one background and one box, drawn like the test pictures. */
async function serveLibrary(page: Page, lightFrom: Position, more: object): Promise<void> {
  await page.unrouteAll();
  const hitBox = { x: 2, y: 2, width: 96, height: 96 };
  const facts = { color: '#8a5a2c', default: KEY, ...more };
  const mood = { color: '#333366', key: KEY, light: KEY, lightFrom };
  await page.route('**/art/manifest.json', (route) =>
    route.fulfill({
      json: {
        items: { box: { size: [300, 240], hitBox, anchor: 'floor', variants: { plain: facts } } },
        backgrounds: { wall: { size: [1920, 1080], moods: { plain: mood } } },
      },
    }),
  );
  const drawn: Record<string, string> = {
    [WALL]: 'wall-230-1920x1080',
    [BOX]: 'box-20-300x240',
    [`/art/files/${LAID}.webp`]: 'box-20-300x240',
  };
  for (const [address, name] of Object.entries(drawn))
    await page.route(`**${address}`, async (route) =>
      route.fulfill({
        response: await route.fetch({ url: new URL(`/pictures/${name}.webp`, route.request().url()).href }),
      }),
    );
}
