// @isolation backend

import { memoryUsage, platform } from 'node:process';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { PictureRefusal } from '../../../core/calls/library/takePicture.ts';
import { watchChildren } from '../testing/childMemory.ts';
import { drawPicture } from '../testing/drawPicture.ts';
import {
  bitPng,
  brokenProfile,
  drawing,
  gifBomb,
  moving,
  textBomb,
  turned,
  webpBomb,
} from '../testing/hostileFiles.ts';
import { drawDrawing, MOST_MEMORY } from './drawInProcess.ts';
import { type Encoded, encodePicture } from './encodePicture.ts';
import { isSafeDrawing } from './isSafeDrawing.ts';

const MB = 1024 * 1024;
const GREEN = '<rect width="100" height="50" fill="#00ff00"/>';

async function take(name: string, file: Buffer): Promise<Encoded> {
  const result = await encodePicture(file, 'item');
  if (!result.ok) throw new Error(`${name}: ${result.refusal}`);
  return result.value;
}

/** Returns the rounded colours at some positions, in shares of width and height. */
async function colorsAt({ usual }: Encoded, ...places: readonly (readonly [number, number])[]) {
  const { data, info } = await sharp(usual).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return places.map(([x, y]) => {
    const index = Math.floor(y * info.height) * info.width + Math.floor(x * info.width);
    return [...data.subarray(index * 3, index * 3 + 3)];
  });
}

function near(color: readonly number[], by = 6) {
  return color.map((part) => expect.closeTo(part, -Math.log10(by * 2)));
}

const png = await drawPicture('#c04020', { type: 'png' });
const noise = await sharp({
  create: {
    width: 300,
    height: 200,
    channels: 3,
    background: '#000',
    noise: { type: 'gaussian', mean: 128, sigma: 40 },
  },
})
  .png()
  .toBuffer();

/** A drawing that references another twice, at each of several levels. */
function doublings(times: number): string {
  const groups = Array.from(
    { length: times },
    (_, index) => `<g id="g${index + 1}"><use href="#g${index}"/><use href="#g${index}"/></g>`,
  );
  return `<defs><rect id="g0" width="9" height="9"/>${groups.join('')}</defs><use href="#g${times}"/>`;
}

/** Patterns filled with the next one, each far larger than what is visible. */
function patterns(times: number): string {
  const all = Array.from({ length: times }, (_, index) => {
    const fill = index + 1 < times ? `url(#p${index + 1})` : 'red';
    const side = 'width="20000" height="20000"';
    return `<pattern id="p${index}" ${side} patternUnits="userSpaceOnUse"><rect ${side} fill="${fill}"/></pattern>`;
  });
  return all.join('');
}

