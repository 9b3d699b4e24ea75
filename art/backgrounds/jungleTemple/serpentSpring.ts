import { mix, ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, recess, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { curve, movePath, type Point } from '../../ink/path.ts';
import { oval, polygon, range, rect } from '../../ink/shapes.ts';

/** The point where the water leaves the wall, and the point where it lands. */
export const SPOUT: Point = [1808, 470];
export const BASIN: Point = [1806, 838];

const BOWL = curve('M-72 -40Q-66 34 0 36Q66 34 72 -40Z');
/** The outline of the upper jaw, from the point where the water leaves it. */
const UPPER_JAW = curve('M-64 -22Q-66 -40 -46 -48Q-28 -74 8 -72L66 -70L66 -8L8 -6Q-34 -6 -64 -22Z');
const LOWER_JAW = curve('M-38 6Q-8 -6 20 -8L66 -10L66 26L22 28Q-18 30 -38 6Z');
const BROW = curve('M-26 -50Q-8 -70 22 -58Q26 -50 18 -46Q-6 -54 -22 -42Z');

interface SpringColors {
  stone: string;
  water: string;
}

/** Draws a stone snake's mouth in the wall, and the water that runs out of it into a bowl. */
export function serpentSpring(ink: Ink, { stone, water }: SpringColors): void {
  const skin = mix(stone, '#5f9a7a', 0.34);
  castShadow(ink, movePath(LOWER_JAW, ...SPOUT), { dx: 12, dy: 16, blur: 9, opacity: 0.5 });
  drawJaw(ink, LOWER_JAW, shift(skin, { lightness: -0.06 }));
  drawFall(ink, water);
  drawHead(ink, skin);
  drawCollar(ink, stone, skin);
  drawBowl(ink, stone, water);
}

function drawJaw(ink: Ink, shape: ReturnType<typeof curve>, color: string): void {
  const tone = ramp(color);
  const fill = linear(80, tone.hi, [tone.light, 0.2], [tone.base, 0.55], tone.dark);
  solid(ink, movePath(shape, ...SPOUT), color, { bevel: 7, width: 4, fill });
}

function drawHead(ink: Ink, skin: string): void {
  const [x, y] = SPOUT;
  const tone = ramp(skin);
  const teeth = [
    [-52, -18, 17],
    [-20, -10, 13],
  ] as const;
  for (const [dx, dy, size] of teeth)
    solid(
      ink,
      polygon([x + dx, y + dy - 4], [x + dx + size, y + dy], [x + dx + size * 0.5, y + dy + size * 1.4]),
      '#e6dcc0',
      {
        bevel: 3,
        width: 2.6,
      },
    );
  castShadow(ink, movePath(UPPER_JAW, ...SPOUT), { dx: 6, dy: 12, blur: 7, opacity: 0.5 });
  drawJaw(ink, UPPER_JAW, skin);
  for (const [dx, dy] of [
    [40, -30],
    [26, -50],
    [52, -52],
  ] as const) {
    ink.draw(oval(x + dx, y + dy, 11, 9), { fill: tone.dark, opacity: 0.5, move: [2, 3] });
    ink.draw(oval(x + dx, y + dy, 11, 9), {
      fill: linear(70, tone.hi, tone.base),
      stroke: tone.dark,
      width: 2.4,
    });
  }
  recess(ink, oval(x - 4, y - 38, 14, 11), tone.dark, { depth: 4 });
  solid(ink, oval(x - 5, y - 38, 9), '#e0b048', { bevel: 3, width: 3 });
  ink.draw(oval(x - 6, y - 38, 2.4, 6.5), { fill: '#1c1412' });
  solid(ink, movePath(BROW, ...SPOUT), shift(skin, { lightness: 0.03 }), { bevel: 4, width: 3 });
  ink.draw(oval(x - 52, y - 34, 4, 3), { fill: tone.line });
}

/** The stone block in the wall out of which the serpent comes. */
function drawCollar(ink: Ink, stone: string, skin: string): void {
  const [x, y] = SPOUT;
  const ring = rect(x + 52, y - 92, 100, 138, 9);
  const tone = ramp(mix(stone, skin, 0.3));
  castShadow(ink, ring, { dx: -8, dy: 8, blur: 7, opacity: 0.45 });
  solid(ink, ring, tone.base, {
    bevel: 7,
    width: 3.6,
    fill: linear(90, tone.hi, [tone.base, 0.4], tone.dark),
  });
}

function drawFall(ink: Ink, water: string): void {
  const [x, y] = SPOUT;
  const tone = ramp(water);
  const foot = BASIN[1] - 38;
  const fall = curve(
    `M${x + 34} ${y - 6}Q${x - 14} ${y - 6} ${x - 20} ${y + 34}Q${x - 24} ${y + 140} ${x - 18} ${foot}L${x + 14} ${foot}` +
      `Q${x + 12} ${y + 120} ${x + 14} ${y + 30}Q${x + 16} ${y + 12} ${x + 34} ${y + 10}Z`,
  );
  ink.draw(fall, {
    fill: linear(0, [tone.base, 0, 0.9], [tone.hi, 0.35, 0.95], [tone.light, 0.6, 0.9], [tone.dark, 1, 0.85]),
  });
  for (const at of [-10, 2])
    ink.draw(curve(`M${x + at} ${y + 34}Q${x + at - 5} ${y + 150} ${x + at - 3} ${foot - 6}`), {
      stroke: '#ffffff',
      width: 3,
      opacity: 0.55,
      cap: 'round',
    });
}

function drawBowl(ink: Ink, stone: string, water: string): void {
  const [cx, cy] = BASIN;
  const [own, wet] = [ramp(stone), ramp(water)];
  const bowl = movePath(BOWL, cx, cy);
  castShadow(ink, bowl, { dx: 12, dy: 8, blur: 10, opacity: 0.5 });
  solid(ink, bowl, stone, {
    bevel: 8,
    fill: linear(40, own.light, [own.base, 0.4], [own.shade, 0.7], own.deep),
  });
  ink.draw(oval(cx, cy - 40, 74, 18), { fill: linear(0, own.hi, own.shade), stroke: own.line, width: 3.4 });
  ink.draw(oval(cx, cy - 39, 62, 12.5), {
    fill: linear(90, wet.dark, [wet.base, 0.5], wet.light),
    stroke: own.line,
    width: 2.6,
  });
  for (const rx of range(2).map((i) => 18 + i * 18))
    ink.draw(oval(SPOUT[0] - 2, cy - 38, rx, rx * 0.2), { stroke: '#ffffff', width: 2.6, opacity: 0.6 });
}
