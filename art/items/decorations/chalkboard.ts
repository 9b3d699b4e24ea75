import { ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, recess, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, curve, joinPaths, type Point } from '../../ink/path.ts';
import { arc, oval, polyline, rect, spline } from '../../ink/shapes.ts';
import { inkSignPath } from '../../kits/signs/inkSigns.ts';
import { slides } from '../../leaves.ts';
import { courses } from '../../matter/courses.ts';
import { writtenLine } from '../../matter/handwriting.ts';
import { board } from '../../matter/wood.ts';

interface Palette {
  slate: string;
  frame: string;
  chalk: string;
}

const SLATE: Box = [30, 30, 460, 260];
/** The compartment behind the right half of the slate, which is a lid. */
const NICHE: Box = [304, 36, 180, 248];

/**
 * A clean chalkboard, on which creators can write. Opened, its right half is slid off a lit compartment, and
 * its left half shows a chalk plan.
 */
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
  realSize: { width: 120 },
  palettes: {
    green: { slate: '#3f6a58', frame: '#b5793f', chalk: '#fff4d8' },
    black: { slate: '#474552', frame: '#8a5a38', chalk: '#f4f0ff' },
    blue: { slate: '#3d5680', frame: '#d8cdb8', chalk: '#fff0b8' },
  },
  opens: true,
  opening: 'slides',
  isContainer: true,
  holds: [318, 60, 150, 200],
  leaves: [slides([30, 26, 454, 262], [-212, 0])],
  draw(ink, palette, isOpened) {
    castShadow(ink, rect(8, 8, 504, 304, 8), { dx: 8, dy: 12, blur: 10, opacity: 0.42 });
    drawFrame(ink, palette.frame);
    drawSlate(ink, palette.slate);
    if (isOpened) drawOpened(ink, palette);
    drawLedge(ink, palette, isOpened);
  },
});

function drawFrame(ink: Ink, color: string): void {
  board(ink, [8, 8, 504, 26], color, { direction: 'along x', bevel: 5, corners: 5 });
  board(ink, [8, 286, 504, 28], color, { direction: 'along x', bevel: 5, corners: 5 });
  for (const x of [8, 486]) board(ink, [x, 28, 26, 264], color, { bevel: 5, corners: 3 });
}

/** The slate with traces of wiped chalk, from left to right. */
function drawSlate(ink: Ink, color: string, box = SLATE): void {
  const tone = ramp(color);
  const texture = (): void => {
    for (const y of [104, 186, 258]) {
      const sweep = spline([
        [70 + ink.random() * 50, y + 14],
        [200, y - 26 + ink.jitter(14)],
        [330, y + 10],
        [410 + ink.random() * 30, y - 24],
      ]);
      ink.draw(sweep, { stroke: tone.hi, width: 34, opacity: 0.16, cap: 'round', blur: 22 });
    }
  };
  recess(ink, rect(...box), color, {
    depth: 9,
    fill: linear(60, tone.light, [tone.base, 0.4], tone.dark),
    texture,
  });
}

function drawOpened(ink: Ink, palette: Palette): void {
  drawNiche(ink, palette);
  const slid = rect(22, 26, 284, 266, 3);
  castShadow(ink, slid, { dx: 12, dy: 4, blur: 9, opacity: 0.6 });
  drawSlate(ink, palette.slate, [30, 34, 262, 250]);
  ink.clip(rect(30, 34, 262, 250), () => drawPlan(ink, palette.chalk));
  board(ink, [288, 28, 20, 262], palette.frame, { bevel: 4, corners: 3 });
}

/** Draws brick, a shelf and the light of a hidden lamp. */
function drawNiche(ink: Ink, { frame }: Palette): void {
  const [x, y, w] = NICHE;
  recess(ink, rect(...NICHE), '#6a4a44', {
    depth: 22,
    opacity: 0.75,
    fill: linear(90, '#f0b468', [`#b87848`, 0.4], '#4a2c30'),
    texture: () => {
      courses(ink, NICHE, { height: 26, length: 54, color: '#3a2228' });
      glow(ink, x + w / 2 + 6, y + 20, 150, '#ffe6a0', 0.95, 210);
    },
  });
  castShadow(ink, rect(x + 8, y + 168, w - 10, 14), { dx: 2, dy: 12, blur: 8, opacity: 0.5 });
  board(ink, [x + 4, y + 160, w - 4, 20], frame, { direction: 'along x', bevel: 4, corners: 3 });
  const vessel = curve(
    `M${x + 74} ${y + 160}C${x + 58} ${y + 136} ${x + 64} ${y + 112} ${x + 82} ${y + 104}L${x + 82} ${y + 90}` +
      `L${x + 112} ${y + 90}L${x + 112} ${y + 104}C${x + 130} ${y + 112} ${x + 136} ${y + 136} ${x + 120} ${y + 160}Z`,
  );
  solid(ink, vessel, '#5f8f9a', { bevel: 5, width: 5 });
  solid(ink, rect(x + 76, y + 82, 42, 13, 5), '#5f8f9a', { bevel: 3, width: 4.5 });
  ink.draw(rect(...NICHE), { stroke: ramp(frame).line, width: 5 });
}

function drawPlan(ink: Ink, chalk: string): void {
  const line = { stroke: chalk, cap: 'round' } as const;
  for (const [y, length] of [
    [66, 104],
    [94, 122],
    [250, 150],
  ] as const)
    writtenLine(ink, { at: [48, y], length, color: chalk, width: 4.5, height: 7 });
  const center: Point = [178, 164];
  ink.draw(joinPaths(arc(...center, 66, -100, 240), arc(center[0] + 3, center[1] - 2, 69, 20, 130)), {
    ...line,
    width: 4.5,
    opacity: 0.95,
  });
  ink.draw(inkSignPath('sun', center, 2.1), { ...line, width: 8.5 });
  ink.draw(joinPaths(polyline([64, 128], [104, 146]), polyline([90, 149], [105, 147], [97, 132])), {
    ...line,
    width: 4.5,
  });
  for (const [x, y] of [
    [236, 66],
    [262, 92],
  ] as const)
    ink.draw(inkSignPath('star', [x, y], 0.5), { ...line, width: 3.5 });
}

function drawLedge(ink: Ink, { frame, chalk }: Palette, isOpened: boolean): void {
  board(ink, [40, 306, 440, 24], frame, { direction: 'along x', bevel: 5, corners: 6 });
  ink.draw(rect(52, 326, 416, 10, 4), { fill: ramp(frame).deep, stroke: ramp(frame).line, width: 3 });
  for (const [x, color] of [
    [78, chalk],
    [124, '#f0a8a0'],
    [isOpened ? 210 : 168, '#a8d8e8'],
  ] as const)
    solid(ink, rect(x, 297, 36, 11, 5), color, { width: 3.2, bevel: 2 });
  solid(ink, rect(390, 278, 62, 18, 4), '#8a5a38', { width: 4, bevel: 3 });
  solid(ink, rect(388, 294, 66, 14, 3), '#efe8dc', { width: 4, bevel: 2 });
  ink.draw(oval(420, 306, 40, 4), { fill: chalk, opacity: 0.35 });
}
