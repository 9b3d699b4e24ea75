import { ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, joinPaths, type Point } from '../../ink/path.ts';
import { oval, polygon, range, rect } from '../../ink/shapes.ts';
import { brushed } from '../../matter/brushed.ts';
import { escutcheon, hinge, keyhole, plate, metal as polished, rivets, rod } from '../../matter/metal.ts';
import { BRASS, GOLD, RIVET_IRON, SILVER } from '../../matter/palette.ts';
import { voyageDial } from '../machinePanel/voyageDial.ts';

/** The turn of the silver lock in degrees: somebody tried to force it. */
const FORCED_TURN = 11;

/**
 * A small iron door in a wall: two hinges, a handle, and two keyholes side by side, a gold one and a silver one, as on
 * the lock that opens there.
 */
export function ironHatch(ink: Ink, box: Box, iron: string, isOpen = false): void {
  const [x, y, w, h] = box;
  drawFrame(ink, box, iron);
  const leaf: Box = [x + 56, y + 56, w - 112, h - 112];
  if (isOpen) {
    drawMachine(ink, leaf, iron);
    return;
  }
  drawLeaf(ink, leaf, iron);
  for (const share of [0.16, 0.68])
    drawHinge(ink, [leaf[0] - 6, leaf[1] + leaf[3] * share], leaf[2] * 0.52, iron);
  const right = leaf[0] + leaf[2];
  for (const [inset, turn, metal] of [
    [206, 0, GOLD],
    [90, FORCED_TURN, SILVER],
  ] as const)
    ink.at([right - inset, leaf[1] + leaf[3] * 0.4], () => drawLock(ink, metal), { turn });
  drawHandle(ink, [right - 96, leaf[1] + leaf[3] * 0.66], GOLD);
}

function drawFrame(ink: Ink, [x, y, w, h]: Box, iron: string): void {
  const tone = ramp(shift(iron, { lightness: 0.03 }));
  const frame = joinPaths(rect(x, y, w, h, 12), rect(x + 50, y + 50, w - 100, h - 100, 4));
  castShadow(ink, rect(x, y, w, h, 12), { dx: 16, dy: 22, blur: 14, opacity: 0.5 });
  ink.draw(rect(x + 40, y + 40, w - 80, h - 80), { fill: '#0d080e' });
  solid(ink, frame, tone, {
    evenOdd: true,
    bevel: 8,
    fill: linear(60, tone.hi, [tone.light, 0.2], [tone.base, 0.55], tone.dark),
  });
  const along = (count: number, from: number, to: number): number[] =>
    range(count).map((i) => from + ((to - from) * i) / (count - 1));
  rivets(
    ink,
    [
      ...along(7, x + 25, x + w - 25).flatMap((cx): Point[] => [
        [cx, y + 25],
        [cx, y + h - 25],
      ]),
      ...along(6, y + 25, y + h - 25)
        .slice(1, -1)
        .flatMap((cy): Point[] => [
          [x + 25, cy],
          [x + w - 25, cy],
        ]),
    ],
    10,
    RIVET_IRON,
  );
}

function drawLeaf(ink: Ink, [x, y, w, h]: Box, iron: string): void {
  const tone = ramp(iron);
  const leaf = rect(x, y, w, h, 6);
  solid(ink, leaf, iron, {
    bevel: 7,
    fill: linear(55, tone.light, [tone.base, 0.45], tone.dark),
    texture: () => brushed(ink, [x, y, w, h], iron, 0.16),
  });
  const inset = rect(x + 36, y + 36, w - 72, h - 72, 5);
  ink.draw(inset, { stroke: tone.deep, width: 6, opacity: 0.75 });
  ink.draw(inset, { stroke: tone.hi, width: 2.6, opacity: 0.6, move: [3, 4] });
}

/** The opened hatch: its leaf swung inward at the left, and behind it a machine at work. */
function drawMachine(ink: Ink, box: Box, iron: string): void {
  const [x, y, w, h] = box;
  const opening = rect(...box, 4);
  ink.draw(opening, { fill: linear(70, '#5c6a6c', ['#3a4448', 0.6], '#20262c') });
  ink.clip(opening, () => {
    ink.at([x + w * 0.58, y + h * 0.42], () => voyageDial(ink, [0, 0], 150, BRASS, 'light'));
    const leaf = polygon([x, y], [x + 92, y + 46], [x + 92, y + h - 46], [x, y + h]);
    castShadow(ink, leaf, { dx: 26, dy: 0, blur: 18, opacity: 0.6 });
    solid(ink, leaf, iron, { bevel: 5, fill: linear(0, ramp(iron).dark, ramp(iron).shade) });
    glow(ink, x + w * 0.58, y + h * 0.5, w * 0.6, '#ffcf7a', 0.35, h * 0.6);
    ink.draw(opening, { stroke: '#0d080e', width: 60, opacity: 0.5, blur: 16 });
  });
  ink.draw(opening, { stroke: ramp(iron).line, width: 4 });
}

function drawHinge(ink: Ink, [x, y]: Point, length: number, iron: string): void {
  const strap = rect(x, y, length, 46, [6, 23, 23, 6]);
  castShadow(ink, strap, { dx: 6, dy: 9, blur: 6, opacity: 0.45 });
  plate(ink, strap, shift(iron, { lightness: 0.07 }), {
    fill: polished(shift(iron, { lightness: 0.07 }), 90),
    bevel: 4,
  });
  rivets(
    ink,
    [0.24, 0.56, 0.88].map((share): Point => [x + length * share, y + 23]),
    9,
    RIVET_IRON,
  );
  hinge(ink, [x, y - 16], 78, RIVET_IRON, 28);
}

function drawLock(ink: Ink, metal: string): void {
  escutcheon(ink, [0, 0], 86, 132, metal);
  keyhole(ink, [0, -18], 14);
}

function drawHandle(ink: Ink, [cx, cy]: Point, metal: string): void {
  castShadow(ink, rect(cx - 104, cy - 12, 116, 26, 12), { dx: 10, dy: 16, blur: 8, opacity: 0.45 });
  solid(ink, oval(cx, cy, 26), metal, { fill: polished(metal, 45), bevel: 4 });
  rod(ink, rect(cx - 92, cy - 1, 90, 2), metal, 17, rect(cx - 88, cy - 5, 80, 1));
  solid(ink, oval(cx - 98, cy, 17), metal, { fill: polished(metal, 45), bevel: 3 });
}
