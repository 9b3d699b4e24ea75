import { mix, shift } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { glow } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { curve, joinPaths, type Path, type Point } from '../../../ink/path.ts';
import { oval, polygon, polyline, range, rect } from '../../../ink/shapes.ts';

/** The colours of a painted landscape, from far to near. */
export interface View {
  sky: string;
  horizon: string;
  sun: string;
  far: string;
  middle: string;
  near: string;
  detail: 'firs' | 'water' | 'cacti';
}

export const MEADOW: View = {
  sky: '#3f76c2',
  horizon: '#ffd09a',
  sun: '#fff0c0',
  far: '#7488b4',
  middle: '#6aa565',
  near: '#2f6650',
  detail: 'firs',
};
export const ALPS: View = {
  sky: '#8fa6d8',
  horizon: '#ffc9a8',
  sun: '#fff3d0',
  far: '#8a7fae',
  middle: '#8aa85c',
  near: '#4a6a3a',
  detail: 'firs',
};
export const LAKE: View = {
  sky: '#2b3572',
  horizon: '#d0809a',
  sun: '#ffd9a0',
  far: '#5a4a7a',
  middle: '#3d6f96',
  near: '#28406c',
  detail: 'water',
};
export const DESERT: View = {
  sky: '#63b4cc',
  horizon: '#fdebb4',
  sun: '#fff7dc',
  far: '#d99a72',
  middle: '#cf7d44',
  near: '#94483a',
  detail: 'cacti',
};

const ALL = rect(40, 40, 340, 260);
const SUN: Point = [284, 158];
const VEILS = [
  [52, 132, 130],
  [150, 66, 120],
  [206, 118, 150],
] as const;

/** Mountains under a low sun, in the painting's opening (46 to 374 across, 46 to 294 down). Draw it inside a clip. */
export function drawLandscape(ink: Ink, view: View): void {
  drawSky(ink, view);
  drawRange(ink, view);
  drawPlain(ink, view);
  drawNear(ink, view);
}

function drawSky(ink: Ink, { sky, horizon, sun }: View): void {
  ink.draw(ALL, { fill: linear(90, sky, [mix(sky, horizon, 0.45), 0.36], [horizon, 0.66]) });
  for (const [x, y, length] of VEILS)
    ink.draw(veilAt([x, y], length), { fill: mix(horizon, '#ffffff', 0.4), opacity: 0.3 });
  glow(ink, ...SUN, 136, sun, 1);
  ink.draw(oval(...SUN, 25), { fill: sun });
  drawCloud(ink, [112, 92], 1, horizon);
  drawCloud(ink, [322, 78], 0.72, horizon);
}

/**
 * A streak of high cloud with pointed ends. Brush strokes side by side would look like ribs in a small
 * picture.
 */
function veilAt([x, y]: Point, length: number): Path {
  return curve(
    `M${x} ${y}Q${x + length * 0.4} ${y - 9} ${x + length} ${y - 3}Q${x + length * 0.5} ${y + 5} ${x} ${y}Z`,
  );
}

/** A cloud lit from above; its lower edge has the colour of the horizon. */
function drawCloud(ink: Ink, at: Point, scale: number, horizon: string): void {
  const puffs = joinPaths(
    oval(-34, 2, 22, 13),
    oval(-8, -8, 26, 19),
    oval(22, -2, 22, 15),
    oval(44, 5, 16, 9),
  );
  ink.at(
    at,
    () => {
      ink.draw(puffs, { fill: mix(horizon, '#8a7aa4', 0.35), opacity: 0.75, move: [3, 6] });
      ink.draw(puffs, { fill: '#fffaf0', opacity: 0.96 });
      ink.draw(curve('M-50 8Q0 -2 58 10Q0 16 -50 8Z'), { fill: mix(horizon, '#a48aa8', 0.3), opacity: 0.6 });
    },
    { scale },
  );
}

/** A mountain, by its peak: the side that faces the sun is light, the other one dark. */
function drawPeak(
  ink: Ink,
  [x, y]: Point,
  half: number,
  foot: number,
  color: string,
  hasSnow: boolean,
): void {
  const height = foot - y;
  ink.draw(polygon([x - half, foot], [x, y], [x + half, foot]), {
    fill: linear(90, mix(color, '#ffffff', 0.22), color),
  });
  const shade: Path = polygon(
    [x - half, foot],
    [x, y],
    [x - half * 0.1, y + height * 0.34],
    [x + half * 0.06, y + height * 0.6],
    [x - half * 0.16, foot],
  );
  ink.draw(shade, { fill: shift(color, { lightness: -0.09 }), opacity: 0.75 });
  if (!hasSnow) return;
  const at = (side: number, down: number): Point => [x + side * half, y + down * height];
  const snow = polygon(
    at(0, 0),
    at(0.3, 0.3),
    at(0.16, 0.27),
    at(0.08, 0.4),
    at(-0.03, 0.27),
    at(-0.14, 0.38),
    at(-0.3, 0.3),
  );
  ink.draw(snow, { fill: linear(20, '#c9d2ea', ['#ffffff', 0.5]) });
}

