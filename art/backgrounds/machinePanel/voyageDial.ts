import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, solid } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { joinPaths, movePath, type Point, polar } from '../../ink/path.ts';
import { arc, oval, polygon, polyline, range, rect, spline } from '../../ink/shapes.ts';
import { knob, metal as polished, rivet } from '../../matter/metal.ts';

const INK = '#3a2c34';
const RED = '#c2402f';
/** The needle's angle abroad, and at home, where a small house stands on the ring. */
const ABROAD = -38;
const HOME = 148;
const HOUSE = polygon([-19, 17], [-19, -2], [0, -19], [19, -2], [19, 17]);
/** The distance from the middle of the plate below the dial to each of its screws. */
const SCREWS = 162;
/** Degrees by which the plate sags, since it hangs by its left screw. */
const SAG = 4.5;

/**
 * A globe under glass in a ring of degrees with a small house, a needle over it, and a plate below on which something is
 * engraved. Homeward, the globe shows its other side and the needle points to the house. Seen from the wall, light lies on
 * the glass: where the needle points is told at the machine alone.
 */
export function voyageDial(
  ink: Ink,
  [cx, cy]: Point,
  radius: number,
  metal: string,
  shows: 'abroad' | 'homeward' | 'light' = 'abroad',
): void {
  const isHomeward = shows === 'homeward';
  castShadow(ink, oval(cx, cy, radius), { dx: 14, dy: 22, blur: 14, opacity: 0.45 });
  solid(ink, oval(cx, cy, radius), metal, { fill: polished(metal, 50), bevel: 8 });
  for (const i of range(12)) rivet(ink, polar(cx, cy, radius * 0.93, i * 30 + 15), 7.5, metal);
  const face = radius * 0.85;
  ink.draw(oval(cx, cy, face), {
    fill: radial(0.42, 0.38, 0.72, '#fff6da', ['#ecd8a8', 0.7], '#bd9f6c'),
    stroke: ramp(metal).line,
    width: 4,
  });
  drawDegrees(ink, [cx, cy], face);
  drawGlobe(ink, [cx, cy], face * 0.68, isHomeward);
  drawHouse(ink, polar(cx, cy, face * 0.87, HOME));
  if (shows === 'light') drawLight(ink, [cx, cy], face);
  else drawNeedle(ink, [cx, cy], face, isHomeward ? HOME : ABROAD);
  drawGlass(ink, [cx, cy], face);
  ink.at([cx - SCREWS, cy + radius + 62], () => drawNamePlate(ink, [SCREWS, 0], metal), { turn: SAG });
}

/** Light over the whole glass, in which the globe can only be guessed. */
function drawLight(ink: Ink, [cx, cy]: Point, face: number): void {
  const light = radial(0.46, 0.4, 0.62, ['#fffbee', 0, 0.9], ['#ffedc4', 0.6, 0.6], ['#f0d49a', 1, 0.3]);
  ink.draw(oval(cx, cy, face * 0.7), { fill: light });
}

function drawDegrees(ink: Ink, [cx, cy]: Point, face: number): void {
  const ticks = range(72).map((i) =>
    polyline(polar(cx, cy, face * 0.95, i * 5), polar(cx, cy, face * (i % 6 === 0 ? 0.82 : 0.89), i * 5)),
  );
  ink.draw(joinPaths(...ticks), { stroke: INK, width: 2.6, opacity: 0.85 });
  ink.draw(arc(cx, cy, face * 0.77, -70, 10), { stroke: RED, width: 8, opacity: 0.8 });
  ink.draw(oval(cx, cy, face * 0.73), { stroke: INK, width: 2.4, opacity: 0.7 });
}

const LANDS: readonly (readonly Point[])[] = [
  [
    [-0.62, -0.46],
    [-0.3, -0.68],
    [-0.06, -0.5],
    [-0.2, -0.26],
    [-0.42, -0.1],
    [-0.6, -0.2],
  ],
  [
    [-0.38, 0.08],
    [-0.16, 0.12],
    [-0.1, 0.34],
    [-0.24, 0.66],
    [-0.38, 0.36],
  ],
  [
    [0.14, -0.58],
    [0.5, -0.64],
    [0.74, -0.3],
    [0.5, -0.06],
    [0.62, 0.22],
    [0.4, 0.5],
    [0.22, 0.2],
    [0.06, -0.06],
    [0.26, -0.28],
  ],
];

