import { ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, groundShadow, recess, SHADOW, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, curve, joinPaths, movePath, type Point } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { writtenLine } from '../../matter/handwriting.ts';
import { knob } from '../../matter/metal.ts';
import { BRASS } from '../../matter/palette.ts';
import { board } from '../../matter/wood.ts';

const SIZE = [430, 226] as const;
const TOP = 24;

export function deskBounds([x, foot]: Point): Box {
  return [x - 12, foot - SIZE[1] - 128, SIZE[0] + 24, SIZE[1] + 128];
}

/** Returns the point from which the smoke of the cigar rises. */
export function smokePlace([x, foot]: Point): Point {
  return [x + 352, foot - SIZE[1] - 22];
}

interface DeskColors {
  timber: string;
  leather: string;
  isSearched: boolean;
}

/** Draws a desk with a typewriter, a bottle and an ash tray; its drawers hang open where it was searched. */
export function typingDesk(ink: Ink, at: Point, { timber, leather, isSearched }: DeskColors): void {
  const [w, h] = SIZE;
  groundShadow(ink, at[0] + w / 2, at[1] - 4, w * 0.54, 22, 0.6);
  ink.at(at, () => {
    board(ink, [30, -h + TOP, w - 60, h - 40], shift(timber, { lightness: -0.07 }), { strength: 0.3 });
    ink.draw(rect(140, -h + TOP, 150, h - 40), { fill: linear(90, [SHADOW, 0, 0.75], [SHADOW, 1, 0.4]) });
    for (const x of [10, w - 146]) drawPedestal(ink, x, timber, isSearched && x > 100);
    const top = polygon([-10, -h + TOP], [16, -h - 14], [w - 16, -h - 14], [w + 10, -h + TOP]);
    solid(ink, top, shift(timber, { lightness: 0.04 }), { bevel: 4 });
    ink.draw(polygon([34, -h + 14], [52, -h - 8], [w - 52, -h - 8], [w - 34, -h + 14]), {
      fill: ramp(leather).base,
      stroke: ramp(BRASS).dark,
      width: 2,
    });
    board(ink, [-12, -h + TOP - 2, w + 24, 24], timber, { direction: 'along x', strength: 0.4, corners: 4 });
    drawTypewriter(ink, [150, -h + 10]);
    drawBottle(ink, [288, -h + 4]);
    drawAshTray(ink, [344, -h + 10]);
    drawPapers(ink, [62, -h + 8]);
  });
}

function drawPedestal(ink: Ink, x: number, timber: string, isOpen: boolean): void {
  const [, h] = SIZE;
  board(ink, [x, -h + TOP + 18, 136, h - TOP - 18], timber, { strength: 0.3, bevel: 5 });
  for (const i of range(3)) {
    const y = -h + 54 + i * 54;
    if (isOpen && i === 1) drawPulled(ink, [x + 6, y + 8, 128, 56], timber);
    else drawDrawer(ink, [x + 12, y, 112, 46], timber);
  }
  solid(ink, rect(x - 5, -14, 146, 15, 3), timber, { bevel: 4, width: 2.6 });
}

function drawDrawer(ink: Ink, [x, y, w, h]: Box, timber: string): void {
  recess(ink, rect(x - 3, y - 3, w + 6, h + 6, 3), timber, { depth: 4 });
  board(ink, [x, y, w, h], shift(timber, { lightness: 0.02 }), {
    direction: 'along x',
    strength: 0.35,
    bevel: 4,
    width: 2.4,
    corners: 3,
  });
  knob(ink, [x + w / 2, y + h / 2], 7, BRASS);
}

/** A pulled-out, empty drawer with a sheet over its edge. */
function drawPulled(ink: Ink, [x, y, w, h]: Box, timber: string): void {
  ink.draw(rect(x + 4, y - 16, w - 8, 30), { fill: '#180e1c' });
  for (const [dx, turn] of [
    [22, -8],
    [66, 6],
  ] as const)
    ink.at([x + dx, y - 10], () => solid(ink, rect(0, -18, 44, 54, 2), '#d8cdb0', { bevel: 2, width: 2.2 }), {
      turn,
    });
  castShadow(ink, rect(x, y, w, h, 3), { dx: 6, dy: 16, blur: 9, opacity: 0.55 });
  board(ink, [x - 4, y, w + 8, h], shift(timber, { lightness: 0.05 }), {
    direction: 'along x',
    strength: 0.35,
    bevel: 5,
    corners: 3,
  });
  knob(ink, [x + w / 2, y + h / 2], 8, BRASS);
}