function drawRange(ink: Ink, { far, horizon, detail }: View): void {
  const hasSnow = detail !== 'cacti';
  const hazy = mix(far, horizon, 0.4);
  drawPeak(ink, [92, 168], 74, 236, hazy, false);
  drawPeak(ink, [262, 176], 78, 236, hazy, false);
  drawPeak(ink, [352, 150], 84, 240, far, hasSnow);
  drawPeak(ink, [168, 124], 104, 240, far, hasSnow);
  ink.draw(rect(40, 196, 340, 44), { fill: linear(90, [horizon, 0, 0], [horizon, 1, 0.55]) });
}

function drawPlain(ink: Ink, view: View): void {
  const { middle, horizon, detail, sun } = view;
  const far = mix(middle, horizon, 0.35);
  ink.draw(curve('M40 224Q120 208 200 220Q290 232 384 214V300H40Z'), {
    fill: linear(90, far, [middle, 0.5], shift(middle, { lightness: -0.05 })),
  });
  if (detail === 'water') {
    for (const i of range(6)) {
      const length = 34 + i * 7 + ink.random() * 14;
      ink.draw(oval(SUN[0] + ink.jitter(14), 228 + i * 10, length / 2, 2 + i * 0.35), {
        fill: sun,
        opacity: 0.75,
      });
    }
    return;
  }
  const path = curve(
    'M214 222C236 232 150 240 178 252C206 262 268 264 236 300L298 300C312 262 218 258 206 248C196 240 250 234 222 222Z',
  );
  ink.draw(path, { fill: detail === 'firs' ? '#9fd0e8' : mix(middle, '#fff0c0', 0.45), opacity: 0.9 });
  for (const [x, y] of [
    [70, 236],
    [120, 244],
    [300, 234],
    [340, 242],
  ] as const)
    ink.draw(polyline([x, y], [x + 34, y - 3]), {
      stroke: shift(middle, { lightness: 0.08 }),
      width: 4,
      cap: 'round',
      opacity: 0.6,
    });
}

function drawNear(ink: Ink, { near, detail }: View): void {
  const hill = curve(
    'M40 254C90 242 130 262 176 276C210 286 240 288 262 284C300 276 340 262 384 258V300H40Z',
  );
  ink.draw(hill, { fill: linear(90, shift(near, { lightness: 0.06 }), shift(near, { lightness: -0.08 })) });
  for (const i of range(26)) {
    const x = 48 + i * 12.6;
    const y = 288 - (x < 150 || x > 310 ? 16 : 0) + ink.jitter(8);
    ink.draw(polyline([x, y], [x + 2 + ink.jitter(4), y - 8]), {
      stroke: shift(near, { lightness: 0.12 }),
      width: 2.4,
      opacity: 0.55,
      cap: 'round',
    });
  }
  const places = [
    [78, 268, 1.1],
    [104, 272, 0.8],
    [346, 272, 1],
  ] as const;
  for (const [x, y, scale] of places)
    ink.at([x, y], () => (detail === 'cacti' ? drawCactus(ink) : drawFir(ink, near)), { scale });
}

function drawFir(ink: Ink, color: string): void {
  ink.draw(rect(-3, -8, 6, 14), { fill: '#4a3222' });
  for (const i of range(4)) {
    const [half, y] = [23 - i * 4.6, -5 - i * 13];
    const tier = polygon([-half, y], [0, y - 26], [half, y], [0, y + 4]);
    ink.draw(tier, { fill: shift(color, { lightness: -0.07 }) });
    ink.draw(polygon([0, y - 26], [half, y], [half * 0.2, y + 1]), {
      fill: shift(color, { lightness: 0.05 }),
    });
  }
}

function drawCactus(ink: Ink): void {
  const stem = joinPaths(
    polyline([0, 4], [0, -44]),
    curve('M0 -10C-18 -10 -16 -18 -16 -28'),
    curve('M0 -18C16 -18 15 -26 15 -34'),
  );
  ink.draw(stem, { stroke: '#2f5a44', width: 10, cap: 'round' });
  ink.draw(stem, { stroke: '#6fa062', width: 3.5, cap: 'round', move: [1.5, -1] });
}
