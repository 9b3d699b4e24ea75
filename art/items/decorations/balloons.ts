import type { LooseMove } from '../../../core/catalogue/moves.ts';
import { mix, ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, groundShadow, solid } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { curve, type Path, type Point, turnPath } from '../../ink/path.ts';
import { oval, polygon, rect } from '../../ink/shapes.ts';
import { bow } from '../../kits/things/bow.ts';

interface Palette {
  balloons: readonly [string, string, string];
  weight: string;
  ribbon: string;
}

/** A balloon's middle, and the degrees by which it leans. */
interface Balloon {
  at: Point;
  lean: number;
}

const KNOT: Point = [170, 486];
const BEHIND: readonly Balloon[] = [
  { at: [84, 124], lean: -14 },
  { at: [258, 118], lean: 14 },
  { at: [170, 74], lean: 0 },
];
const BEFORE: readonly Balloon[] = [
  { at: [112, 216], lean: -9 },
  { at: [226, 212], lean: 8 },
];
/** Half of a balloon's width and height. */
const SIZE = { rx: 58, ry: 70 };

const SWAYING: LooseMove = {
  type: 'swing',
  part: 0,
  box: [-4, -8, 348, 500],
  pivot: KNOT,
  angle: 2.2,
  period: 5200,
};

/**
 * Five balloons on a small weight; opened, the two in front have burst, and their contents hang on the
 * strings.
 */
export const balloons = defineItem<Palette>({
  id: 'balloons',
  name: 'Balloons',
  tag: 'Decorations',
  anchor: 'floor',
  size: [340, 560],
  margin: { top: 30, right: 44, bottom: 30, left: 40 },
  line: 6,
  seed: 619,
  wear: 'none',
  stand: { width: 12.6, center: 78, foot: 90 },
  realSize: { height: 150 },
  palettes: {
    party: { balloons: ['#e2485a', '#f2c24e', '#4fa6dc'], weight: '#7b5cbe', ribbon: '#f4ead4' },
    pastel: { balloons: ['#f0a9bf', '#a9dcc8', '#b9a9ea'], weight: '#f0cf8a', ribbon: '#f4ead4' },
    gold: { balloons: ['#e2b04a', '#f0e6d0', '#4a4a5c'], weight: '#34457f', ribbon: '#e2b04a' },
    spooky: { balloons: ['#e07a2c', '#5a4a72', '#3c3a44'], weight: '#4a5a3a', ribbon: '#9adf6a' },
  },
  opens: true,
  opening: 'changes',
  fades: 'has burst',
  lockMaterial: 'painted',
  hitBox: [20, 0, 300, 556],
  isContainer: true,
  holds: [104, 172, 136, 104],
  moves: () => [SWAYING],
  draw(ink, palette, isOpened) {
    groundShadow(ink, 172, 552, 66, 10, 0.6);
    ink.loose(0, () => drawBunch(ink, palette, isOpened));
    drawWeight(ink, palette);
  },
});

function drawBunch(ink: Ink, palette: Palette, isOpened: boolean): void {
  const colorOf = (i: number): string => palette.balloons[i % 3] ?? palette.balloons[0];
  for (const balloon of [...BEHIND, ...BEFORE]) drawString(ink, balloon, palette.ribbon);
  for (const [i, balloon] of BEHIND.entries()) drawBalloon(ink, balloon, colorOf(i));
  if (isOpened) drawBurst(ink, palette);
  else for (const [i, balloon] of BEFORE.entries()) drawBalloon(ink, balloon, colorOf(i + 1));
}

/** Returns the point at which a balloon is tied. */
function neckOf({ at: [x, y], lean }: Balloon): Point {
  return [x - lean * 1.1, y + SIZE.ry + 8];
}

function drawString(ink: Ink, balloon: Balloon, color: string): void {
  const [x, y] = neckOf(balloon);
  const [kx, ky] = KNOT;
  const line = curve(`M${x} ${y}C${x + 4} ${y + 90} ${kx + (x - kx) * 0.25} ${ky - 120} ${kx} ${ky}`);
  ink.draw(line, { stroke: ramp(color).line, width: 5.5, cap: 'round' });
  ink.draw(line, { stroke: ramp(color).light, width: 2.6, cap: 'round' });
}

