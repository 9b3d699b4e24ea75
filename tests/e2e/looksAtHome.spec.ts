import { expect, type Locator, type Page, type TestInfo } from '@playwright/test';
import sharp from 'sharp';
import { demoCreator } from '../../seeds/demoAccounts.ts';
import { starters } from '../../seeds/starters.ts';
import { EditorDriver } from './support/EditorDriver.ts';
import { HARD_PHOTOGRAPHS, type HardPhotograph } from './support/hardPhotographs.ts';
import { HOME_PICTURES, type HomePicture } from './support/homePictures.ts';
import { signIn } from './support/signIn.ts';
import { test } from './support/test.ts';

/** The share of a picture's visible pixels that may still have the backdrop's colour. */
const MOST_HALO = 0.01;
/** The largest distance of two colours that count as similar, of 442. */
const ALIKE = 40;

test(
  'three photographs and three drawings, prepared with the bench’s own tools, fit into three starter rooms',
  {
    tag: '@long',
  },
  async ({ page }, info) => {
    // Six pictures are cut out at their full size.
    const kept: string[] = [];
    page.on('response', async (answer) => {
      if (answer.url().endsWith('/api/takePicture')) kept.push((await answer.json()).picture.uri);
    });
    await signIn(page, demoCreator, '/myInventory?add=item');
    for (const [place, picture] of HOME_PICTURES.entries()) {
      await prepare(page, picture, info);
      await expect.poll(() => kept.length).toBe(place + 1);
      await expectAtHome(page, picture, kept[place] ?? '', info);
    }
    for (const [place, room] of starters.slice(0, 3).entries()) {
      const things = [HOME_PICTURES[place], HOME_PICTURES[place + 3]].flatMap((each) => each?.name ?? []);
      await furnish(page, room.roomName, things, info);
    }
  },
);

test(
  'fur, mirroring brass and blades of grass before unevenly lit walls are cut out, and stand in three starter rooms',
  { tag: '@long' },
  async ({ page }, info) => {
    const kept: string[] = [];
    page.on('response', async (answer) => {
      if (answer.url().endsWith('/api/takePicture')) kept.push((await answer.json()).picture.uri);
    });
    await signIn(page, demoCreator, '/myInventory?add=item');
    for (const [place, photograph] of HARD_PHOTOGRAPHS.entries()) {
      await prepareHard(page, photograph, info);
      await expect.poll(() => kept.length).toBe(place + 1);
      await expectCutOut(page, photograph, kept[place] ?? '', info);
    }
    for (const [place, room] of starters.slice(0, 3).entries())
      await furnish(page, room.roomName, [HARD_PHOTOGRAPHS[place]?.name ?? ''], info);
  },
);

