import { expect, it } from 'vitest';
import { createPictureGuide } from './pictureGuide.ts';
import { parsePictureManifest } from './pictureManifest.ts';

const hitBox = { x: 5, y: 5, width: 90, height: 90 };
const key = '0123456789abcdef';
const light = 'aaaabbbbccccdddd';
const chest = {
  size: [288, 200],
  hitBox,
  anchor: 'floor',
  variants: { oak: { color: '#b5763c', default: key, opened: 'fedcba9876543210' } },
};
const manifest = {
  items: { chest },
  backgrounds: { study: { size: [1920, 1080], moods: { green: { color: '#224433', key, light } } } },
};

function guideOf(input: unknown) {
  const parsed = parsePictureManifest(input);
  if (!parsed.ok) throw new Error(parsed.refusal.path);
  return createPictureGuide(parsed.value);
}

it('R11 leads from stable addresses to files that never change', () => {
  const guide = guideOf(manifest);
  expect(guide.get('/art/items/chest/oak/default.webp')).toEqual({
    color: '#b5763c',
    file: `/art/files/${key}.webp`,
    shadow: 'floor',
  });
  expect(guide.get('/art/items/chest/oak/opened.webp')?.file).toBe('/art/files/fedcba9876543210.webp');
  expect(guide.get('/art/backgrounds/study/green.webp')?.color).toBe('#224433');
  expect(guide.get('/art/lights/study/green.webp')?.file).toBe(`/art/files/${light}.webp`);
  expect(guide.size).toBe(4);
});

it('knows which parts of the closed picture move away for the opened one', () => {
  const leaf = { type: 'slide', opening: 'M0 0L50 0L50 100Z', box: [0, 0, 50, 100], by: [-40, 0] };
  const guide = guideOf({ ...manifest, items: { chest: { ...chest, leaves: [leaf] } } });
  expect(guide.get('/art/items/chest/oak/opened.webp')?.leaves).toEqual([leaf]);
  expect(guide.get('/art/items/chest/oak/default.webp')?.leaves).toBeUndefined();
  const script = { ...leaf, opening: 'M0 0<' };
  expect(parsePictureManifest({ ...manifest, items: { chest: { ...chest, leaves: [script] } } }).ok).toBe(
    false,
  );
});

it('knows what is painted before the wall of a background', () => {
  const painted = [{ x: 68, y: 13, width: 9, height: 21 }];
  const study = { size: [1920, 1080], moods: { green: { color: '#224433', key, light, painted } } };
  const guide = guideOf({ ...manifest, backgrounds: { study } });
  expect(guide.get('/art/backgrounds/study/green.webp')?.painted).toEqual(painted);
});

it('knows nothing about uploads, other names, and opened pictures that do not exist', () => {
  const closedOnly = { ...chest, variants: { oak: { color: '#b5763c', default: key } } };
  const guide = guideOf({ ...manifest, items: { chest: closedOnly } });
  for (const uri of ['https://storage.test/x.webp', '/art/items/constructor/oak/default.webp', ''])
    expect(guide.get(uri)).toBeUndefined();
  expect(guide.get('/art/items/chest/oak/opened.webp')).toBeUndefined();
});

it.each([
  [
    'items.chest.variants.oak.default',
    { ...chest, variants: { oak: { color: '#b5763c', default: '../x' } } },
  ],
  ['items.chest.size', { ...chest, size: 288 }],
])('refuses a manifest that is wrong at %s', (path, wrong) => {
  const parsed = parsePictureManifest({ ...manifest, items: { chest: wrong } });
  expect(parsed).toMatchObject({ ok: false, refusal: { path } });
});

