import { mix, ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, SHADOW, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import type { Box } from '../../ink/path.ts';
import { oval, polyline, range, rect } from '../../ink/shapes.ts';
import { FLOOR_LINE, fadeDown, STAGE_WIDTH } from '../../kits/stage/room.ts';
import { rivet, rod } from '../../matter/metal.ts';
import { CEILING_FOOT } from './hospitalCeiling.ts';
import { DADO_TOP, type WallColors } from './hospitalWall.ts';

const WIDTH = 58;
const [LEFT, RIGHT] = [748, 1212];
const BEAM_FOOT = 178;
const DUCT: Box = [RIGHT + WIDTH, 108, STAGE_WIDTH - RIGHT, 48];
const GUARD = 250;

export const PORTAL_BOUNDS: readonly Box[] = [LEFT, RIGHT].map(
  (x) => [x - 2, CEILING_FOOT, WIDTH + 4, FLOOR_LINE - CEILING_FOOT] as const,
);

/** Two piers and a beam around the door. Pipes lead to them from the left, an air duct from the right. */
export function doorPortal(ink: Ink, colors: WallColors, decay: number): void {
  drawPipes(ink, colors);
  drawDuct(ink, colors.steel, decay);
  for (const x of [LEFT, RIGHT]) drawPier(ink, x, colors);
  drawBeam(ink, colors.paint);
}

function drawPier(ink: Ink, x: number, { paint, dado, steel }: WallColors): void {
  const whole = rect(x, BEAM_FOOT - 10, WIDTH, FLOOR_LINE - BEAM_FOOT + 10);
  castShadow(ink, whole, { dx: 18, dy: 0, blur: 15, opacity: 0.5 });
  const upper = ramp(shift(paint, { lightness: 0.015 }));
  solid(ink, rect(x, BEAM_FOOT - 10, WIDTH, DADO_TOP - BEAM_FOOT + 16), paint, {
    bevel: 6,
    width: 2.6,
    fill: linear(0, upper.light, [upper.base, 0.55], upper.shade),
  });
  const lower = ramp(dado);
  solid(ink, rect(x, DADO_TOP + 4, WIDTH, FLOOR_LINE - DADO_TOP - 3), dado, {
    bevel: 6,
    width: 2.6,
    fill: linear(0, lower.light, [lower.base, 0.55], lower.shade),
  });
  solid(ink, rect(x - 4, DADO_TOP - 6, WIDTH + 8, 18, 3), mix(dado, paint, 0.2), { bevel: 4, width: 2.4 });
  solid(ink, rect(x - 5, FLOOR_LINE - 40, WIDTH + 10, 42, 3), shift(dado, { lightness: -0.14 }), {
    bevel: 5,
    width: 2.6,
  });
  const metal = ramp(steel);
  for (const at of [x + 1, x + WIDTH - 13]) {
    const guard = rect(at, FLOOR_LINE - 40 - GUARD, 12, GUARD, 2);
    ink.draw(guard, {
      fill: linear(0, metal.hi, [metal.base, 0.5], metal.dark),
      stroke: metal.line,
      width: 2,
    });
    for (const i of range(4)) rivet(ink, [at + 6, FLOOR_LINE - 60 - i * 70], 2.4, steel);
  }
}

function drawBeam(ink: Ink, paint: string): void {
  const [x, w] = [LEFT - 10, RIGHT + WIDTH - LEFT + 20];
  const beam = rect(x, CEILING_FOOT + 4, w, BEAM_FOOT - CEILING_FOOT - 4, 2);
  const tone = ramp(shift(paint, { lightness: 0.02 }));
  castShadow(ink, beam, { dx: 6, dy: 26, blur: 18, opacity: 0.5 });
  solid(ink, beam, paint, {
    bevel: 6,
    width: 2.8,
    fill: linear(90, tone.light, [tone.base, 0.6], tone.shade),
  });
  ink.draw(polyline([x + 4, BEAM_FOOT - 16], [x + w - 4, BEAM_FOOT - 16]), {
    stroke: tone.dark,
    width: 2.6,
    opacity: 0.7,
  });
  ink.draw(polyline([x + 4, BEAM_FOOT - 13], [x + w - 4, BEAM_FOOT - 13]), {
    stroke: tone.hi,
    width: 2,
    opacity: 0.6,
  });
  fadeDown(ink, [x, CEILING_FOOT + 5, w, 30], SHADOW, 0.3);
}

/** Pipes for hot water, cold water and oxygen; the lowest sags where a strap is missing. */
function drawPipes(ink: Ink, { steel, paint }: WallColors): void {
  const lines = [
    { color: mix('#b8584a', steel, 0.4), path: polyline([-20, 110], [LEFT + 10, 110]) },
    {
      color: mix('#4a80a0', steel, 0.35),
      path: polyline([-20, 130], [92, 130], [118, 136], [176, 131], [LEFT + 10, 130]),
    },
  ];
  for (const { color, path } of lines) {
    ink.draw(path, { stroke: SHADOW, width: 12, opacity: 0.4, blur: 6, move: [3, 12] });
    rod(ink, path, color, 9);
    ink.draw(path, { stroke: ramp(color).hi, width: 2.6, opacity: 0.8, move: [0, -2.6] });
  }
  for (const x of [40, 262, 430, 600, 716]) {
    solid(ink, rect(x, 101, 12, 38, 3), mix(steel, paint, 0.2), { bevel: 2, width: 2 });
    rivet(ink, [x + 6, 120], 2.2, steel);
  }
}

function drawDuct(ink: Ink, steel: string, decay: number): void {
  const [x, y, w, h] = DUCT;
  const tone = ramp(shift(steel, { lightness: -0.02 }));
  const tube = rect(x - 10, y, w, h);
  castShadow(ink, tube, { dx: 4, dy: 18, blur: 12, opacity: 0.45 });
  solid(ink, tube, steel, {
    bevel: 3,
    width: 2.6,
    fill: linear(90, tone.base, [tone.hi, 0.24], [tone.light, 0.42], [tone.base, 0.64], tone.dark),
  });
  for (const at of range(5).map((i) => x + 96 + i * 132)) {
    const flange = rect(at, y - 5, 15, h + 10, 3);
    castShadow(ink, flange, { dx: 5, dy: 2, blur: 4, opacity: 0.4 });
    solid(ink, flange, steel, {
      bevel: 3,
      width: 2.2,
      fill: linear(90, tone.base, [tone.hi, 0.24], tone.dark),
    });
  }
  const grille = rect(x + 136, y + 11, 68, 27, 3);
  ink.draw(grille, { fill: tone.deep, stroke: tone.line, width: 2.2 });
  for (const i of range(6)) {
    const slat = polyline([x + 144 + i * 10, y + 14], [x + 144 + i * 10, y + 35]);
    ink.draw(slat, { stroke: tone.base, width: 4 });
    ink.draw(slat, { stroke: tone.hi, width: 1.4, move: [-1.4, 0] });
  }
  if (!decay) return;
  for (const [at, rx] of [
    [x + 60, 34],
    [x + 310, 46],
    [x + 500, 40],
  ] as const)
    ink.draw(oval(at, y + h - 12, rx, 11), { fill: '#7a4424', opacity: 0.5, blur: 6 });
}