/** Accepts the bench's suggestions where they are good enough. */
function prepareHard(
  page: Page,
  { name, fileName, hasGaps, tolerance, make }: HardPhotograph,
  info: TestInfo,
) {
  return test.step(`${name} is cut out and kept`, async () => {
    await page.goto('/myInventory?add=item');
    const file = { name: fileName, mimeType: 'image/jpeg', buffer: await make() };
    await page.locator('input[type=file]').first().setInputFiles(file);
    await expect(page.getByRole('img', { name: `${fileName}, cut out so far` })).toBeVisible();
    if (tolerance) await page.getByLabel('Tolerance').fill(String(tolerance));
    if (hasGaps) await page.getByText('Inside gaps, too').click();
    await page.screenshot({ path: info.outputPath(`${name}, on the board.png`) });
    await page.getByRole('button', { name: 'Next: describe it' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByLabel('Where it belongs').selectOption('On the floor');
    await page.getByRole('button', { name: 'Next: try it in a room' }).click();
    await page.screenshot({ path: info.outputPath(`${name}, tried.png`) });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Done' })).toBeVisible();
  });
}

/**
 * Expects that the corners are transparent, and that the thing is complete even where the wall has a similar
 * colour.
 */
async function expectCutOut(page: Page, { name, stays }: HardPhotograph, uri: string, info: TestInfo) {
  const picture = await (await page.request.get(uri)).body();
  await sharp(picture)
    .flatten({ background: '#3a2c4a' })
    .png()
    .toFile(info.outputPath(`${name}, kept.png`));
  const { data, info: size } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const alphaAt = (x: number, y: number) =>
    data[(Math.round(y * (size.height - 1)) * size.width + Math.round(x * (size.width - 1))) * 4 + 3];
  expect([alphaAt(0, 0), alphaAt(1, 0)], `the wall around ${name}`).toEqual([0, 0]);
  for (const { x, y } of stays) expect(alphaAt(x, y), `${name} at ${x}, ${y}`).toBe(255);
}

function prepare(page: Page, { name, fileName, place, tolerance, hole, make }: HomePicture, info: TestInfo) {
  return test.step(`${name} is cut out, described and kept`, async () => {
    await page.goto('/myInventory?add=item');
    const file = {
      name: fileName,
      mimeType: fileName.endsWith('jpg') ? 'image/jpeg' : 'image/png',
      buffer: await make(),
    };
    await page.locator('input[type=file]').first().setInputFiles(file);
    const canvas = page.getByRole('img', { name: `${fileName}, cut out so far` });
    await expect(canvas).toBeVisible();
    await page.getByLabel('Tolerance').fill(String(tolerance));
    if (hole) await tapAt(canvas, hole);
    await page.getByRole('button', { name: 'Next: describe it' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByLabel('Where it belongs').selectOption(place);
    await page.getByRole('button', { name: 'Next: try it in a room' }).click();
    await page.screenshot({ path: info.outputPath(`${name}, tried.png`) });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Done' })).toBeVisible();
  });
}

async function tapAt(canvas: Locator, { x, y }: { x: number; y: number }) {
  const box = await canvas.boundingBox();
  if (!box) throw new Error('There is no picture to tap.');
  await canvas.click({ position: { x: box.width * x, y: box.height * y } });
}

/**
 * Expects that the corners are transparent, that most of the thing is there, and that no edge of the backdrop
 * is left.
 */
async function expectAtHome(page: Page, { name, backdrop }: HomePicture, uri: string, info: TestInfo) {
  const picture = await (await page.request.get(uri)).body();
  await sharp(picture)
    .flatten({ background: '#3a2c4a' })
    .png()
    .toFile(info.outputPath(`${name}, kept.png`));
  const { data, info: size } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const alphaAt = (x: number, y: number) => data[(y * size.width + x) * 4 + 3];
  const [right, bottom] = [size.width - 1, size.height - 1];
  expect([alphaAt(0, 0), alphaAt(right, 0), alphaAt(0, bottom), alphaAt(right, bottom)], name).toEqual([
    0, 0, 0, 0,
  ]);
  let [seen, halo] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 128) continue;
    seen += 1;
    const far = backdrop.map((part, place) => part - (data[at + place] ?? 0));
    if (Math.hypot(...far) < ALIKE) halo += 1;
  }
  console.log(
    `${name}: ${((100 * seen * 4) / data.length).toFixed(0)} % seen, halo ${((100 * halo) / seen).toFixed(2)} %`,
  );
  expect((seen * 4) / data.length, `what is left of ${name}`).toBeGreaterThan(0.25);
  expect(halo / seen, `the halo of ${name}`).toBeLessThan(MOST_HALO);
}

function furnish(page: Page, roomName: string, things: readonly string[], info: TestInfo) {
  return test.step(`${things.join(' and ')} in ${roomName}`, async () => {
    const editor = new EditorDriver(page);
    await editor.open('/room-editor?new');
    await page.getByRole('button', { name: `Start from ${roomName}` }).click();
    for (const [place, name] of things.entries()) {
      await editor.addByClick(name);
      // New things are added at the same position, so each is moved.
      await editor.moveItem(name, -240 * place - 60, 0);
    }
    await page.keyboard.press('Escape');
    await page
      .locator('canvas')
      .first()
      .screenshot({ path: info.outputPath(`${roomName}.png`) });
    await editor.expectSaved();
  });
}