describe('are refused', () => {
  const isCut = (file: Buffer) => file.subarray(0, Math.floor(file.length / 2));
  const entities = '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>';
  const image = '<image href="data:image/png;base64,AAAA" width="9" height="9"/>';

  it.each<[string, PictureRefusal, Buffer | Promise<Buffer>]>([
    ['nothing', 'empty', Buffer.alloc(0)],
    ['a page', 'unknownType', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a program', 'unknownType', Buffer.from('MZ\x90\0'.repeat(99), 'latin1')],
    ['a picture of another kind', 'unknownType', sharp(noise).tiff().toBuffer()],
    ['a script that begins as a GIF', 'damaged', Buffer.from('GIF89a/*\0\0\0*/=1;alert(document.cookie)')],
    ['a head alone', 'damaged', png.subarray(0, 8)],
    ['half a PNG', 'damaged', isCut(noise)],
    ['half a JPEG', 'damaged', sharp(noise).jpeg().toBuffer().then(isCut)],
    ['half a WebP', 'damaged', sharp(noise).webp({ lossless: true }).toBuffer().then(isCut)],
    ['a PNG 20,000 px wide', 'tooManyPixels', bitPng(20_000, 20)],
    ['a PNG of 400 megapixels', 'tooManyPixels', bitPng(20_000, 20_000)],
    ['a PNG of 30 megapixels', 'tooManyPixels', bitPng(6000, 5000)],
    ['a WebP of 268 megapixels', 'tooManyPixels', webpBomb()],
    ['a GIF of 400 megapixels', 'tooManyPixels', gifBomb()],
    ['a drawing a million wide', 'tooManyPixels', drawing(GREEN, 'width="1000000" height="10"')],
    ['a dot', 'tooSmall', drawPicture('#fff', { width: 1, height: 1 })],
    ['nothing to be seen', 'invisible', drawPicture('#00000000')],
    ['a drawing of another file', 'unsafeDrawing', drawing('<image xlink:href="file:///etc/passwd"/>')],
    ['a drawing of another site', 'unsafeDrawing', drawing('<use href="https://evil.example/x.svg#a"/>')],
    ['a style of another site', 'unsafeDrawing', drawing('<style>@import url(//evil.example/a.css)</style>')],
    ['a picture in a drawing', 'unsafeDrawing', drawing(image)],
    ['entities that grow', 'unsafeDrawing', drawing('<text>&b;</text>', 'width="9" height="9"', entities)],
    ['a drawing of many layers', 'unsafeDrawing', drawing('<g opacity=".9"/>'.repeat(61))],
    ['a drawing of 2 MB', 'unsafeDrawing', drawing(GREEN.repeat(40_000))],
    ['half a drawing', 'damaged', drawing(GREEN).subarray(0, 110)],
  ])('%s: %s', async (_name, refusal, file) => {
    expect(await encodePicture(await file, 'item')).toEqual({ ok: false, refusal });
  });
});

it('a drawing that takes for ever is cancelled', async () => {
  await expect(
    drawDrawing(drawing(doublings(40)), { width: 100, height: 50 }, 72, { patience: 500 }),
  ).rejects.toThrow();
});

describe('a drawing that needs gigabytes is stopped, whether the system or the process limits it:', () => {
  const size = { width: 2560, height: 1440 };
  const red = '<rect width="2560" height="1440" fill="red"/>';
  const layers = `<style>g{opacity:.9}</style>${'<g>'.repeat(200)}${red}${'</g>'.repeat(200)}`;
  const effects = '<feGaussianBlur stdDeviation="90"/><feOffset dx="5"/><feTurbulence numOctaves="9"/>';
  const bombs = {
    'patterns in patterns': `${patterns(25)}${red.replace('red', 'url(#p0)')}`,
    'layers upon layers': layers,
    'a region a hundred times as large': `<filter id="f" x="-9" y="-9" width="100" height="100">${effects.repeat(15)}</filter>${red.replace('/>', ' filter="url(#f)"/>')}`,
  };
  type Bomb = keyof typeof bombs;

  it.runIf(platform === 'linux').each<[Bomb, 'system' | 'process']>([
    ['patterns in patterns', 'system'],
    ['patterns in patterns', 'process'],
    ['layers upon layers', 'system'],
    ['a region a hundred times as large', 'system'],
  ])('%s (%s)', async (name, by) => {
    const file = drawing(bombs[name], 'width="2560" height="1440"');
    expect(isSafeDrawing(file)).toBe(true);
    const children = watchChildren();
    await drawDrawing(file, size, 72, { patience: 4000, hasShell: by === 'system' }).catch(() => {});
    const most = children.stop();
    expect(most).toBeGreaterThan(30 * MB);
    expect(most).toBeLessThan(MOST_MEMORY * 1.25);
  });
});

describe('are made harmless, and look correct', () => {
  it('includes a script in a drawing, which is not run', async () => {
    const scripts =
      '<script>document.documentElement.remove()</script><foreignObject><p>x</p></foreignObject>';
    const picture = await take(
      'a drawing with scripts',
      drawing(`${GREEN}${scripts}`, 'onload="alert(1)" viewBox="0 0 100 50"'),
    );
    expect(await colorsAt(picture, [0.5, 0.5])).toEqual([near([0, 255, 0])]);
    expect(picture).toMatchObject({
      width: 640,
      height: 320,
      hitBox: { x: 0, y: 0, width: 100, height: 100 },
    });
    expect(picture.double.includes('script')).toBe(false);
  });

  it('includes HTML behind a picture, and in its comment', async () => {
    const behind = Buffer.concat([png, Buffer.from('<script>alert(1)</script>PK\x05\x06')]);
    const comment = await sharp(png)
      .withExif({ IFD0: { ImageDescription: '<script>alert(1)</script>' } })
      .jpeg()
      .toBuffer();
    expect(comment.includes('<script>')).toBe(true);
    for (const [name, file] of Object.entries({ behind, comment })) {
      const { usual, double, thumb } = await take(`a page, ${name}`, file);
      for (const made of [usual, double, thumb]) {
        expect(made.toString('latin1', 8, 12)).toBe('WEBP');
        expect(made.includes('script')).toBe(false);
      }
    }
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'a picture with orientation %i is turned upright, and loses its camera’s metadata',
    async (held) => {
      const picture = await take(`held as ${held}`, await turned(held));
      const isUpright = held >= 5;
      expect([picture.width, picture.height]).toEqual(isUpright ? [30, 60] : [60, 30]);
      const isRedFirst = [1, 4, 5, 6].includes(held);
      const [first, last] = await colorsAt(
        picture,
        isUpright ? [0.5, 0.2] : [0.2, 0.5],
        isUpright ? [0.5, 0.8] : [0.8, 0.5],
      );
      const [red, blue] = [near([255, 0, 0], 12), near([0, 0, 255], 12)];
      expect([first, last]).toEqual(isRedFirst ? [red, blue] : [blue, red]);
      for (const made of [picture.usual, picture.double, picture.thumb]) {
        const { exif, icc, xmp, orientation, pages } = await sharp(made).metadata();
        expect([exif, icc, xmp, orientation, pages]).toEqual([
          undefined,
          undefined,
          undefined,
          undefined,
          undefined,
        ]);
      }
    },
  );

  it('includes colours other than sRGB: a wide profile, a broken one, CMYK, 16-bit grey', async () => {
    const color = [160, 120, 100];
    const plain = sharp({ create: { width: 40, height: 20, channels: 3, background: 'rgb(160,120,100)' } });
    const wide = await plain.clone().withIccProfile('p3').png().toBuffer();
    const ink = await plain
      .clone()
      .toColourspace('cmyk')
      .withIccProfile('cmyk')
      .jpeg({ quality: 100 })
      .toBuffer();
    const deep = await plain.clone().toColourspace('rgb16').png().toBuffer();
    expect(await sharp(ink).metadata()).toMatchObject({ space: 'cmyk', channels: 4 });
    expect(await sharp(deep).metadata()).toMatchObject({ depth: 'ushort' });
    expect(await colorsAt(await take('a wide profile', wide), [0.5, 0.5])).toEqual([near(color)]);
    expect(await colorsAt(await take('ink', ink), [0.5, 0.5])).toEqual([near(color, 20)]);
    expect(await colorsAt(await take('16 bits', deep), [0.5, 0.5])).toEqual([near(color)]);
    const broken = await take('a broken profile', bitPng(40, 20, brokenProfile()));
    expect(await colorsAt(broken, [0.5, 0.5])).toEqual([near([0, 0, 0])]);
  });

  it.each(['gif', 'webp'] as const)('a moving %s, of which the first frame stays', async (type) => {
    const picture = await take(`a moving ${type}`, await moving(type));
    expect([picture.width, picture.height, picture.color]).toEqual([40, 20, '#ff0000']);
    expect(await sharp(picture.usual).metadata()).not.toHaveProperty('pages');
  });
});

it('the largest accepted file, and a small one with a long text, are processed in bounded memory', async () => {
  const before = memoryUsage.rss();
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, memoryUsage.rss());
  }, 2);
  const largest = await take('24 megapixels', bitPng(6000, 4000));
  expect([largest.width, largest.height]).toEqual([640, 427]);
  const result = await encodePicture(bitPng(40, 20, textBomb(100 * MB)), 'item');
  clearInterval(watch);
  expect(result.ok || result.refusal === 'damaged').toBe(true);
  expect(peak - before).toBeLessThan(400 * MB);
});
