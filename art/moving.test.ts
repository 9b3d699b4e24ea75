import sharp, { type Sharp } from 'sharp';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { isLoose, type LooseMove, type Move, movesSchema } from '../core/catalogue/moves.ts';
import { backgrounds } from './backgrounds/library.ts';
import { laidPoint, layDown } from './ink/layDown.ts';
import { items } from './items/library.ts';
import { movesLaid, movesWithin } from './moving.ts';
import { backgroundDrawing, itemDrawing, looseDrawings, looseInMood } from './pictures.ts';
import { type Pixels, renderPixels } from './render.ts';

it('converts movements from the drawing’s units to percent of the picture', () => {
  const lamp = { type: 'blink', at: [50, 0], radius: 10, color: '#ff0000', period: 900, delay: 0 } as const;
  const steam = {
    type: 'rise',
    box: [0, -50, 100, 50],
    radius: 4,
    color: '#ffffff',
    count: 3,
    period: 900,
  } as const;
  expect(movesWithin([-50, -50, 200, 100], [lamp, steam])).toEqual([
    { ...lamp, at: [50, 50], radius: 5 },
    { ...steam, box: [25, 0, 50, 50], radius: 2 },
  ]);
});

it('what moves in a thing that lies is where its drawing is laid, and of a box all that is', async () => {
  const lie = { box: [20, 40, 120, 100], thickness: 12 } as const;
  const at = [110, 60] as const;
  const spot = `<circle cx="${at[0]}" cy="${at[1]}" r="5" fill="#ff0000"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160"><rect x="20" y="40" width="120" height="100" fill="#00f"/>${spot}</svg>`;
  const { width, data } = await renderPixels(layDown(svg, lie), { width: 160, height: 160 });
  const red = Array.from({ length: data.length / 4 }, (_, i) => i).filter(
    (i) => (data[i * 4] ?? 0) > 200 && (data[i * 4 + 2] ?? 255) < 60,
  );
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = laidPoint(at, lie);
  expect(red.length).toBeGreaterThan(20);
  expect(Math.abs(mean(red.map((i) => i % width)) + 0.5 - x)).toBeLessThan(1);
  expect(Math.abs(mean(red.map((i) => Math.floor(i / width))) + 0.5 - y)).toBeLessThan(1);

  const glint: Move = { type: 'twinkle', points: [at], radius: 3, color: '#ffffff' };
  const dust: Move = {
    type: 'float',
    box: [20, 40, 90, 20],
    radius: 3,
    color: '#ffffff',
    count: 3,
    period: 900,
  };
  const [laidGlint, laidDust] = movesLaid([glint, dust], (point) => laidPoint(point, lie));
  expect(laidGlint).toEqual({ ...glint, points: [[x, y]] });
  const [left, top] = laidPoint([20, 60], lie);
  if (laidDust?.type !== 'float') throw new Error('The dust is gone.');
  expect(laidDust.box[0]).toBeCloseTo(left);
  expect(laidDust.box[0] + laidDust.box[2]).toBeCloseTo(laidPoint([110, 40], lie)[0]);
  expect(laidDust.box[1] + laidDust.box[3]).toBeCloseTo(top);
});

it('all that the library declares is within what the game reads', () => {
  const declared = [
    ...backgrounds.flatMap(({ entry, movesIn }) => entry.moodOrder.map(movesIn)),
    ...items.flatMap(({ entry, states, movesIn, movesOnFloor }) =>
      entry.colorOrder.flatMap((color) =>
        states.flatMap((state) => [movesIn(color, state), movesOnFloor(color, state)]),
      ),
    ),
  ];
  expect(declared.flat().length).toBeGreaterThan(50);
  for (const moves of declared) expect(v.parse(movesSchema, moves)).toEqual(moves);
});

it.each(items.map((item) => ({ id: item.entry.id, item })))(
  'what moves in $id lies within its picture',
  ({ item }) => {
    for (const color of item.entry.colorOrder)
      for (const state of item.states)
        for (const move of [...item.movesIn(color, state), ...item.movesOnFloor(color, state)])
          expectInside(move);
  },
);

