import { expect, type Page } from '@playwright/test';
import { readColor } from '../support/pixels.ts';
import { openStage, test } from '../support/stage.ts';

const WALL = '/art/backgrounds/wall/plain.webp';
const [WHOLE, STILL, PART, NONE] = [
  '0123456789abcdef',
  'fedcba9876543210',
  '00112233445566aa',
  'aa66554433221100',
] as const;
/** A point on the hanging part, and one beside it, in percent of the stage. */
const [HANGS, BESIDE] = [
  [66.5, 60],
  [93, 50],
] as const;

test('a room in which something swings is put together from what plays need, and fetched whole where a part is missing @long', async ({
  page,
}) => {
  const asked = await openSwinging(page, { [STILL]: 'wall-230-1920x1080', [PART]: 'box-20-300x240' });
  expect(isBrown(await readColor(page, ...HANGS))).toBe(true);
  expect(isBrown(await readColor(page, ...BESIDE))).toBe(false);
  expect(asked).toEqual(expect.arrayContaining([fileOf(STILL), fileOf(PART)]));
  expect(asked).not.toContain(fileOf(WHOLE));

  const askedAgain = await openSwinging(page, {
    [STILL]: 'wall-230-1920x1080',
    [WHOLE]: 'box-20-300x240',
  });
  expect(isBrown(await readColor(page, ...BESIDE))).toBe(true);
  expect(askedAgain).toContain(fileOf(WHOLE));
});

/** Opens a room with a hanging part in its background, from pictures by key; returns the requested files. */
async function openSwinging(page: Page, pictures: Readonly<Record<string, string>>): Promise<string[]> {
  await page.unrouteAll();
  await page.route('**/art/**', (route) => route.fulfill({ status: 404 }));
  const swings = { type: 'swing', part: 0, box: [61, 48, 11, 26], pivot: [66, 48], period: 3000, angle: 5 };
  const loose = { still: STILL, parts: [PART] };
  const mood = { color: '#333366', key: WHOLE, light: NONE, moves: [swings], loose };
  const backgrounds = { wall: { size: [1920, 1080], moods: { plain: mood } } };
  await page.route('**/art/manifest.json', (route) => route.fulfill({ json: { items: {}, backgrounds } }));
  for (const [key, name] of Object.entries(pictures))
    await page.route(`**${fileOf(key)}`, async (route) =>
      route.fulfill({
        response: await route.fetch({ url: new URL(`/pictures/${name}.webp`, route.request().url()).href }),
      }),
    );
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openStage(page, { background: WALL, library: 'known' });
  return asked;
}

function fileOf(key: string): string {
  return `/art/files/${key}.webp`;
}

function isBrown([red = 0, , blue = 0]: readonly number[]): boolean {
  return red > blue;
}
