import { ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, groundShadow, SHADOW, solid } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { type Box, curve, joinPaths, type Point, polar } from '../../ink/path.ts';
import { oval, polyline, range, rect, soft } from '../../ink/shapes.ts';
import { rivet, sphere } from '../../matter/metal.ts';
import { wood } from '../../matter/wood.ts';

/** The scale of the drawing on the stage. */
const SCALE = 0.9;
const IRON = '#565a6a';
/** The outline of the barrel around its axis, from the knob at the breech to the muzzle. */
const BARREL = curve(
  'M-34 -13C-46 -14 -52 -7 -52 0C-52 7 -46 14 -34 13L-22 12C-14 40 -4 58 10 62L120 58L126 52L268 44' +
    'L274 40L396 31C404 44 414 46 424 46L432 40L432 -40L424 -46C414 -46 404 -44 396 -31L274 -40' +
    'L268 -44L126 -52L120 -58L10 -62C-4 -58 -14 -40 -22 -12Z',
);
const RINGS = [
  [6, 62],
  [118, 58],
  [266, 44],
  [392, 33],
] as const;

/** Returns the bounds of a cannon whose breech is over `x`. */
export function cannonBounds([x, foot]: Point): Box {
  return [x - 56 * SCALE, foot - 250 * SCALE, 492 * SCALE, 262 * SCALE];
}

/** A ship's gun on its stepped carriage, seen from the side, that points to the right. */
export function cannon(ink: Ink, at: Point, timber: string): void {
  const draw = (): void => {
    groundShadow(ink, 190, 0, 270, 18, 0.55);
    drawTrucks(ink, [30, 300], -8, shift(timber, { lightness: -0.1 }), 0.9);
    drawBarrel(ink, [0, -176]);
    drawCheek(ink, [0, 0], timber);
    drawTrucks(ink, [46, 318], 0, timber, 1);
  };
  ink.at(at, draw, { scale: SCALE });
}

function drawBarrel(ink: Ink, at: Point): void {
  const tone = ramp(IRON);
  ink.at(
    at,
    () => {
      castShadow(ink, BARREL, { dx: 8, dy: 18, blur: 12, opacity: 0.45 });
      solid(ink, BARREL, IRON, {
        fill: linear(90, tone.base, [tone.hi, 0.2], [tone.base, 0.42], [tone.dark, 0.8], tone.shade),
        bevel: 5,
      });
      for (const [dx, half] of RINGS)
        solid(ink, rect(dx - 8, -half - 4, 16, half * 2 + 8, 4), IRON, {
          fill: linear(90, tone.light, [tone.hi, 0.2], [tone.base, 0.5], tone.deep),
          width: 2.4,
          bevel: 2,
        });
      const glint = polyline([26, -38], [110, -36], [260, -27], [380, -18]);
      ink.draw(glint, { stroke: tone.hi, width: 5, opacity: 0.45, cap: 'round' });
    },
    { turn: -4 },
  );
}

/** Draws one side of the carriage, in four steps, with the cap of its trunnion. */
function drawCheek(ink: Ink, [x, foot]: Point, timber: string): void {
  const at = (dx: number, up: number): Point => [x + dx, foot - up];
  const cheek = soft(
    [
      at(-16, 92),
      at(50, 92),
      at(50, 118),
      at(112, 118),
      at(112, 144),
      at(176, 144),
      at(176, 172),
      at(346, 172),
      at(366, 120),
      at(366, 44),
      at(-16, 44),
    ],
    8,
  );
  castShadow(ink, cheek, { dx: 8, dy: 10, blur: 8 });
  wood(ink, cheek, [x - 16, foot - 172, 382, 128], timber, {
    direction: 'along x',
    strength: 0.45,
    bevel: 6,
  });
  const iron = { fill: radial(0.35, 0.3, 0.8, ramp(IRON).hi, [IRON, 0.5], ramp(IRON).deep), bevel: 3 };
  solid(ink, oval(...at(232, 166), 30), IRON, iron);
  solid(ink, rect(...at(190, 176), 84, 14, 6), IRON, { width: 2.4, bevel: 3 });
  for (const bolt of [at(20, 72), at(96, 92), at(150, 72), at(330, 148), at(344, 76), at(206, 120)])
    rivet(ink, bolt, 7, IRON);
}

function drawTrucks(ink: Ink, centers: readonly number[], foot: number, timber: string, scale: number): void {
  const radius = 50 * scale;
  const tone = ramp(timber);
  for (const cx of centers) {
    const cy = foot - radius;
    castShadow(ink, oval(cx, cy, radius), { dx: 8, dy: 4, blur: 8 });
    solid(ink, oval(cx, cy, radius), timber, { bevel: 6 });
    ink.draw(oval(cx, cy, radius * 0.78), { stroke: tone.dark, width: 2.4, opacity: 0.7 });
    const joints = range(4).map((i) =>
      polyline(polar(cx, cy, radius * 0.3, 45 + i * 90), polar(cx, cy, radius * 0.76, 45 + i * 90)),
    );
    ink.draw(joinPaths(...joints), { stroke: tone.dark, width: 2.4, opacity: 0.7 });
    solid(ink, oval(cx, cy, radius * 0.28), IRON, { width: 2.4, bevel: 3 });
    ink.draw(oval(cx, cy, radius * 0.1), { fill: SHADOW, opacity: 0.8 });
  }
}

/** Six balls piled up. */
export function cannonBalls(ink: Ink, [x, foot]: Point, radius: number): void {
  groundShadow(ink, x, foot, radius * 3.1, radius * 0.4, 0.5);
  for (const [dx, up] of [
    [-2, 1],
    [2, 1],
    [0, 1],
    [-1, 2.7],
    [1, 2.7],
    [0, 4.4],
  ] as const) {
    const ball = oval(x + dx * radius, foot - up * radius, radius);
    ink.draw(ball, { fill: sphere(IRON), stroke: ramp(IRON).line, width: 2.6 });
    ink.draw(oval(x + (dx - 0.35) * radius, foot - (up + 0.4) * radius, radius * 0.22, radius * 0.14), {
      fill: '#ffffff',
      opacity: 0.5,
    });
  }
}