it.each(backgrounds.map((background) => ({ id: background.entry.id, background })))(
  'what moves in $id lies within its picture',
  ({ background }) => {
    for (const mood of background.entry.moodOrder)
      for (const move of background.movesIn(mood)) expectInside(move);
  },
);

it('every item with a lit lamp, a screen or a flame moves, as its kits declare', () => {
  const pictures = items.flatMap((item) =>
    item.states.map((state) => ({ item, state, color: item.entry.colorOrder[0] ?? '' })),
  );
  const alive = pictures.filter(({ item, state, color }) => item.lives(color, state));
  expect(alive.length).toBeGreaterThan(18);
  const still = alive.filter(({ item, state, color }) => item.movesIn(color, state).length === 0);
  expect(still.map(({ item, state }) => `${item.entry.id}, ${state}`)).toEqual([]);
});

/**
 * Living or moving items that use no kit: light, steam, water, swinging or turning parts, and the state in
 * which they move.
 */
const DRAWN_BY_HAND = {
  default: [
    'airlock-door',
    'bunker-door',
    'clock',
    'elevator-door',
    'gem',
    'master-key',
    'gingerbread-door',
    'hotel-door',
    'lab-door',
    'oven',
    'portal',
    'rune-stone',
    'slide-door',
    'train-door',
    'tree-door',
    'wall-clock',
    'aquarium',
    'birdcage',
  ],
  opened: [
    'bed',
    'books',
    'bookshelf',
    'bust',
    'candelabra',
    'chest',
    'fern',
    'fireplace',
    'flashlight',
    'fridge',
    'gears',
    'glowing-writing',
    'hourglass',
    'jukebox',
    'lamp',
    'oven',
    'pipe-valve',
    'portal',
    'potions',
    'projector',
    'rug',
    'sarcophagus',
    'scales',
    'birthday-cake',
    'skull-candle',
    'trapdoor',
    'tree-door',
    'vase',
    'wide-curtain',
    'window',
  ],
} as const;

it.each(Object.entries(DRAWN_BY_HAND).flatMap(([state, ids]) => ids.map((id) => ({ id, state }))))(
  'something moves in $id, $state, in every colour',
  ({ id, state }) => {
    const item = items.find(({ entry }) => entry.id === id);
    for (const color of item?.entry.colorOrder ?? [''])
      expect(item?.movesIn(color, state as 'default' | 'opened')).not.toEqual([]);
  },
);

const takenApart = [
  ...items.flatMap((item) => {
    const [color = ''] = item.entry.colorOrder;
    return item.states.map((state) => ({
      name: `${item.entry.id}, ${state}`,
      whole: itemDrawing(item, color, state),
      apart: looseDrawings(item, color, state),
      moves: item.movesIn(color, state),
    }));
  }),
  ...backgrounds.map((background) => {
    const [mood = ''] = background.entry.moodOrder;
    return {
      name: `${background.entry.id}, ${mood}`,
      whole: backgroundDrawing(background, mood),
      apart: looseInMood(background, mood),
      moves: background.movesIn(mood),
    };
  }),
].filter(({ apart }) => apart !== null);

it('a clock and a lantern are taken apart', () => {
  expect(takenApart.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['clock, default', 'captains-cabin, sunset']),
  );
});

