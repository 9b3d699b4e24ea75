import { mix, ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, groundShadow, recess, solid } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { type Box, curve, joinPaths, type Point } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect, soft, spline } from '../../ink/shapes.ts';
import { FLOOR_LINE } from '../../kits/stage/room.ts';
import { neon } from './hull.ts';

/** The y of the board at the wall, of its front edge, and of the foot of its apron. */
const [BACK, FRONT, FOOT] = [556, 600, 626];
const [LEFT, RIGHT] = [312, 628];
const MIDDLE = (LEFT + RIGHT) / 2;
/** By how much the front edge is longer than the back edge, at each end. */
const OUT = 22;

export function flightDeskBounds(): Box {
  return [LEFT - OUT, 520, RIGHT - LEFT + 2 * OUT, FLOOR_LINE + 20 - 520];
}

/** The pilot's desk below the window: a pedestal, a sloping board of keys and screens, and a mug. */
export function flightDesk(
  ink: Ink,
  hull: string,
  colors: { glow: string; accent: string; signal: string },
): void {
  const top = soft(
    [
      [LEFT, BACK],
      [RIGHT, BACK],
      [RIGHT + OUT, FRONT],
      [LEFT - OUT, FRONT],
    ],
    6,
  );
  const apron = soft(
    [
      [LEFT - OUT, FRONT],
      [RIGHT + OUT, FRONT],
      [RIGHT + OUT - 8, FOOT],
      [LEFT - OUT + 8, FOOT],
    ],
    6,
  );
  drawPedestal(ink, hull, colors.signal);
  castShadow(ink, apron, { dx: 6, dy: 22, blur: 14, opacity: 0.55 });
  solid(ink, apron, shift(hull, { lightness: -0.08 }), { bevel: 5 });
  ink.draw(polyline([LEFT - OUT + 14, FOOT - 10], [RIGHT + OUT - 14, FOOT - 10]), {
    stroke: mix(colors.glow, '#ffffff', 0.25),
    width: 4,
    cap: 'round',
  });
  ink.draw(polyline([LEFT - OUT + 14, FOOT - 10], [RIGHT + OUT - 14, FOOT - 10]), {
    stroke: colors.glow,
    width: 18,
    opacity: 0.3,
    blur: 8,
  });
  solid(ink, top, shift(hull, { lightness: 0.06 }), {
    fill: linear(90, ramp(hull).shade, [ramp(hull).light, 0.6], ramp(hull).hi),
    bevel: 5,
  });
  drawScreen(ink, 0.14, colors.signal);
  drawScreen(ink, 0.65, colors.glow);
  drawKeys(ink, 0.29, [colors.accent, '#f4f0e0', colors.glow]);
  drawStick(ink, at(0.46, 0.72), hull);
  drawMug(ink, at(0.86, 0.56), colors.accent);
}

/** Draws the support of the desk: a foot, a body that widens upward, and a screen with a wave. */
function drawPedestal(ink: Ink, hull: string, signal: string): void {
  const body = soft(
    [
      [MIDDLE - 146, FOOT - 10],
      [MIDDLE + 146, FOOT - 10],
      [MIDDLE + 112, FLOOR_LINE + 4],
      [MIDDLE - 112, FLOOR_LINE + 4],
    ],
    8,
  );
  groundShadow(ink, MIDDLE, FLOOR_LINE + 16, 160, 12, 0.6);
  castShadow(ink, body, { dx: 22, dy: 4, blur: 16, opacity: 0.5 });
  solid(ink, body, shift(hull, { lightness: -0.03 }), { bevel: 7 });
  solid(ink, rect(MIDDLE - 136, FLOOR_LINE - 14, 272, 30, 6), shift(hull, { lightness: -0.1 }), { bevel: 6 });
  waveScreen(ink, [MIDDLE - 84, 662, 168, 78], hull, signal);
}

/** A wide screen with the trace of a wave. */
function waveScreen(ink: Ink, [x, y, w, h]: Box, hull: string, color: string): void {
  solid(ink, rect(x - 11, y - 11, w + 22, h + 22, 14), shift(hull, { lightness: 0.04 }), { bevel: 5 });
  const back = shift(color, { lightness: -0.48, chromaTimes: 0.7 });
  const texture = (): void => {
    ink.draw(polyline([x, y + h * 0.52], [x + w, y + h * 0.52]), { stroke: color, width: 2, opacity: 0.3 });
    const wave = range(49).map((i): Point => {
      const swing = Math.sin(i * 0.5) * Math.exp(-(((i - 24) / 14) ** 2));
      return [x + 8 + (i * (w - 16)) / 48, y + h * 0.52 - swing * h * 0.36];
    });
    neon(ink, spline(wave, { tension: 1 }), color, 4);
  };
  recess(ink, rect(x, y, w, h, 8), back, {
    depth: 7,
    fill: radial(0.5, 0.5, 0.8, shift(back, { lightness: 0.08 }), '#0b0e1a'),
    texture,
  });
  ink.draw(polygon([x, y + h * 0.7], [x + w * 0.3, y], [x + w * 0.46, y], [x + w * 0.1, y + h]), {
    fill: '#fff',
    opacity: 0.07,
  });
}

