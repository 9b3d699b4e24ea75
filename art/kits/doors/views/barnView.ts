import { ramp, shift } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { glow, lightShaft } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { type Box, joinPaths, type Path, type Point } from '../../../ink/path.ts';
import { placesIn } from '../../../ink/placesIn.ts';
import { polyline, range, rect } from '../../../ink/shapes.ts';
import { bale, ladder, pitchfork } from '../../sights/farmThings.ts';
import { hangingLantern } from '../../sights/hangingLantern.ts';
import { type Corridor, drawShell, farEnd, onLevel, onWall, through } from './perspective.ts';

const WOOD = '#8a5a34';
const SUN = '#ffe9a6';

/** Behind a barn's door: bales and straw in the light that falls between the boards. */
export function barnView(ink: Ink, opening: Path, box: Box): void {
  const corridor: Corridor = { box, farScale: 0.6, vanishing: [0.54, 0.44] };
  const at = placesIn(box);
  const [, , w, h] = box;
  through(ink, opening, () => {
    const far = linear(90, ramp(WOOD).shade, ramp(WOOD).base);
    drawShell(ink, corridor, { wall: WOOD, floor: '#c99a48', ceiling: '#5a3a2c', far });
    for (const wall of ['left', 'right'] as const) ink.warp(onWall(corridor, wall), () => sideBoards(ink));
    ink.warp(onLevel(corridor, 'ceiling'), () => rafters(ink));
    farWall(ink, farEnd(corridor));
    strawOn(ink, corridor);
    ladder(ink, at(0.36, 0.765), w * 0.16, h * 0.5);
    bale(ink, [...at(0.6, 0.545), w * 0.32, h * 0.115]);
    bale(ink, [...at(0.62, 0.69), w * 0.46, h * 0.16]);
    pitchfork(ink, at(0.56, 0.86), h * 0.4);
    sunbeam(ink, at(0.62, 0.14), at(0.3, 0.95), w * 0.22);
    hangingLantern(ink, at(0.43, 0.2), w * 0.13);
  });
}

function sideBoards(ink: Ink): void {
  const tone = ramp(WOOD);
  for (const i of range(6)) ink.draw(rect(i / 6, 0, 0.012, 1), { fill: tone.deep });
  for (const down of [0.3, 0.7])
    ink.draw(rect(0, down, 1, 0.035), { fill: tone.light, stroke: tone.line, width: 2 });
}

function rafters(ink: Ink): void {
  for (const depth of [0.1, 0.42, 0.74])
    ink.draw(rect(0, depth, 1, 0.1), { fill: ramp(WOOD).base, stroke: ramp(WOOD).line, width: 2.5 });
}

/** Boards with daylight in their joints, and a hatch under the roof. */
function farWall(ink: Ink, [x, y, w, h]: Box): void {
  const tone = ramp(WOOD);
  for (const i of range(7)) {
    const left = x + (i * w) / 7;
    ink.draw(rect(left, y, w / 7, h), {
      fill: shift(WOOD, { lightness: ink.jitter(0.06) - 0.03 }),
      stroke: tone.deep,
      width: 2,
    });
    ink.draw(rect(left - 1.2, y + ink.random() * h * 0.2, 2.4, h * (0.3 + ink.random() * 0.5)), {
      fill: SUN,
      opacity: 0.9,
    });
  }
  for (const down of [0.34, 0.76])
    ink.draw(rect(x, y + h * down, w, h * 0.035), { fill: tone.base, stroke: tone.line, width: 2 });
  const hatch = rect(x + w * 0.62, y + h * 0.09, w * 0.28, h * 0.17);
  glow(ink, x + w * 0.76, y + h * 0.17, w * 0.5, SUN, 0.9);
  ink.draw(hatch, { fill: linear(90, '#fffdf0', SUN), stroke: tone.line, width: 5 });
}

function strawOn(ink: Ink, corridor: Corridor): void {
  ink.warp(onLevel(corridor, 'floor'), () => {
    const stalks = range(44).map((): Path => {
      const [cx, cy] = [ink.random(), ink.random()];
      return polyline([cx, cy], [cx + ink.jitter(0.16), cy + ink.jitter(0.1)]);
    });
    ink.draw(joinPaths(...stalks.slice(0, 22)), { stroke: '#f6d880', width: 2.2 });
    ink.draw(joinPaths(...stalks.slice(22)), { stroke: '#8f6428', width: 2, opacity: 0.8 });
  });
}

function sunbeam(ink: Ink, [x, y]: Point, [endX, endY]: Point, w: number): void {
  lightShaft(ink, {
    corners: [
      [x, y],
      [x + w * 0.6, y],
      [endX + w * 1.6, endY],
      [endX, endY],
    ],
    color: SUN,
    opacity: 0.16,
    angle: 90,
  });
}