it('knows what moves in a picture, and refuses more than a phone can bear', () => {
  const lamp = { type: 'blink', at: [10, 20], radius: 1, color: '#ff0000', period: 900, delay: 0 };
  const dust = { type: 'float', box: [0, 0, 9, 9], radius: 1, color: '#ff0000', count: 5, period: 900 };
  const living = {
    ...manifest,
    items: {
      chest: { ...chest, variants: { oak: { ...chest.variants.oak, moves: { opened: [lamp] } } } },
    },
    backgrounds: {
      study: {
        size: [1920, 1080],
        moods: { green: { color: '#224433', key, light, moves: [dust] } },
      },
    },
  };
  const guide = guideOf(living);
  expect(guide.get('/art/items/chest/oak/opened.webp')?.moves).toEqual([lamp]);
  expect(guide.get('/art/items/chest/oak/default.webp')).not.toHaveProperty('moves');
  expect(guide.get('/art/backgrounds/study/green.webp')?.moves).toEqual([dust]);
  expect(guide.get('/art/lights/study/green.webp')).not.toHaveProperty('moves');

  const isRefused = (moves: unknown) =>
    !parsePictureManifest({
      ...living,
      backgrounds: { study: { size: [1, 1], moods: { green: { color: '#224433', key, light, moves } } } },
    }).ok;
  expect(isRefused([{ ...dust, count: 61 }])).toBe(true);
  expect(isRefused([{ ...dust, period: 10 }])).toBe(true);
  expect(isRefused(Array(25).fill(lamp))).toBe(true);
  expect(isRefused([lamp])).toBe(false);
});

it('knows what moves in the picture of a thing as it lies on a floor', () => {
  const [lamp, laid] = [50, 72].map((y) => ({
    ...{ type: 'blink', at: [10, y], radius: 1, color: '#ff0000', period: 900, delay: 0 },
  }));
  const oak = {
    ...chest.variants.oak,
    floor: { default: 'bbbbccccddddeeee' },
    moves: { default: [lamp] },
    floorMoves: { default: [laid] },
  };
  const guide = guideOf({ ...manifest, items: { chest: { ...chest, variants: { oak } } } });
  expect(guide.get('/art/items/chest/oak/default.webp')?.moves).toEqual([lamp]);
  expect(guide.get('/art/floor/chest/oak/default.webp')?.moves).toEqual([laid]);
});

it('knows a picture with moving parts by its still picture and by each part', () => {
  const [still, part] = ['aaaabbbbccccdddd', 'bbbbccccddddeeee'];
  const sway = { type: 'swing', part: 0, box: [40, 10, 20, 50], pivot: [50, 10], angle: 5, period: 2000 };
  const loose = { still, parts: [part] };
  const mood = { color: '#224433', key, light, lightFrom: { x: 13, y: -20 }, moves: [sway], loose };
  const oak = { ...chest.variants.oak, moves: { default: [sway] }, loose: { default: loose } };
  const guide = guideOf({
    items: { chest: { ...chest, variants: { oak } } },
    backgrounds: { study: { size: [1920, 1080], hasFloor: false, moods: { green: mood } } },
  });
  const known = (uri: string) => guide.get(`/art/${uri}.webp`);
  expect(known('still/items/chest/oak/default')).toEqual({
    color: oak.color,
    file: `/art/files/${still}.webp`,
    shadow: 'floor',
  });
  expect(known('parts/items/chest/oak/default-0')?.file).toBe(`/art/files/${part}.webp`);
  expect(known('still/items/chest/oak/opened')).toBeUndefined();
  expect(known('still/backgrounds/study/green')).toMatchObject({
    lightFrom: { x: 13, y: -20 },
    hasFloor: false,
  });
  expect(known('still/backgrounds/study/green')).not.toHaveProperty('moves');
});

it('knows how shadows fall: by what, from where, and whether on a floor', () => {
  const lightFrom = { x: 13, y: -20 };
  const mood = { color: '#224433', key, light };
  const guide = guideOf({
    items: { chest, rug: { ...chest, castsShadow: false } },
    backgrounds: {
      study: { size: [1920, 1080], moods: { green: { ...mood, lightFrom } } },
      drawer: { size: [1920, 1080], hasFloor: false, moods: { oak: mood } },
    },
  });
  expect(guide.get('/art/items/rug/oak/opened.webp')?.shadow).toBeNull();
  expect(guide.get('/art/backgrounds/study/green.webp')?.lightFrom).toEqual(lightFrom);
  expect(guide.get('/art/backgrounds/study/green.webp')?.hasFloor).toBeUndefined();
  expect(guide.get('/art/backgrounds/drawer/oak.webp')).toMatchObject({ hasFloor: false });
  expect(guide.get('/art/backgrounds/drawer/oak.webp')).not.toHaveProperty('lightFrom');
});