it.each(takenApart)(
  'what swings in $name is a part of its own, numbered as it is drawn, within its box',
  async ({ whole, apart, moves }) => {
    if (!apart) throw new Error('It is whole.');
    expect(moves.filter(isLoose).map(({ part }) => part)).toEqual(apart.parts.map((_, i) => i));
    const scale = Math.min(1, 960 / whole.size.width);
    const size = { width: whole.size.width * scale, height: whole.size.height * scale };
    const all = await renderPixels(whole.draw(), size);
    const still = await renderPixels(apart.still.draw(), size);
    const changed = changedBox(all, still);
    const boxes = moves.filter(isLoose).map(({ box }) => box);
    const parts = await Promise.all(apart.parts.map(({ draw, size: own }) => renderPixels(draw(), own)));
    const loose = moves.filter(isLoose);
    for (const [part, { data }] of parts.entries()) {
      // Glare is faint; moving parts are opaque.
      const least = loose[part]?.type === 'stay' ? 25 : 200;
      expect(data.some((value, i) => i % 4 === 3 && value > least)).toBe(true);
    }
    const together = await putTogether(still, parts, boxes);
    expect(countOther(all, together) / countOther(all, still)).toBeLessThan(0.15);
    for (const [x, y] of [
      [changed.left, changed.top],
      [changed.right, changed.bottom],
    ] as const) {
      const [px, py] = [(x / size.width) * 100, (y / size.height) * 100];
      expect(Math.min(...boxes.map(([left]) => left)) - 1).toBeLessThanOrEqual(px);
      expect(Math.max(...boxes.map(([left, , width]) => left + width)) + 1).toBeGreaterThanOrEqual(px);
      expect(Math.min(...boxes.map(([, top]) => top)) - 1).toBeLessThanOrEqual(py);
      expect(Math.max(...boxes.map(([, top, , height]) => top + height)) + 1).toBeGreaterThanOrEqual(py);
    }
  },
);

/** Composes the picture like the stage: each part in its box over the still picture. */
async function putTogether(
  still: Pixels,
  parts: readonly Pixels[],
  boxes: readonly LooseMove['box'][],
): Promise<Pixels> {
  const { width, height } = still;
  const layers = parts.map(async (part, i) => {
    const [x = 0, y = 0, across = 0, down = 0] = boxes[i] ?? [];
    const [left, top] = [Math.round((x * width) / 100), Math.round((y * height) / 100)];
    const size = { width: Math.round((across * width) / 100), height: Math.round((down * height) / 100) };
    return {
      left,
      top,
      input: await rawSharp(part)
        .resize({ ...size, fit: 'fill' })
        .png()
        .toBuffer(),
    };
  });
  const data = await rawSharp(still)
    .composite(await Promise.all(layers))
    .raw()
    .toBuffer();
  return { ...still, data };
}

function rawSharp({ width, height, data }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 4 } });
}

/** The pixels that clearly differ, of pictures that may be clear in places. */
function countOther(one: Pixels, other: Pixels): number {
  const seen = ({ data }: Pixels, i: number, channel: number) =>
    ((data[i * 4 + channel] ?? 0) * (data[i * 4 + 3] ?? 0)) / 255;
  const places = Array.from({ length: one.data.length / 4 }, (_, i) => i);
  return places.filter((i) => [0, 1, 2].some((c) => Math.abs(seen(one, i, c) - seen(other, i, c)) > 60))
    .length;
}

/** The pixels that clearly differ; throws where none do. */
function changedBox({ width, data }: Pixels, other: Pixels) {
  const differs = (i: number) =>
    [0, 1, 2].some((c) => Math.abs((data[i * 4 + c] ?? 0) - (other.data[i * 4 + c] ?? 0)) > 40);
  const places = Array.from({ length: data.length / 4 }, (_, i) => i).filter(differs);
  if (places.length === 0) throw new Error('Nothing is gone from the still picture.');
  const [across, down] = [places.map((i) => i % width), places.map((i) => Math.floor(i / width))];
  const least = (values: readonly number[]) => values.reduce((one, other) => Math.min(one, other));
  const most = (values: readonly number[]) => values.reduce((one, other) => Math.max(one, other));
  return { left: least(across), right: most(across), top: least(down), bottom: most(down) };
}

/** Expects the start and the end of a movement, in percent of the picture, to be inside it. */
function expectInside(move: Move): void {
  for (const [x, y] of cornersOf(move)) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(Math.max(x, y)).toBeLessThanOrEqual(100);
  }
}

function cornersOf(move: Move): readonly (readonly [number, number])[] {
  if ('points' in move) return move.points;
  if ('at' in move) return [move.at];
  const [x, y, width, height] = move.box;
  return [
    [x, y],
    [x + width, y + height],
  ];
}
