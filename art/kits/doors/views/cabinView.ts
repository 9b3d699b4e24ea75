import { ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { glow } from '../../../ink/light.ts';
import { linear, radial } from '../../../ink/paint.ts';
import type { Box, Path } from '../../../ink/path.ts';
import { oval, polygon, range, rect } from '../../../ink/shapes.ts';
import { roundBar } from '../../../matter/metal.ts';
import { type Corridor, drawShell, farEnd, onLevel, onWall, through } from './perspective.ts';

const WARM = '#ffe9b8';

/** Behind an elevator's door: the cabin, with a mirror, a handrail and a panel of buttons. */
export function cabinView(ink: Ink, opening: Path, box: Box, wall: string, trim: string): void {
  const corridor: Corridor = { box, farScale: 0.66, vanishing: [0.5, 0.44] };
  const tone = ramp(wall);
  through(ink, opening, () => {
    const far = linear(90, tone.light, [tone.base, 0.5], tone.shade);
    drawShell(ink, corridor, { wall, floor: '#5a4a54', ceiling: '#d8cdb4', far });
    wallSeams(ink, corridor, wall);
    stoneFloor(ink, corridor);
    downlights(ink, corridor);
    wainscot(ink, farEnd(corridor), wall, trim);
    mirror(ink, farEnd(corridor), trim);
    handrail(ink, farEnd(corridor), trim);
    buttons(ink, corridor, trim);
    const [x, y, w, h] = box;
    glow(ink, x + w / 2, y + h * 0.1, w * 0.8, WARM, 0.75, h * 0.42);
  });
}

function wallSeams(ink: Ink, corridor: Corridor, color: string): void {
  const tone = ramp(color);
  for (const wall of ['left', 'right'] as const) {
    ink.warp(onWall(corridor, wall), () => {
      for (const down of [0.3, 0.72]) ink.draw(rect(0, down, 1, 0.006), { fill: tone.deep, opacity: 0.8 });
      ink.draw(rect(0, 0.955, 1, 0.045), { fill: tone.deep });
      ink.draw(rect(0.96, 0, 0.04, 1), { fill: tone.deep, opacity: 0.55 });
    });
  }
}

function stoneFloor(ink: Ink, corridor: Corridor): void {
  ink.warp(onLevel(corridor, 'floor'), () => {
    const inset = polygon([0.12, 0.1], [0.88, 0.1], [0.88, 0.86], [0.12, 0.86]);
    ink.draw(inset, { fill: '#8a6f62', stroke: '#2e222c', width: 2.5 });
    const star = polygon([0.5, 0.16], [0.84, 0.48], [0.5, 0.8], [0.16, 0.48]);
    ink.draw(star, { fill: '#c7a67c', stroke: '#2e222c', width: 2 });
    ink.draw(polygon([0, 0], [1, 0], [1, 1], [0, 1]), {
      fill: radial(0.5, 0.4, 0.6, [WARM, 0, 0.4], [WARM, 1, 0]),
    });
  });
}

function downlights(ink: Ink, corridor: Corridor): void {
  ink.warp(onLevel(corridor, 'ceiling'), () => {
    for (const across of [0.28, 0.72])
      for (const depth of [0.3, 0.74])
        ink.draw(oval(across, depth, 0.1, 0.14), { fill: '#fffdf2', stroke: '#9a8458', width: 3 });
  });
}

/** Three fields below the rail on the back wall, framed by posts. */
function wainscot(ink: Ink, [x, y, w, h]: Box, wall: string, trim: string): void {
  const tone = ramp(wall);
  for (const left of [x, x + w * 0.955])
    ink.draw(rect(left, y, w * 0.045, h), {
      fill: linear(0, tone.light, tone.dark),
      stroke: tone.line,
      width: 2,
    });
  for (const i of range(3)) {
    const field = rect(x + w * (0.09 + i * 0.28), y + h * 0.76, w * 0.25, h * 0.18, 3);
    ink.draw(field, { fill: linear(90, tone.shade, tone.light), stroke: tone.dark, width: 3 });
    ink.draw(field, { stroke: tone.hi, width: 1.6, opacity: 0.6, move: [2.4, 2.4] });
  }
  ink.draw(rect(x, y + h * 0.965, w, h * 0.035), { fill: ramp(trim).shade, stroke: tone.line, width: 2 });
}

function mirror(ink: Ink, [x, y, w, h]: Box, trim: string): void {
  const pane: Box = [x + w * 0.12, y + h * 0.08, w * 0.76, h * 0.52];
  const glass = rect(...pane, 4);
  ink.draw(glass, { fill: linear(75, '#e7f4f6', ['#a9cad6', 0.5], '#6f95aa') });
  ink.clip(glass, () => {
    const [px, py, pw, ph] = pane;
    ink.draw(rect(px + pw * 0.3, py + ph * 0.2, pw * 0.4, ph), {
      fill: linear(90, '#5d7f95', '#3f5d76'),
      opacity: 0.3,
    });
    for (const [from, width] of [
      [0.05, 0.2],
      [0.34, 0.08],
    ] as const) {
      const left = px + pw * from;
      const shine = polygon(
        [left, py + ph],
        [left + pw * 0.5, py],
        [left + pw * (0.5 + width), py],
        [left + pw * width, py + ph],
      );
      ink.draw(shine, { fill: '#fff', opacity: 0.4 });
    }
  });
  ink.draw(glass, { stroke: ramp(trim).line, width: 8 });
  ink.draw(glass, { stroke: ramp(trim).base, width: 4.5 });
}

function handrail(ink: Ink, [x, y, w, h]: Box, trim: string): void {
  const top = y + h * 0.66;
  const tone = ramp(trim);
  for (const share of [0.2, 0.8])
    ink.draw(rect(x + w * share - 4, top, 8, 20), { fill: tone.dark, stroke: tone.line, width: 2.5 });
  ink.draw(rect(x + w * 0.06, top + 4, w * 0.88, 11, 5), { fill: '#120a1e', opacity: 0.3, move: [3, 8] });
  const bar = linear(90, tone.hi, [tone.base, 0.4], tone.dark);
  ink.draw(rect(x + w * 0.06, top, w * 0.88, 11, 5), { fill: bar, stroke: tone.line, width: 3 });
}

/** The panel on the right wall; one button is lit. */
function buttons(ink: Ink, corridor: Corridor, trim: string): void {
  const tone = ramp(trim);
  ink.warp(onWall(corridor, 'right'), () => {
    ink.draw(rect(0.4, 0.4, 0.46, 0.25, 0.02), { fill: roundBar(trim), stroke: tone.line, width: 3 });
    for (const n of range(8)) {
      const isLit = n === 5;
      const button = oval(0.53 + (n % 2) * 0.2, 0.44 + Math.floor(n / 2) * 0.057, 0.075, 0.019);
      const face = radial(0.4, 0.35, 0.8, '#fffbe6', isLit ? '#ffb02e' : '#d9d2c2');
      ink.draw(button, { fill: face, stroke: tone.line, width: 2 });
    }
  });
}
