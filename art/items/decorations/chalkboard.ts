import { ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, recess, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, joinPaths, type Point } from '../../ink/path.ts';
import { arc, oval, polyline, range, rect, spline } from '../../ink/shapes.ts';
import { inkSignPath } from '../../kits/signs/inkSigns.ts';
import { writtenLine } from '../../matter/handwriting.ts';
import { board } from '../../matter/wood.ts';

interface Palette {
  slate: string;
  frame: string;
  chalk: string;
}

const SLATE: Box = [30, 30, 460, 260];

/** Wiped, for whatever a creator writes on it; opened, somebody has chalked a plan that nobody can read, and a key. */
export const chalkboard = defineItem<Palette>({
  id: 'chalkboard',
  name: 'Chalkboard',
  tag: 'Decorations',
  anchor: 'wall',
  size: [520, 350],
  margin: { top: 16, right: 36, bottom: 40, left: 24 },
  line: 6,
  seed: 209,
  stand: { width: 17, center: 28, foot: 52 },
  palettes: {
    green: { slate: '#3f6a58', frame: '#b5793f', chalk: '#fff4d8' },
    black: { slate: '#474552', frame: '#8a5a38', chalk: '#f4f0ff' },
    blue: { slate: '#3d5680', frame: '#d8cdb8', chalk: '#fff0b8' },
  },
  opens: true,
  draw(ink, palette, isOpened) {
    castShadow(ink, rect(8, 8, 504, 304, 8), { dx: 8, dy: 12, blur: 10, opacity: 0.42 });
    drawFrame(ink, palette.frame);
    drawSlate(ink, palette.slate);
    if (isOpened) ink.clip(rect(...SLATE), () => drawPlan(ink, palette.chalk));
    drawLedge(ink, palette, isOpened);
  },
});

function drawFrame(ink: Ink, color: string): void {
  board(ink, [8, 8, 504, 26], color, { direction: 'along x', bevel: 5, corners: 5 });
  board(ink, [8, 286, 504, 28], color, { direction: 'along x', bevel: 5, corners: 5 });
  for (const x of [8, 486]) board(ink, [x, 28, 26, 264], color, { bevel: 5, corners: 3 });
}

/** Clouds of wiped chalk, from left to right as an arm wipes. */
function drawSlate(ink: Ink, color: string): void {
  const tone = ramp(color);
  const texture = (): void => {
    for (const i of range(7)) {
      const y = 60 + i * 34;
      const sweep = spline([
        [40 + ink.random() * 60, y + ink.jitter(20)],
        [190, y - 22 + ink.jitter(18)],
        [340, y + 8],
        [400 + ink.random() * 70, y - 20],
      ]);
      ink.draw(sweep, { stroke: tone.hi, width: 26, opacity: 0.09, cap: 'round' });
      ink.draw(sweep, { stroke: '#ffffff', width: 9, opacity: 0.06, cap: 'round', move: [6, 9] });
    }
  };
  recess(ink, rect(...SLATE), color, {
    depth: 9,
    fill: linear(60, tone.light, [tone.base, 0.4], tone.dark),
    texture,
  });
}

function drawPlan(ink: Ink, chalk: string): void {
  const line = { stroke: chalk, cap: 'round' } as const;
  glow(ink, 360, 160, 130, chalk, 0.16);
  for (const [y, length] of [
    [68, 170],
    [98, 196],
    [128, 150],
    [214, 180],
    [244, 130],
  ] as const)
    writtenLine(ink, { at: [56, y], length, color: chalk, width: 4.5, height: 7 });
  ink.draw(joinPaths(polyline([56, 172], [226, 172]), polyline([56, 179], [214, 178])), {
    ...line,
    width: 4,
    opacity: 0.9,
  });
  const center: Point = [374, 158];
  ink.draw(joinPaths(arc(...center, 76, -100, 240), arc(center[0] + 3, center[1] - 2, 79, 20, 130)), {
    ...line,
    width: 4.5,
    opacity: 0.95,
  });
  ink.draw(inkSignPath('key', center, 2.4), { ...line, width: 9 });
  ink.draw(joinPaths(polyline([246, 112], [288, 136]), polyline([274, 138], [289, 137], [281, 122])), {
    ...line,
    width: 4.5,
  });
  for (const [x, y] of [
    [440, 62],
    [462, 92],
    [424, 250],
  ] as const)
    ink.draw(inkSignPath('star', [x, y], 0.5), { ...line, width: 3.5 });
}

function drawLedge(ink: Ink, { frame, chalk }: Palette, isOpened: boolean): void {
  board(ink, [40, 306, 440, 24], frame, { direction: 'along x', bevel: 5, corners: 6 });
  ink.draw(rect(52, 326, 416, 10, 4), { fill: ramp(frame).deep, stroke: ramp(frame).line, width: 3 });
  for (const [x, color] of [
    [78, chalk],
    [124, '#f0a8a0'],
    [isOpened ? 330 : 168, '#a8d8e8'],
  ] as const)
    solid(ink, rect(x, 297, 36, 11, 5), color, { width: 3.2, bevel: 2 });
  solid(ink, rect(390, 278, 62, 18, 4), '#8a5a38', { width: 4, bevel: 3 });
  solid(ink, rect(388, 294, 66, 14, 3), '#efe8dc', { width: 4, bevel: 2 });
  ink.draw(oval(420, 306, 40, 4), { fill: chalk, opacity: 0.35 });
}
