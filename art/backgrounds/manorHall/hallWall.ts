import { ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, SHADOW, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { curve, joinPaths, movePath, type Point } from '../../ink/path.ts';
import { oval, polyline, range, rect } from '../../ink/shapes.ts';
import { FLOOR_LINE, fadeDown, STAGE_WIDTH } from '../../kits/stage/room.ts';
import { drips } from '../../kits/stage/wallWear.ts';
import { board, fieldedPanel } from '../../matter/wood.ts';

const CORNICE_FOOT = 64;
const DADO = 560;
const SKIRTING = 50;
const DAMASK = joinPaths(
  curve(
    'M0 -58Q22 -34 8 -12Q30 -22 38 2Q36 24 10 20Q22 42 0 62Q-22 42 -10 20Q-36 24 -38 2Q-30 -22 -8 -12Q-22 -34 0 -58Z',
  ),
  curve('M-62 -8Q-46 -30 -44 -56Q-66 -44 -62 -8Z'),
  curve('M62 -8Q46 -30 44 -56Q66 -44 62 -8Z'),
  oval(0, -70, 5),
  oval(0, 74, 5),
);

interface HallWallColors {
  paper: string;
  wood: string;
}

/** Damask above panelling, with water stains. */
export function hallWall(ink: Ink, { paper, wood }: HallWallColors): void {
  drawPaper(ink, paper);
  drawPanelling(ink, wood);
  drawCornice(ink, wood);
}

function drawPaper(ink: Ink, color: string): void {
  const tone = ramp(color);
  ink.draw(rect(0, 0, STAGE_WIDTH, DADO), { fill: linear(80, tone.shade, [tone.base, 0.4], tone.dark) });
  const places = range(4 * 15).map((n): Point => {
    const row = Math.floor(n / 15);
    return [(n % 15) * 140 + (row % 2) * 70 - 20, 130 + row * 132];
  });
  const all = joinPaths(...places.map(([x, y]) => movePath(DAMASK, x, y)));
  ink.draw(all, { fill: tone.light, opacity: 0.34 });
  ink.draw(all, { stroke: tone.deep, width: 1.6, opacity: 0.5, move: [1.4, 2] });
  for (const i of range(14)) ink.draw(rect(i * 140 + 13, 60, 2, DADO), { fill: tone.deep, opacity: 0.22 });
  drawStains(ink, color);
}

/** Draws the stains that damp left on the wallpaper. */
function drawStains(ink: Ink, color: string): void {
  const tone = ramp(color);
  for (const [x, width, length] of [
    [690, 60, 190],
    [1240, 80, 120],
    [1880, 90, 250],
    [330, 50, 130],
  ] as const) {
    drips(ink, [x, CORNICE_FOOT], [width, length], tone.deep);
  }
}

function drawPanelling(ink: Ink, wood: string): void {
  const foot = FLOOR_LINE - SKIRTING;
  board(ink, [-20, DADO, STAGE_WIDTH + 40, foot - DADO], wood, {
    direction: 'along x',
    strength: 0.32,
    density: 0.6,
  });
  const pitch = 150;
  for (const i of range(13))
    fieldedPanel(ink, [i * pitch - 6, DADO + 34, pitch - 30, foot - DADO - 54], wood, { inset: 15 });
  const rail = rect(-20, DADO - 14, STAGE_WIDTH + 40, 30, 4);
  castShadow(ink, rail, { dx: 0, dy: 12, blur: 8, opacity: 0.5 });
  solid(ink, rail, wood, { bevel: 5 });
  solid(ink, rect(-20, foot, STAGE_WIDTH + 40, SKIRTING + 2), shift(wood, { lightness: -0.03 }), {
    bevel: 5,
  });
  const scratches = range(36).map(() => {
    const [x, y] = [ink.random() * STAGE_WIDTH, foot - 30 + ink.random() * 70];
    return polyline([x, y], [x + 8 + ink.random() * 18, y + ink.jitter(7)]);
  });
  ink.draw(joinPaths(...scratches.slice(0, 20)), {
    stroke: ramp(wood).deep,
    width: 2,
    opacity: 0.55,
    cap: 'round',
  });
  ink.draw(joinPaths(...scratches.slice(20)), {
    stroke: ramp(wood).hi,
    width: 1.6,
    opacity: 0.4,
    cap: 'round',
  });
}

function drawCornice(ink: Ink, wood: string): void {
  const tone = ramp(wood);
  const beam = rect(-20, -20, STAGE_WIDTH + 40, CORNICE_FOOT + 20);
  castShadow(ink, beam, { dx: 0, dy: 16, blur: 14, opacity: 0.5 });
  solid(ink, beam, wood, { bevel: 5, fill: linear(90, tone.dark, [tone.base, 0.6], tone.shade) });
  for (const i of range(40))
    solid(
      ink,
      curve(`M${i * 49} 26Q${i * 49 + 20} 14 ${i * 49 + 40} 26L${i * 49 + 40} 46L${i * 49} 46Z`),
      wood,
      { bevel: 3, width: 2 },
    );
  fadeDown(ink, [0, CORNICE_FOOT, STAGE_WIDTH, 60], SHADOW, 0.45);
}
