import { mix, type Ramp, ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { linear, radial } from '../../ink/paint.ts';
import { joinPaths, type Path, type Point, polar } from '../../ink/path.ts';
import { oval, polygon, polyline, range, soft } from '../../ink/shapes.ts';
import { FLOOR_DEPTH, isInView, layFloor } from '../../kits/stage/floor.ts';
import { STAGE_WIDTH } from '../../kits/stage/room.ts';
import { jittered } from '../../matter/stone.ts';

/** The centre on the plan of the floor. */
const CENTER: Point = [STAGE_WIDTH / 2, 350];
const DISC = 286;
/** The outer radii of the rings of slabs around the disc, from inside out. */
const RINGS = [430, 570, 730, 910, 1120, 1360];
const POINTS = 8;

interface CircleColors {
  floor: string;
  /** The colour of the slab in the middle. */
  inlay: string;
  gilt: string;
  magic: string;
}

/** The tower's floor: rings of slabs around a disc with an inlaid star and signs that glow faintly. */
export function magicCircle(ink: Ink, horizon: number, colors: CircleColors): void {
  layFloor(ink, horizon, () => {
    for (const [i, outer] of RINGS.entries()) drawRing(ink, RINGS[i - 1] ?? DISC + 26, outer, colors.floor);
    drawDisc(ink, colors);
    drawStar(ink, colors);
  });
}

function drawRing(ink: Ink, inner: number, outer: number, color: string): void {
  const count = Math.round((outer + inner) / 62);
  const turn = ink.random() * 20;
  for (const i of range(count)) drawFlag(ink, inner, outer, turn + (i * 360) / count, 360 / count, color);
}

function drawFlag(ink: Ink, inner: number, outer: number, from: number, step: number, color: string): void {
  const at = (share: number, radius: number): Point => polar(...CENTER, radius, from + step * share);
  const joint = 3;
  const side = 0.014;
  const corners = [
    at(side, inner + joint),
    at(0.5, inner + joint),
    at(1 - side, inner + joint),
    at(1 - side, outer - joint),
    at(0.5, outer - joint),
    at(side, outer - joint),
  ];
  if (!isOnFloor(corners)) return;
  const tone = ramp(shift(color, { lightness: ink.jitter(0.07), hue: ink.jitter(16) }));
  ink.draw(soft(jittered(ink, corners, 6), 13), {
    fill: linear(75, tone.light, tone.shade),
    stroke: tone.deep,
    width: 2.6,
  });
  drawWear(ink, at, inner, outer, tone);
}

function isOnFloor(corners: readonly Point[]): boolean {
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const far = Math.max(...ys);
  return far > -10 && Math.min(...ys) < FLOOR_DEPTH + 20 && isInView(Math.min(...xs), Math.max(...xs), far);
}

function drawWear(
  ink: Ink,
  at: (share: number, radius: number) => Point,
  inner: number,
  outer: number,
  tone: Ramp,
): void {
  const some = (): Point =>
    at(0.2 + ink.random() * 0.6, inner + (0.2 + ink.random() * 0.6) * (outer - inner));
  ink.draw(oval(...some(), 30, 18), { fill: tone.light, opacity: 0.4 });
  ink.draw(joinPaths(...range(4).map(() => oval(...some(), 3 + ink.random() * 6, 2 + ink.random() * 4))), {
    fill: tone.dark,
    opacity: 0.5,
  });
}

function drawDisc(ink: Ink, { inlay, gilt }: CircleColors): void {
  const stone = ramp(inlay);
  const gold = ramp(gilt);
  ink.draw(oval(...CENTER, DISC + 24), { fill: gold.dark, stroke: gold.line, width: 3 });
  ink.draw(oval(...CENTER, DISC + 12), { stroke: gold.light, width: 3, opacity: 0.6 });
  ink.draw(oval(...CENTER, DISC), {
    fill: radial(0.5, 0.5, 0.5, stone.light, [stone.base, 0.6], stone.shade),
    stroke: gold.line,
    width: 3,
  });
  for (const radius of [DISC - 56, DISC - 66])
    ink.draw(oval(...CENTER, radius), { stroke: gold.base, width: 3, opacity: 0.8 });
  const joints = range(16).map((i) =>
    polyline(polar(...CENTER, DISC - 56, i * 22.5 + 11), polar(...CENTER, DISC, i * 22.5 + 11)),
  );
  ink.draw(joinPaths(...joints), { stroke: stone.deep, width: 2.4, opacity: 0.7 });
}

/** A star made of two squares, with a sun in its middle and a sign in each field of the rim. */
function drawStar(ink: Ink, { gilt, magic }: CircleColors): void {
  const shine = mix(magic, '#ffffff', 0.25);
  const squares = range(2).map((i) =>
    polygon(...range(4).map((k) => polar(...CENTER, DISC - 68, i * 45 + k * 90 + 22.5))),
  );
  const rays = range(POINTS * 2).map((i) =>
    polyline(polar(...CENTER, 70, i * 22.5), polar(...CENTER, i % 2 ? 92 : 112, i * 22.5)),
  );
  const signs = range(16).map((i) => signAt(i));
  const lines = joinPaths(...squares, ...rays, ...signs, oval(...CENTER, 56), oval(...CENTER, 122));
  ink.draw(oval(...CENTER, DISC + 110), {
    fill: radial(0.5, 0.5, 0.5, [magic, 0, 0.34], [magic, 0.6, 0.16], [magic, 1, 0]),
    blend: 'screen',
  });
  ink.draw(lines, { stroke: ramp(gilt).line, width: 7, opacity: 0.5 });
  ink.draw(lines, { stroke: magic, width: 9, opacity: 0.3 });
  ink.draw(lines, { stroke: shine, width: 3, opacity: 0.72 });
}

/** An invented sign, drawn around the middle of its field. */
function signAt(i: number): Path {
  const angle = i * 22.5;
  const at = (across: number, out: number): Point => polar(...CENTER, DISC - 28 + out, angle + across);
  const stem = polyline(at(0, -15), at(0, 15));
  if (i % 4 === 0) return joinPaths(stem, polyline(at(-2.6, 4), at(0, 15), at(2.6, 4)));
  if (i % 4 === 1) return joinPaths(stem, polyline(at(-2.6, 0), at(2.6, 0)));
  if (i % 4 === 2) return polygon(at(0, -14), at(2.8, 0), at(0, 14), at(-2.8, 0));
  return polyline(at(-2.6, -13), at(-2.6, 13), at(2.6, -2), at(2.6, -13));
}