function drawHouse(ink: Ink, [cx, cy]: Point): void {
  const house = movePath(HOUSE, cx, cy);
  ink.draw(house, { fill: '#fff6da', stroke: INK, width: 4 });
  ink.draw(rect(cx - 5, cy + 3, 10, 14), { fill: INK });
}

function drawGlobe(ink: Ink, [cx, cy]: Point, radius: number, isTurned: boolean): void {
  const side = isTurned ? -1 : 1;
  const globe = oval(cx, cy, radius);
  ink.draw(globe, {
    fill: radial(0.38, 0.34, 0.78, '#8cc4d8', ['#4f86ac', 0.55], '#28406e'),
    stroke: INK,
    width: 3,
  });
  ink.clip(globe, () => {
    for (const land of LANDS) {
      const shape = spline(
        land.map(([x, y]): Point => [cx + x * side * radius, cy + y * radius]),
        { closed: true, tension: 0.9 },
      );
      ink.draw(shape, { fill: '#a8a45c', stroke: '#4a4a30', width: 2.4 });
    }
    const net = [
      ...[0.34, 0.72].map((share) => oval(cx, cy, radius * share, radius)),
      ...[-0.5, 0, 0.5].map((share) =>
        polyline([cx - radius, cy + share * radius], [cx + radius, cy + share * radius]),
      ),
    ];
    ink.draw(joinPaths(...net), { stroke: '#f4ecd0', width: 1.8, opacity: 0.45 });
    ink.draw(globe, {
      stroke: '#14082a',
      width: radius * 0.36,
      opacity: 0.42,
      blur: 12,
      move: [-radius * 0.1, -radius * 0.12],
    });
  });
}

function drawNeedle(ink: Ink, [cx, cy]: Point, face: number, degrees: number): void {
  const hand = polygon(
    polar(cx, cy, face * 0.74, degrees),
    polar(cx, cy, face * 0.07, degrees + 90),
    polar(cx, cy, face * 0.26, degrees + 180),
    polar(cx, cy, face * 0.07, degrees - 90),
  );
  castShadow(ink, hand, { dx: 7, dy: 10, blur: 4, opacity: 0.45 });
  solid(ink, hand, RED, { width: 2.6, bevel: 3 });
  knob(ink, [cx, cy], face * 0.1, '#d9a441');
}

function drawGlass(ink: Ink, [cx, cy]: Point, face: number): void {
  ink.clip(oval(cx, cy, face), () => {
    ink.draw(oval(cx, cy, face), { stroke: '#2a1420', width: 24, opacity: 0.4, blur: 8, move: [5, 8] });
    ink.draw(
      polygon(
        [cx - face, cy + face * 0.1],
        [cx, cy - face],
        [cx + face * 0.42, cy - face],
        [cx - face, cy + face * 0.62],
      ),
      { fill: linear(45, ['#ffffff', 0, 0.3], ['#ffffff', 1, 0.04]) },
    );
  });
  glow(ink, cx - face * 0.4, cy - face * 0.5, face * 0.4, '#fff6d8', 0.3);
}

function drawNamePlate(ink: Ink, [cx, cy]: Point, metal: string): void {
  const plate = rect(cx - 190, cy - 36, 380, 72, 12);
  castShadow(ink, plate, { dx: 6, dy: 9, blur: 6, opacity: 0.4 });
  solid(ink, plate, metal, { fill: polished(metal, 80), bevel: 4 });
  ink.draw(rect(cx - 176, cy - 24, 352, 48, 6), { stroke: ramp(metal).dark, width: 2.4, opacity: 0.8 });
  for (const [half, dy] of [
    [130, -8],
    [84, 11],
  ] as const) {
    const line = rect(cx - half, cy + dy - 3, half * 2, 6, 3);
    ink.draw(line, { fill: ramp(metal).deep, opacity: 0.75 });
    ink.draw(line, { fill: ramp(metal).hi, opacity: 0.5, move: [1, 6] });
  }
  rivet(ink, [cx - SCREWS, cy], 7, metal);
  ink.draw(oval(cx + SCREWS, cy, 6), { fill: ramp(metal).line });
}
