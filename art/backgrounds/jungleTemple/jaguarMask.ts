import { ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, recess, solid } from '../../ink/light.ts';
import { radial } from '../../ink/paint.ts';
import { type Box, curve, type Point } from '../../ink/path.ts';
import { oval, polygon, rect } from '../../ink/shapes.ts';

/** The middle of the mask's brow. */
const AT: Point = [1008, 118];
export const MASK_BOUNDS: Box = [AT[0] - 190, 18, 380, 212];
/** Degrees by which the mask is turned, since the wall below it has sunk. */
const TURN = 4;
const EYES_WITHIN: readonly Point[] = [
  [-62, -14],
  [62, -14],
];
export const EYES = EYES_WITHIN.map(([x, y]): Point => {
  const [cos, sin] = [Math.cos((TURN * Math.PI) / 180), Math.sin((TURN * Math.PI) / 180)];
  return [AT[0] + x * cos - y * sin, AT[1] + x * sin + y * cos];
});

interface MaskColors {
  stone: string;
  jade: string;
  gold: string;
  /** Whether the mask's eyes glow. */
  isAwake: boolean;
}

/** The head of a jaguar, carved over the door; one of its ears is broken off. */
export function jaguarMask(ink: Ink, { stone, jade, gold, isAwake }: MaskColors): void {
  const own = shift(stone, { lightness: 0.05 });
  ink.at(AT, drawMask, { turn: TURN });

  function drawMask(): void {
    drawCrest(ink, own, jade, gold);
    const head = curve(
      'M-132 -70Q-150 -10 -122 46Q-96 96 0 108Q96 96 122 46Q150 -10 132 -70Q70 -96 0 -96Q-70 -96 -132 -70Z',
    );
    castShadow(ink, head, { dx: 8, dy: 16, blur: 12, opacity: 0.5 });
    solid(ink, head, own, { bevel: 12, texture: () => drawPlanes(ink, own) });
    solid(ink, curve('M-124 -62Q-150 -104 -104 -102Q-84 -96 -76 -78Q-100 -76 -124 -62Z'), own, { bevel: 5 });
    solid(ink, polygon([92, -82], [118, -92], [124, -66], [104, -70]), shift(own, { lightness: -0.06 }), {
      bevel: 4,
    });
    drawBrow(ink, own);
    drawMuzzle(ink, own, jade);
    for (const at of EYES_WITHIN) drawEye(ink, at, jade, isAwake);
  }
}

function drawCrest(ink: Ink, stone: string, jade: string, gold: string): void {
  for (const side of [-1, 1]) {
    for (const [x, y, w, h] of [
      [132, -34, 46, 44],
      [138, 20, 40, 36],
    ] as const)
      solid(ink, rect(side > 0 ? x : -x - w, y, w, h, 8), stone, { bevel: 6 });
    const ring = oval(side * 158, 78, 22);
    solid(ink, ring, jade, { bevel: 5 });
    solid(ink, oval(side * 158, 78, 9), gold, { bevel: 3, width: 3 });
  }
}

/** Draws the lower surfaces: the hollows of the eyes, the cheeks, and rosettes in the fur. */
function drawPlanes(ink: Ink, stone: string): void {
  const tone = ramp(stone);
  const hollow = (opacity: number) => radial(0.5, 0.5, 0.5, [tone.deep, 0, opacity], [tone.deep, 1, 0]);
  for (const side of [-1, 1]) {
    ink.draw(oval(side * 66, -8, 68, 46), { fill: hollow(0.75) });
    ink.draw(oval(side * 104, 62, 60, 56), { fill: hollow(0.5) });
    for (const [x, y, size] of [
      [40, -76, 11],
      [78, -78, 10],
      [114, 6, 11],
      [106, 42, 9],
    ] as const) {
      ink.draw(oval(side * x, y, size, size * 0.8), { fill: tone.deep, opacity: 0.55 });
      ink.draw(oval(side * x + 1.5, y + 1.5, size, size * 0.8), { stroke: tone.hi, width: 2, opacity: 0.5 });
      ink.draw(oval(side * x, y, size * 0.4), { fill: tone.base });
    }
  }
}

/** Heavy brows that meet on the bridge of its nose. */
function drawBrow(ink: Ink, stone: string): void {
  const own = shift(stone, { lightness: 0.02 });
  const bridge = curve('M-17 -44L17 -44Q24 -14 27 8L-27 8Q-24 -14 -17 -44Z');
  solid(ink, bridge, own, { bevel: 6, width: 3 });
  for (const side of [-1, 1]) {
    const brow = curve(
      `M${side * 8} -22Q${side * 50} -40 ${side * 112} -54Q${side * 122} -64 ${side * 108} -72Q${side * 50} -66 ${side * 10} -46Z`,
    );
    castShadow(ink, brow, { dx: 2, dy: 8, blur: 4, opacity: 0.5 });
    solid(ink, brow, own, { bevel: 6, width: 3.4 });
  }
}

/** A nose, jowls, and an open mouth with one fang missing. */
function drawMuzzle(ink: Ink, stone: string, jade: string): void {
  recess(ink, curve('M-62 52Q0 34 62 52Q70 92 0 98Q-70 92 -62 52Z'), '#5a2430', { depth: 10 });
  ink.draw(curve('M-30 92Q0 70 30 92Q0 98 -30 92Z'), { fill: '#b0505a', opacity: 0.8 });
  solid(ink, curve('M-72 20Q-70 62 -26 58Q-6 54 0 36Q6 54 26 58Q70 62 72 20Q40 0 0 8Q-40 0 -72 20Z'), stone, {
    bevel: 6,
  });
  solid(ink, curve('M-26 0Q0 -12 26 0Q22 24 0 30Q-22 24 -26 0Z'), jade, { bevel: 5 });
  for (const [x, h] of [
    [-44, 30],
    [44, 16],
  ] as const)
    solid(
      ink,
      curve(
        `M${x - 9} 54L${x + 9} 54Q${x + 5} ${54 + h * 0.7} ${x} ${54 + h}Q${x - 5} ${54 + h * 0.7} ${x - 9} 54Z`,
      ),
      '#e6dcc0',
      { bevel: 3, width: 3 },
    );
}

function drawEye(ink: Ink, [x, y]: Point, jade: string, isAwake: boolean): void {
  recess(
    ink,
    curve(`M${x - 34} ${y + 4}Q${x} ${y - 26} ${x + 34} ${y + 4}Q${x} ${y + 24} ${x - 34} ${y + 4}Z`),
    '#2c2230',
    { depth: 7 },
  );
  const color = isAwake ? '#8affc8' : jade;
  solid(ink, oval(x, y + 2, 13), color, { bevel: 4, width: 3 });
  ink.draw(oval(x, y + 2, 3.4, 10), { fill: '#12202a' });
  if (isAwake) ink.blend('screen', () => glow(ink, x, y + 2, 96, '#5affb8', 0.8));
}
