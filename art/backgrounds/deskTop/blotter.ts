import { ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, solid } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { type Box, type Point, polar } from '../../ink/path.ts';
import { oval, polygon, range, rect } from '../../ink/shapes.ts';
import { writtenLine } from '../../matter/handwriting.ts';
import { rivet } from '../../matter/metal.ts';

const PAPER = '#ded0ae';

/** A pad of blotting paper held by its corners; creators place things on it. */
export function blotter(ink: Ink, box: Box, leather: string, metal: string): void {
  const [x, y, w, h] = box;
  const pad = rect(x - 14, y - 14, w + 28, h + 28, 12);
  castShadow(ink, pad, { dx: 8, dy: 12, blur: 9, opacity: 0.4 });
  solid(ink, pad, shift(leather, { lightness: -0.13 }), { bevel: 4 });
  const tone = ramp(PAPER);
  solid(ink, rect(...box, 3), PAPER, {
    fill: linear(55, tone.light, [tone.base, 0.6], tone.shade),
    width: 2.4,
    bevel: 3,
    texture: () => drawUse(ink, box),
  });
  for (const corner of range(4)) drawCorner(ink, box, corner, leather, metal);
}

/** Draws the traces of use: faint mirrored writing and a blot. */
function drawUse(ink: Ink, [x, y, w, h]: Box): void {
  for (const i of range(4))
    writtenLine(ink, {
      at: [x + 150 + i * 12, y + h - 150 + i * 30],
      length: 190 - i * 26,
      color: '#8f86a4',
      width: 2.4,
      height: 5,
    });
  for (const [share, down, size] of [
    [0.78, 0.2, 26],
    [0.24, 0.24, 15],
    [0.86, 0.74, 12],
  ] as const) {
    const [cx, cy] = [x + w * share, y + h * down];
    ink.draw(oval(cx, cy, size * 1.7, size * 1.5), {
      fill: radial(0.5, 0.5, 0.5, ['#4a4a80', 0, 0.5], ['#4a4a80', 0.5, 0.26], ['#4a4a80', 1, 0]),
    });
    for (const n of range(5)) {
      const [dx, dy] = polar(cx, cy, size * (1.2 + ink.random() * 0.9), n * 72 + ink.random() * 50);
      ink.draw(oval(dx, dy, 1.6 + ink.random() * 2.4), { fill: '#4a4a80', opacity: 0.4 });
    }
  }
}

function drawCorner(ink: Ink, [x, y, w, h]: Box, corner: number, leather: string, metal: string): void {
  const isRight = corner % 2 === 1;
  const isLow = corner > 1;
  const at = (dx: number, dy: number): Point => [
    isRight ? x + w + 14 - dx : x - 14 + dx,
    isLow ? y + h + 14 - dy : y - 14 + dy,
  ];
  const flap = polygon(at(0, 0), at(108, 0), at(0, 108));
  castShadow(ink, flap, { dx: 3, dy: 5, blur: 4, opacity: 0.35 });
  solid(ink, flap, leather, { bevel: 4 });
  ink.draw(polygon(at(12, 12), at(84, 12), at(12, 84)), { stroke: metal, width: 1.8, opacity: 0.75 });
  rivet(ink, at(30, 30), 8, metal);
}