/** Returns a point of the board: `along` it and `near` the viewer, both from 0 to 1. */
function at(along: number, near: number): Point {
  const reach = OUT * near;
  return [LEFT - reach + (RIGHT - LEFT + 2 * reach) * along, BACK + (FRONT - BACK) * near];
}

function quad(from: number, to: number, far: number, near: number): Point[] {
  return [at(from, far), at(to, far), at(to, near), at(from, near)];
}

function drawScreen(ink: Ink, middle: number, color: string): void {
  const pane = soft(quad(middle - 0.115, middle + 0.115, 0.16, 0.82), 4);
  const back = shift(color, { lightness: -0.42, chromaTimes: 0.7 });
  recess(ink, pane, back, { depth: 4, fill: linear(90, shift(back, { lightness: 0.1 }), '#0b0e1a') });
  ink.clip(pane, () => {
    for (const i of range(4)) {
      const row = 0.28 + i * 0.14;
      const length = 0.03 + ((i * 7) % 5) * 0.022;
      ink.draw(polyline(at(middle - 0.095, row), at(middle - 0.095 + length, row)), {
        stroke: color,
        width: 3.4,
        opacity: 0.9,
      });
    }
    ink.draw(oval(...at(middle + 0.045, 0.5), 13, 8), { stroke: color, width: 2.4, opacity: 0.9 });
    ink.draw(polyline(at(middle + 0.045, 0.5), at(middle + 0.07, 0.3)), { stroke: color, width: 2.4 });
  });
  glow(ink, ...at(middle, 0.4), 90, color, 0.22, 34);
}

/** Three rows of keys, each in its colour. */
function drawKeys(ink: Ink, from: number, rows: readonly string[]): void {
  for (const [i, color] of rows.entries()) {
    const far = 0.2 + i * 0.22;
    const keys = range(4).map((n) =>
      polygon(...quad(from + n * 0.027, from + n * 0.027 + 0.02, far, far + 0.15)),
    );
    ink.draw(joinPaths(...keys), { fill: ramp(color).dark, move: [0, 3] });
    ink.draw(joinPaths(...keys), { fill: color, stroke: '#2a2a3c', width: 1.6 });
  }
}

function drawStick(ink: Ink, [x, y]: Point, hull: string): void {
  ink.draw(oval(x + 5, y + 5, 26, 9), { fill: '#120a1e', opacity: 0.4, blur: 5 });
  solid(ink, oval(x, y, 22, 8), shift(hull, { lightness: -0.2 }), { width: 2.4, bevel: 3 });
  solid(ink, polygon([x - 5, y], [x - 1, y - 34], [x + 9, y - 34], [x + 6, y]), '#8a90a4', {
    width: 2.2,
    bevel: 2,
  });
  solid(ink, rect(x - 8, y - 58, 24, 30, 9), '#3a3c4c', { width: 2.4, bevel: 3 });
  ink.draw(oval(x + 4, y - 56, 5, 4), { fill: '#ff6b5a', stroke: '#2a2030', width: 1.8 });
}

function drawMug(ink: Ink, [x, y]: Point, color: string): void {
  ink.draw(oval(x + 8, y + 4, 30, 9), { fill: '#120a1e', opacity: 0.42, blur: 5 });
  ink.draw(
    curve(
      `M${x + 16} ${y - 30}Q${x + 36} ${y - 30} ${x + 32} ${y - 14}Q${x + 28} ${y - 4} ${x + 14} ${y - 7}`,
    ),
    {
      stroke: ramp(color).line,
      width: 9,
    },
  );
  ink.draw(
    curve(
      `M${x + 16} ${y - 30}Q${x + 36} ${y - 30} ${x + 32} ${y - 14}Q${x + 28} ${y - 4} ${x + 14} ${y - 7}`,
    ),
    {
      stroke: color,
      width: 5,
    },
  );
  solid(ink, rect(x - 18, y - 40, 36, 42, [3, 3, 9, 9]), color, { width: 2.4, bevel: 4 });
  ink.draw(oval(x, y - 40, 18, 5.5), { fill: '#3a2420', stroke: ramp(color).line, width: 2.2 });
  ink.draw(oval(x - 2, y - 18, 8), { fill: '#fff6e0', opacity: 0.9 });
  for (const [dx, drift] of [
    [-6, -7],
    [5, 8],
  ] as const)
    ink.draw(
      curve(
        `M${x + dx} ${y - 46}Q${x + dx + drift} ${y - 58} ${x + dx} ${y - 68}Q${x + dx - drift} ${y - 80} ${x + dx + 2} ${y - 90}`,
      ),
      {
        stroke: '#ffffff',
        width: 5,
        opacity: 0.2,
        blur: 3,
      },
    );
}
