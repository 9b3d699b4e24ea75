import { ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, SHADOW, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, curve, joinPaths, type Point } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect, soft } from '../../ink/shapes.ts';

/** Draws a roller blind that hangs askew, with its cord beside it. */
export function crookedBlind(ink: Ink, [x, y, w]: Box, cloth: string): void {
  const tone = ramp(cloth);
  const [left, right] = [104, 62];
  const fabric = polygon([x - 6, y - 8], [x + w + 6, y - 8], [x + w + 2, y + right], [x - 2, y + left]);
  castShadow(ink, fabric, { dx: 6, dy: 12, blur: 9, opacity: 0.4 });
  ink.draw(fabric, {
    fill: linear(0, tone.base, [tone.light, 0.3], tone.shade),
    stroke: tone.line,
    width: 2.6,
  });
  ink.clip(fabric, () => {
    ink.draw(rect(x - 10, y - 8, w + 20, 30), { fill: linear(90, [SHADOW, 0, 0.4], [SHADOW, 1, 0]) });
    for (const i of range(4))
      ink.draw(curve(`M${x + 30 + i * 56} ${y}Q${x + 20 + i * 58} ${y + 50} ${x + 10 + i * 60} ${y + 110}`), {
        stroke: tone.dark,
        width: 3,
        opacity: 0.22,
      });
    for (const lift of [16, 26])
      ink.draw(polyline([x - 6, y + left - lift], [x + w + 6, y + right - lift]), {
        stroke: '#b0524a',
        width: 5,
        opacity: 0.75,
      });
  });
  const lath = polygon(
    [x - 8, y + left - 5],
    [x + w + 8, y + right - 5],
    [x + w + 8, y + right + 9],
    [x - 8, y + left + 9],
  );
  solid(ink, lath, '#9a6a40', { width: 2.4, bevel: 3 });
  const middle: Point = [x + w * 0.5, y + (left + right) / 2 + 6];
  ink.draw(
    curve(`M${middle[0]} ${middle[1]}Q${middle[0] + 4} ${middle[1] + 22} ${middle[0] - 2} ${middle[1] + 40}`),
    {
      stroke: '#f0e6cc',
      width: 3,
    },
  );
  ink.draw(oval(middle[0] - 2, middle[1] + 47, 8), { stroke: '#e6d6b0', width: 4.5 });
  const roller = rect(x - 18, y - 20, w + 36, 22, 8);
  castShadow(ink, roller, { dx: 4, dy: 8, blur: 6, opacity: 0.4 });
  solid(ink, roller, shift(cloth, { lightness: 0.02 }), {
    fill: linear(90, tone.hi, [tone.light, 0.35], tone.dark),
    width: 2.6,
    bevel: 3,
  });
}

/** Draws beans in jars, one much taller than the others. `foot` is the y of the sill. */
export function beanJars(ink: Ink, [x, foot]: Point, leaf: string): void {
  for (const [dx, height, lean] of [
    [0, 24, -4],
    [46, 96, 10],
    [92, 46, 5],
  ] as const) {
    drawBean(ink, [x + dx, foot - 22], height, lean, leaf);
    drawJar(ink, [x + dx, foot]);
  }
}

function drawBean(ink: Ink, [x, y]: Point, height: number, lean: number, color: string): void {
  const tone = ramp(color);
  const stem = curve(
    `M${x} ${y}C${x - lean} ${y - height * 0.4} ${x + lean * 2} ${y - height * 0.6} ${x + lean} ${y - height}`,
  );
  ink.draw(stem, { stroke: tone.line, width: 6, cap: 'round' });
  ink.draw(stem, { stroke: tone.light, width: 3, cap: 'round' });
  for (const i of range(Math.max(1, height / 26))) {
    const at: Point = [x + lean * (0.3 + i * 0.3), y - height * (1 - i * 0.3)];
    for (const side of [-1, 1])
      ink.draw(
        curve(
          `M${at[0]} ${at[1]}Q${at[0] + side * 10} ${at[1] - 18} ${at[0] + side * 25} ${at[1] - 9}` +
            `Q${at[0] + side * 18} ${at[1] + 5} ${at[0]} ${at[1]}Z`,
        ),
        { fill: side < 0 ? tone.light : tone.base, stroke: tone.line, width: 2 },
      );
  }
}

function drawJar(ink: Ink, [x, foot]: Point): void {
  const jar = rect(x - 17, foot - 40, 34, 40, [5, 5, 8, 8]);
  ink.draw(jar, { fill: '#d8ecec', opacity: 0.55 });
  ink.draw(rect(x - 15, foot - 20, 30, 18, 6), { fill: '#7a5a44', stroke: '#4a3430', width: 1.6 });
  ink.draw(joinPaths(...range(5).map((i) => oval(x - 10 + i * 5, foot - 12 + (i % 2) * 5, 1.8))), {
    fill: '#b08a68',
  });
  ink.draw(jar, { stroke: '#3a4a54', width: 2.4 });
  ink.draw(rect(x - 12, foot - 36, 4, 28, 2), { fill: '#ffffff', opacity: 0.7 });
}

/** Draws a pupil's picture on one pin: a house, a sun and a person with long arms. */
export function pinnedPicture(ink: Ink, at: Point, turn: number): void {
  ink.at(
    at,
    () => {
      const sheet = soft(
        [
          [-37, -46],
          [37, -46],
          [37, 36],
          [24, 46],
          [-37, 46],
        ],
        3,
      );
      castShadow(ink, sheet, { dx: 5, dy: 8, blur: 6, opacity: 0.4 });
      solid(ink, sheet, '#e8dcc0', { width: 2.4, bevel: 3 });
      const crayon = { width: 3, cap: 'round' as const };
      ink.draw(polygon([-24, 26], [-24, 0], [-8, -14], [8, 0], [8, 26]), {
        fill: '#d88a72',
        stroke: '#9a4a40',
        ...crayon,
      });
      ink.draw(rect(-13, 10, 10, 16), { fill: '#7a94b0', stroke: '#4a5a78', width: 2 });
      ink.draw(oval(22, -28, 8), { fill: '#f0c04a' });
      for (const i of range(6)) {
        const turn = (i * Math.PI) / 3;
        ink.draw(
          polyline(
            [22 + 12 * Math.cos(turn), -28 + 12 * Math.sin(turn)],
            [22 + 16 * Math.cos(turn), -28 + 16 * Math.sin(turn)],
          ),
          { stroke: '#d89a30', ...crayon },
        );
      }
      ink.draw(joinPaths(oval(23, 0, 5), curve('M23 5L23 18M10 4L23 9L35 2M23 18L17 27M23 18L29 27')), {
        stroke: '#4a6a94',
        ...crayon,
      });
      ink.draw(curve('M-32 30Q-10 26 12 31L30 29'), { stroke: '#6a9a58', width: 4, cap: 'round' });
      ink.draw(polygon([24, 46], [37, 36], [25, 34]), { fill: '#cbbd9c', stroke: '#5a4a44', width: 1.8 });
      ink.draw(oval(0, -42, 6), { fill: '#c8504a', stroke: '#5a2028', width: 2 });
      ink.draw(oval(-1.6, -44, 2), { fill: '#fff', opacity: 0.8 });
    },
    { turn, scale: 0.74 },
  );
}