function drawTypewriter(ink: Ink, at: Point): void {
  const paper = curve('M-36 -78L-34 -132Q0 -138 36 -132L34 -78Z');
  ink.at(at, () => {
    castShadow(ink, rect(-72, -20, 150, 20), { dx: 6, dy: 6, blur: 8, opacity: 0.5 });
    solid(ink, paper, '#d8d0ba', { bevel: 3, width: 2.4 });
    for (const y of [-122, -112, -102])
      writtenLine(ink, {
        at: [-26, y],
        length: y === -102 ? 34 : 52,
        color: '#4a4450',
        width: 1.8,
        height: 2.4,
      });
    solid(ink, rect(-66, -92, 132, 20, 8), '#33323e', { bevel: 4, fill: linear(90, '#6a6878', '#2c2a36') });
    for (const x of [-78, 66]) solid(ink, rect(x, -95, 13, 26, 5), '#22212b', { bevel: 3, width: 2.2 });
    ink.draw(polyline([-72, -84], [-92, -92]), { stroke: '#a8a8b4', width: 5, cap: 'round' });
    solid(ink, curve('M-62 -72L62 -72L74 -16Q76 0 62 0L-62 0Q-76 0 -74 -16Z'), '#3c3a48', { bevel: 6 });
    recess(ink, rect(-48, -66, 96, 20, 8), '#2a2834', { depth: 4 });
    ink.draw(joinPaths(...range(9).map((i) => polyline([-40 + i * 10, -48], [-20 + i * 5, -62]))), {
      stroke: '#9a98a8',
      width: 1.8,
    });
    for (const row of range(3))
      for (const i of range(9))
        ink.draw(oval(-52 + i * 13 + (row % 2) * 4, -35 + row * 12, 4.6, 3.8), {
          fill: '#dcd6c8',
          stroke: '#14121c',
          width: 1.8,
        });
  });
}

function drawBottle(ink: Ink, at: Point): void {
  ink.at(at, () => {
    const bottle = curve('M-17 0L-17 -54Q-17 -68 -8 -74L-8 -98L8 -98L8 -74Q17 -68 17 -54L17 0Z');
    castShadow(ink, bottle, { dx: 8, dy: 2, blur: 6, opacity: 0.4 });
    solid(ink, bottle, '#5a7a4c', { bevel: 4, width: 2.6 });
    ink.clip(bottle, () => ink.draw(rect(-17, -38, 34, 40), { fill: '#8a4a1c', opacity: 0.75 }));
    solid(ink, rect(-16, -50, 32, 28), '#d8c49a', { bevel: 2, width: 1.8 });
    ink.draw(oval(0, -36, 7), { fill: '#9a3c34' });
    solid(ink, rect(-8, -106, 16, 11, 3), '#8a5a3a', { bevel: 2, width: 2 });
    ink.draw(rect(-12, -68, 4, 62, 2), { fill: '#e8ffd8', opacity: 0.55 });
    const glass = movePath(curve('M-13 0L-15 -30L15 -30L13 0Z'), 38, 6);
    ink.draw(glass, { fill: '#cfe0e4', opacity: 0.4 });
    ink.draw(rect(26, -8, 24, 13), { fill: '#b06a24', opacity: 0.85 });
    ink.draw(glass, { stroke: '#2c2838', width: 2.2 });
  });
}

function drawAshTray(ink: Ink, at: Point): void {
  ink.at(at, () => {
    solid(ink, curve('M-4 0L52 0Q62 -4 60 -12L-12 -12Q-14 -4 -4 0Z'), '#6a7a86', { bevel: 3, width: 2.4 });
    ink.draw(oval(24, -12, 36, 4.6), { fill: '#2c2a34', stroke: '#1c1a26', width: 2 });
    ink.draw(polyline([14, -12], [50, -24]), { stroke: '#2a1810', width: 10, cap: 'round' });
    ink.draw(polyline([14, -12], [50, -24]), { stroke: '#8a5a38', width: 6.4, cap: 'round' });
    ink.draw(oval(12, -11, 5), { fill: '#ff8a3c', stroke: '#5a2a1c', width: 1.6 });
  });
}

function drawPapers(ink: Ink, at: Point): void {
  for (const [i, turn] of [3, -4, 2, -2].entries())
    ink.at(
      [at[0], at[1] - i * 6],
      () => solid(ink, rect(-44, -9, 86, 9, 1), '#cfc3a4', { bevel: 2, width: 2 }),
      { turn },
    );
  ink.at(
    [at[0] - 4, at[1] - 30],
    () => solid(ink, rect(-34, -10, 70, 13, 2), '#8a4a3c', { bevel: 3, width: 2.2 }),
    {
      turn: -3,
    },
  );
}
