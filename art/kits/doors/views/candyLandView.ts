import { mix, ramp, shift } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { glow } from '../../../ink/light.ts';
import { linear, radial } from '../../../ink/paint.ts';
import { type Box, curve, type Path, type Point } from '../../../ink/path.ts';
import { placesIn } from '../../../ink/placesIn.ts';
import { oval, polygon, polyline, range } from '../../../ink/shapes.ts';
import { gumdrop, lollipop, SUGAR } from '../../../matter/candy.ts';
import { foliage } from '../../../matter/foliage.ts';
import { ridge } from '../../sights/land.ts';
import { cloud } from '../../sights/sky.ts';
import { through } from './perspective.ts';

const PINK = '#f49ac0';
const MINT = '#8fdcb4';
const LILAC = '#b79af0';
const HONEY = '#ffcf6a';

/** Behind a gingerbread door: hills of icing under a pastel sky. */
export function candyLandView(ink: Ink, opening: Path, box: Box): void {
  const at = placesIn(box);
  const w = box[2];
  through(ink, opening, () => {
    ink.draw(opening, { fill: linear(90, '#7fc4f2', ['#cfd4fa', 0.25], ['#ffd9e8', 0.45], '#fff0d0') });
    glow(ink, ...at(0.55, 0.42), w * 0.8, '#fffbe8', 0.9);
    cloud(ink, at(0.76, 0.13), w * 0.56, '#ffffff', 0.9);
    cloud(ink, at(0.3, 0.22), w * 0.42, '#ffe6f2', 0.9);
    sundaePeak(ink, at(0.66, 0.53), w * 0.26);
    ridge(ink, box, [0.55, 0.5, 0.53, 0.56, 0.52], linear(90, mix(LILAC, '#ffffff', 0.35), LILAC));
    ridge(ink, box, [0.58, 0.6, 0.555, 0.58, 0.6], linear(90, mix(PINK, '#ffffff', 0.4), [PINK, 0.4], PINK));
    cottonTree(ink, at(0.4, 0.62), w * 0.11, '#f7b0d2');
    lollipop(ink, at(0.86, 0.64), w * 0.1, w * 0.32, '#58b8e0');
    drawNearHill(ink, box);
    cottonTree(ink, at(0.8, 0.76), w * 0.17, '#a9c8f8');
    lollipop(ink, at(0.45, 0.735), w * 0.105, w * 0.36, '#ef5f86');
    for (const [across, down, size, color] of [
      [0.7, 0.74, 0.45, HONEY],
      [0.2, 0.86, 0.85, '#7fcf6a'],
      [0.39, 0.79, 0.55, '#f2705f'],
      [0.94, 0.88, 1, LILAC],
      [0.84, 0.93, 0.75, HONEY],
    ] as const)
      gumdrop(ink, at(across, down), (size * w) / 220, color);
  });
}

/** A mountain of ice cream with sauce and a cherry. */
function sundaePeak(ink: Ink, [cx, foot]: Point, r: number): void {
  const sauce = ramp('#b5627f');
  const outline = { stroke: '#a06a88', width: 2.5 };
  const scoop = (y: number, size: number, color: string): void =>
    ink.draw(oval(cx, y, size, size * 0.86), {
      fill: radial(0.35, 0.25, 0.85, '#fffaf0', [color, 0.5], shift(color, { lightness: -0.14 })),
      ...outline,
    });
  scoop(foot - r * 0.3, r * 1.1, '#a8e0c4');
  scoop(foot - r * 1.35, r * 0.72, '#fbe0c0');
  const top = foot - r * 2.02;
  const cap = curve(
    `M${cx - r * 0.66} ${top + r * 0.62}` +
      `C${cx - r * 0.6} ${top - r * 0.1} ${cx + r * 0.6} ${top - r * 0.1} ${cx + r * 0.66} ${top + r * 0.62}` +
      `Q${cx + r * 0.5} ${top + r} ${cx + r * 0.36} ${top + r * 0.6}` +
      `Q${cx + r * 0.2} ${top + r * 0.95} ${cx} ${top + r * 0.66}` +
      `Q${cx - r * 0.2} ${top + r * 1.1} ${cx - r * 0.36} ${top + r * 0.62}` +
      `Q${cx - r * 0.52} ${top + r * 0.9} ${cx - r * 0.66} ${top + r * 0.62}Z`,
  );
  ink.draw(cap, { fill: linear(40, sauce.hi, [sauce.base, 0.5], sauce.dark), ...outline });
  ink.draw(curve(`M${cx} ${top}Q${cx + r * 0.1} ${top - r * 0.4} ${cx + r * 0.3} ${top - r * 0.46}`), {
    stroke: '#7a4a3a',
    width: 2.5,
    cap: 'round',
  });
  ink.draw(oval(cx, top, r * 0.2), {
    fill: radial(0.35, 0.3, 0.7, '#ffb0b8', ['#e0384f', 0.5], '#8f1f3f'),
    ...outline,
  });
}

function cottonTree(ink: Ink, [cx, foot]: Point, r: number, color: string): void {
  ink.draw(
    polygon(
      [cx - r * 0.16, foot - r * 2],
      [cx + r * 0.16, foot - r * 2],
      [cx + r * 0.1, foot],
      [cx - r * 0.1, foot],
    ),
    { fill: linear(0, '#fff', '#d9b8c4'), stroke: '#8a6078', width: 2.5 },
  );
  foliage(
    ink,
    [
      [cx - r * 0.6, foot - r * 1.9, r * 0.7],
      [cx + r * 0.6, foot - r * 1.9, r * 0.7],
      [cx, foot - r * 2.5, r * 0.85],
    ],
    color,
    2.5,
  );
}

function drawNearHill(ink: Ink, box: Box): void {
  const at = placesIn(box);
  ridge(
    ink,
    box,
    [0.68, 0.66, 0.63, 0.65, 0.68],
    linear(90, mix(MINT, '#ffffff', 0.45), [MINT, 0.35], '#5fb894'),
  );
  const [x, y] = at(0.54, 0.64);
  const [left, foot] = at(0.2, 1.02);
  const [right] = at(0.86, 1.02);
  const road = curve(
    `M${x - 7} ${y}C${x + 34} ${y + 50} ${x - 60} ${y + 80} ${left} ${foot}L${right} ${foot}` +
      `C${x + 20} ${y + 110} ${x + 66} ${y + 56} ${x + 8} ${y}Z`,
  );
  ink.draw(road, { fill: linear(90, '#f6d2a0', '#d99a5c'), stroke: SUGAR, width: 7 });
  ink.clip(road, () => {
    for (const i of range(7)) {
      const down = 0.67 + (i / 7) ** 1.3 * 0.36;
      ink.draw(polyline(at(0, down), at(1, down + 0.01)), {
        stroke: '#b5713c',
        width: 1.5 + i * 0.5,
        opacity: 0.5,
      });
    }
  });
}
