import { mix, ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, SHADOW, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import type { Box, Point } from '../../ink/path.ts';
import { oval, polygon, range, rect } from '../../ink/shapes.ts';
import { ridge } from '../../kits/sights/land.ts';
import { cloud, moon, stars } from '../../kits/sights/sky.ts';
import { drapery } from '../../matter/drapery.ts';

/** The view from the sink at one time of the day. */
export interface Garden {
  zenith: string;
  horizon: string;
  hills: string;
  disc: 'sun' | 'moon';
  sun: string;
}

const FRAME = 26;

export function kitchenWindowBounds([x, y, w, h]: Box): Box {
  return [x - 66, y - 62, w + 132, h + 110];
}

/** A casement over hills, with a checked valance and herbs on its sill. */
export function kitchenWindow(ink: Ink, box: Box, frame: string, cloth: string, garden: Garden): void {
  const [x, y, w, h] = box;
  const casing = rect(x - FRAME, y - FRAME, w + 2 * FRAME, h + 2 * FRAME, 4);
  castShadow(ink, casing, { dx: 8, dy: 12, blur: 12, opacity: 0.4 });
  solid(ink, casing, frame, { bevel: 6 });
  drawGarden(ink, box, garden);
  drawBars(ink, box, frame);
  const sill: Box = [x - FRAME - 22, y + h + 8, w + 2 * FRAME + 44, 26];
  castShadow(ink, rect(...sill), { dx: 4, dy: 14, blur: 9 });
  solid(ink, rect(...sill, 5), frame, { bevel: 5 });
  drawHerbPot(ink, [x + 46, sill[1]], 0.86, '#5f8a4a');
  drawHerbPot(ink, [x + w - 48, sill[1]], 0.7, '#7a9a6a');
  drawCurtains(ink, box, cloth);
}

function drawGarden(ink: Ink, box: Box, { zenith, horizon, hills, disc, sun }: Garden): void {
  const [x, y, w, h] = box;
  const pane = rect(...box);
  ink.draw(pane, { fill: linear(90, zenith, [mix(zenith, horizon, 0.6), 0.45], [horizon, 0.75], horizon) });
  ink.clip(pane, () => {
    if (disc === 'moon') {
      stars(ink, [x, y, w, h * 0.6], 26);
      moon(ink, [x + w * 0.68, y + h * 0.4], 25);
    } else {
      glow(ink, x + w * 0.32, y + h * 0.44, 150, sun, 0.95);
      ink.draw(oval(x + w * 0.32, y + h * 0.44, 25), { fill: mix(sun, '#ffffff', 0.8) });
    }
    cloud(ink, [x + w * 0.74, y + h * 0.52], 110, mix(horizon, '#ffffff', 0.4), disc === 'moon' ? 0.25 : 0.7);
    ridge(ink, box, [0.68, 0.6, 0.7, 0.58, 0.64], mix(hills, horizon, 0.55));
    ridge(ink, box, [0.78, 0.74, 0.7, 0.78, 0.76], mix(hills, horizon, 0.28));
    for (const [share, size] of [
      [0.17, 48],
      [0.5, 38],
      [0.86, 58],
    ] as const)
      drawCypress(ink, [x + w * share, y + h * 0.9], size, hills);
    ridge(ink, box, [0.88, 0.84, 0.9, 0.86, 0.88], ramp(hills).shade);
    ink.draw(pane, { stroke: SHADOW, width: 24, opacity: 0.4, move: [5, 8], blur: 7 });
    const shine = polygon([x, y + h * 0.7], [x + w * 0.6, y], [x + w * 0.82, y], [x, y + h * 0.95]);
    ink.draw(shine, { fill: '#ffffff', opacity: 0.12 });
  });
}

function drawCypress(ink: Ink, [x, foot]: Point, size: number, color: string): void {
  ink.draw(oval(x, foot - size * 0.6, size * 0.22, size * 0.7), { fill: ramp(color).dark });
  ink.draw(oval(x - size * 0.06, foot - size * 0.66, size * 0.11, size * 0.56), {
    fill: ramp(color).light,
    opacity: 0.4,
  });
}

function drawBars(ink: Ink, [x, y, w, h]: Box, frame: string): void {
  const thin = { width: 2.2, bevel: 3 };
  for (const share of [0.58]) solid(ink, rect(x, y + h * share - 5, w, 10), frame, thin);
  solid(ink, rect(x + w / 2 - 13, y, 26, h), frame, thin);
  solid(ink, oval(x + w / 2, y + h * 0.6, 7), '#d9a441', { width: 2, bevel: 2 });
  ink.draw(rect(x, y, w, h), { stroke: ramp(frame).line });
}

function drawHerbPot(ink: Ink, [x, foot]: Point, scale: number, leaf: string): void {
  ink.at(
    [x, foot],
    () => {
      for (const i of range(15)) {
        const turn = ((i - 7) / 7) * 1.15;
        const reach = 30 + ((i * 7) % 5) * 6;
        const tip: Point = [Math.sin(turn) * reach, -46 - Math.cos(turn) * reach];
        const tone = ramp(leaf);
        ink.draw(polygon([-1.5, -44], [1.5, -44], tip), { fill: tone.dark });
        solid(ink, oval(...tip, 9, 7.5), i % 2 ? tone : ramp(tone.light), { width: 2, bevel: 2 });
      }
      const pot = polygon([-24, -44], [24, -44], [18, 0], [-18, 0]);
      castShadow(ink, pot, { dx: 6, dy: 2, blur: 5 });
      solid(ink, pot, '#b86a48', { width: 2.6, bevel: 4 });
      solid(ink, rect(-28, -54, 56, 14, 3), '#c07450', { width: 2.6, bevel: 3 });
    },
    { scale },
  );
}

/** A rod with a checked valance, and a cloth drawn to each side. */
function drawCurtains(ink: Ink, [x, y, w, h]: Box, cloth: string): void {
  const [left, right] = [x - 40, x + w + 40];
  const rod = rect(left - 20, y - 54, right - left + 40, 12, 6);
  castShadow(ink, rod, { dx: 3, dy: 9, blur: 6 });
  for (const side of [0, 1]) {
    const outer = side ? right : left;
    const inner = side ? right - 92 : left + 92;
    const tied = side ? right - 42 : left + 42;
    const hang = (at: number, inside: number) => ({
      y: at,
      left: Math.min(outer, inside),
      right: Math.max(outer, inside),
    });
    drapery(
      ink,
      {
        hangs: [
          hang(y - 48, inner),
          hang(y + h * 0.36, side ? right - 70 : left + 70),
          hang(y + h * 0.62, tied),
          hang(y + h - 8, side ? right - 62 : left + 62),
        ],
        folds: 4,
        sag: 6,
      },
      cloth,
    );
    solid(ink, rect(side ? right - 48 : left - 6, y + h * 0.59, 54, 13, 6), '#e8dcc0', {
      width: 2.4,
      bevel: 3,
    });
  }
  drawValance(ink, [left, y - 50, right - left, 66], cloth);
  solid(ink, rod, '#b8863f', { width: 2.4, bevel: 4 });
  for (const end of [left - 22, right + 22])
    solid(ink, oval(end, y - 48, 12), '#d9a441', { width: 2.4, bevel: 3 });
}

function drawValance(ink: Ink, [x, y, w, h]: Box, cloth: string): void {
  const count = 9;
  const step = w / count;
  castShadow(ink, rect(x, y, w, h - 8), { dx: 3, dy: 12, blur: 9, opacity: 0.4 });
  for (const i of range(count)) {
    const left = x + i * step;
    const scallop = [
      ...polygon([left, y], [left + step, y], [left + step, y + h - 16]).slice(0, -1),
      {
        command: 'Q' as const,
        points: [[left + step / 2, y + h + 14] as Point, [left, y + h - 16] as Point],
      },
      { command: 'Z' as const, points: [] },
    ];
    solid(ink, scallop, cloth, {
      width: 2.4,
      bevel: 4,
      angle: 10,
      texture: () => drawChecks(ink, [left, y, step, h], cloth),
    });
  }
}

function drawChecks(ink: Ink, [x, y, w, h]: Box, cloth: string): void {
  const { hi } = ramp(cloth);
  for (const i of range(2))
    ink.draw(rect(x + (i + 0.25) * (w / 2), y, w / 5, h), { fill: hi, opacity: 0.45 });
  for (const i of range(3)) ink.draw(rect(x, y + 6 + i * 22, w, 10), { fill: hi, opacity: 0.45 });
}