function drawBalloon(ink: Ink, balloon: Balloon, color: string): void {
  const {
    at: [x, y],
    lean,
  } = balloon;
  const { rx, ry } = SIZE;
  const turned = (path: Path): Path => turnPath(path, lean, [x, y]);
  const body = turned(
    curve(
      `M${x} ${y - ry}C${x + rx * 1.25} ${y - ry} ${x + rx * 1.15} ${y + ry * 0.35} ${x + 8} ${y + ry}` +
        `L${x - 8} ${y + ry}C${x - rx * 1.15} ${y + ry * 0.35} ${x - rx * 1.25} ${y - ry} ${x} ${y - ry}Z`,
    ),
  );
  const tone = ramp(color);
  castShadow(ink, body, { dx: 5, dy: 9, blur: 9, opacity: 0.3 });
  const tie = turned(
    polygon([x - 5, y + ry - 3], [x + 5, y + ry - 3], [x + 10, y + ry + 11], [x - 10, y + ry + 11]),
  );
  solid(ink, tie, color, { width: 4, bevel: 2 });
  solid(ink, body, color, {
    bevel: 8,
    fill: radial(
      0.36,
      0.3,
      0.78,
      mix(tone.hi, '#ffffff', 0.35),
      [tone.light, 0.22],
      [tone.base, 0.58],
      tone.dark,
    ),
  });
  ink.draw(turned(oval(x - rx * 0.42, y - ry * 0.45, 9, 17)), { fill: '#fff', opacity: 0.75 });
  ink.draw(turned(oval(x - rx * 0.2, y - ry * 0.68, 5, 6)), { fill: '#fff', opacity: 0.6 });
  ink.draw(
    turned(
      curve(
        `M${x + rx * 0.62} ${y + ry * 0.1}C${x + rx * 0.5} ${y + ry * 0.42} ${x + rx * 0.3} ${y + ry * 0.66} ${x + 14} ${y + ry * 0.8}`,
      ),
    ),
    {
      stroke: tone.hi,
      width: 5,
      opacity: 0.45,
      cap: 'round',
    },
  );
}

/** Torn balloons on their strings, confetti, and light. */
function drawBurst(ink: Ink, { balloons }: Palette): void {
  glow(ink, 172, 222, 118, '#fff3c4', 0.95, 92);
  BEFORE.forEach((balloon, i) => {
    const [x, y] = neckOf(balloon);
    const color = balloons[(i + 1) % 3] ?? balloons[0];
    const rag = curve(
      `M${x} ${y - 8}C${x - 12} ${y - 10} ${x - 30} ${y + 6} ${x - 30} ${y + 40}` +
        `C${x - 24} ${y + 32} ${x - 20} ${y + 30} ${x - 14} ${y + 34}` +
        `C${x - 12} ${y + 44} ${x - 8} ${y + 50} ${x - 4} ${y + 54}C${x - 2} ${y + 42} ${x + 4} ${y + 36} ${x + 10} ${y + 34}` +
        `C${x + 16} ${y + 34} ${x + 20} ${y + 38} ${x + 24} ${y + 46}C${x + 30} ${y + 14} ${x + 14} ${y - 10} ${x} ${y - 8}Z`,
    );
    solid(ink, rag, color, { width: 4.5, bevel: 4, fill: linear(60, ramp(color).light, ramp(color).shade) });
  });
  const confetti: readonly (readonly [x: number, y: number, turn: number])[] = [
    [92, 176, 20],
    [132, 160, -30],
    [176, 150, 50],
    [214, 168, 10],
    [254, 182, -40],
    [76, 240, 70],
    [268, 246, 30],
    [150, 292, -20],
    [206, 300, 60],
    [112, 306, 40],
    [240, 312, -60],
  ];
  confetti.forEach(([x, y, turn], i) => {
    const color = mix(balloons[i % 3] ?? balloons[0], '#ffffff', 0.15);
    const scrap = turnPath(rect(x - 9, y - 6, 18, 12, 2), turn, [x, y]);
    ink.draw(scrap, { fill: color, stroke: ramp(color).line, width: 3 });
  });
}

function drawWeight(ink: Ink, { weight, ribbon }: Palette): void {
  const box = rect(132, 492, 78, 62, 6);
  solid(ink, box, weight, { bevel: 5 });
  ink.draw(rect(163, 492, 16, 62), {
    fill: linear(0, ramp(ribbon).shade, [ramp(ribbon).hi, 0.4], ramp(ribbon).shade),
    stroke: ramp(ribbon).line,
    width: 3.6,
  });
  bow(ink, [171, 492], ribbon, 0.5);
}
