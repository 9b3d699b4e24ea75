import { type Color, mix, ramp, shift } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { glow } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { type Box, curve, mapPath, type Path, type Point } from '../../../ink/path.ts';
import { placesIn } from '../../../ink/placesIn.ts';
import { arch, oval, polygon, rect } from '../../../ink/shapes.ts';
import { ridge, tuft } from '../../sights/land.ts';
import { moon, stars } from '../../sights/sky.ts';
import { through } from './perspective.ts';

const NIGHT = '#16203c';
const BARE_TREE = curve(
  'M-7 0C-4 -30 -10 -52 -4 -76C-12 -92 -28 -98 -40 -118C-26 -106 -14 -104 -6 -96' +
    'C-8 -112 -16 -124 -14 -146C-8 -128 -2 -118 2 -104' +
    'C8 -116 20 -124 24 -142C28 -124 18 -110 9 -94C20 -98 32 -96 44 -106C36 -90 18 -84 6 -72C4 -50 6 -26 10 0Z',
);

/** Behind a crypt's gate: graves in the mist under the moon. `mist` is the light's colour. */
export function graveyardView(ink: Ink, opening: Path, box: Box, mist: Color): void {
  const at = placesIn(box);
  const [, , w, h] = box;
  const haze = ramp(mist).base;
  through(ink, opening, () => {
    ink.draw(opening, {
      fill: linear(90, NIGHT, [mix(NIGHT, mist, 0.45), 0.35], [mix(mist, '#ffffff', 0.25), 0.62]),
    });
    stars(ink, [...at(0, 0), w, h * 0.3], 26);
    moon(ink, at(0.63, 0.23), w * 0.17);
    ridge(ink, box, [0.5, 0.46, 0.51, 0.47, 0.52], mix(NIGHT, mist, 0.62), 0.9);
    drawTree(ink, at(0.79, 0.62), w * 0.0036, mix(NIGHT, mist, 0.35));
    drawTree(ink, at(0.3, 0.64), w * 0.0058, mix(NIGHT, mist, 0.18));
    drawMist(ink, at(0.5, 0.57), w, haze);
    drawGround(ink, box, mist);
    for (const [across, down, scale] of [
      [0.42, 0.63, 0.6],
      [0.72, 0.65, 0.75],
      [0.25, 0.72, 1],
    ] as const)
      headstone(ink, at(across, down), w * 0.15 * scale, mist);
    drawCross(ink, at(0.57, 0.63), w * 0.09, mist);
    drawMist(ink, at(0.3, 0.7), w, haze);
    headstone(ink, at(0.76, 0.78), w * 0.22, mist);
    drawCross(ink, at(0.23, 0.86), w * 0.17, mist);
    for (const [across, down] of [
      [0.68, 0.8],
      [0.95, 0.8],
      [0.3, 0.86],
      [0.06, 0.9],
      [0.9, 0.93],
    ] as const)
      tuft(ink, at(across, down), w * 0.07, mix(NIGHT, '#3d6b4f', 0.6));
    drawMist(ink, at(0.65, 0.86), w, haze);
  });
}

function drawTree(ink: Ink, [cx, y]: Point, scale: number, color: string): void {
  ink.draw(
    mapPath(BARE_TREE, (px, py) => [cx + px * scale, y + py * scale]),
    { fill: color },
  );
}

function drawGround(ink: Ink, box: Box, mist: Color): void {
  const at = placesIn(box);
  const soil = mix('#2c4a3c', mist, 0.2);
  ridge(
    ink,
    box,
    [0.63, 0.61, 0.6, 0.62, 0.63],
    linear(90, mix(soil, mist, 0.35), [soil, 0.3], shift(soil, { lightness: -0.12 })),
  );
  const [x, y] = at(0.5, 0.62);
  const [left, foot] = at(0.16, 1.01);
  const [right] = at(0.86, 1.01);
  const path = curve(
    `M${x - 8} ${y}C${x + 30} ${y + 60} ${x - 50} ${y + 90} ${left} ${foot}L${right} ${foot}` +
      `C${x + 40} ${y + 110} ${x + 60} ${y + 60} ${x + 6} ${y}Z`,
  );
  ink.draw(path, {
    fill: linear(90, mix(mist, '#ffffff', 0.3), [mix('#7b7f8a', mist, 0.3), 0.5], '#5a5c6c'),
  });
}

function headstone(ink: Ink, [cx, foot]: Point, w: number, mist: Color): void {
  const tone = ramp(mix('#7f8494', mist, 0.25));
  const h = w * 1.35;
  ink.draw(oval(cx + w * 0.12, foot, w * 0.75, w * 0.13), { fill: NIGHT, opacity: 0.5 });
  ink.draw(arch(cx - w / 2, foot - h, w, h), {
    fill: linear(30, tone.hi, [tone.base, 0.45], tone.dark),
    stroke: tone.line,
    width: 2.5,
  });
  ink.draw(rect(cx - w * 0.24, foot - h * 0.6, w * 0.48, w * 0.09), { fill: tone.dark });
  ink.draw(rect(cx - w * 0.24, foot - h * 0.45, w * 0.48, w * 0.09), { fill: tone.dark });
}

function drawCross(ink: Ink, [cx, foot]: Point, w: number, mist: Color): void {
  const tone = ramp(mix('#7f8494', mist, 0.2));
  const t = w * 0.18;
  const [top, arm, reach] = [foot - w * 1.9, foot - w * 1.35, w * 0.62];
  const cross = polygon(
    [cx - t, foot],
    [cx - t, arm + t],
    [cx - reach, arm + t],
    [cx - reach, arm - t],
    [cx - t, arm - t],
    [cx - t, top],
    [cx + t, top],
    [cx + t, arm - t],
    [cx + reach, arm - t],
    [cx + reach, arm + t],
    [cx + t, arm + t],
    [cx + t, foot],
  );
  ink.draw(oval(cx, foot, w * 0.6, w * 0.12), { fill: NIGHT, opacity: 0.5 });
  ink.draw(cross, { fill: linear(30, tone.hi, [tone.base, 0.45], tone.dark), stroke: tone.line, width: 2.5 });
}

/** A bank of mist across the view. */
function drawMist(ink: Ink, [cx, cy]: Point, w: number, color: string): void {
  glow(ink, cx, cy, w * 0.8, color, 0.75, w * 0.13);
  glow(ink, cx + w * 0.2, cy + w * 0.05, w * 0.5, '#ffffff', 0.3, w * 0.07);
}
