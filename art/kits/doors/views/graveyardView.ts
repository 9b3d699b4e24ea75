import { type Color, mix, ramp, shift } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { glow } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { type Box, curve, mapPath, type Path, type Point } from '../../../ink/path.ts';
import { placesIn } from '../../../ink/placesIn.ts';
import { arch, oval, polygon, polyline, range, rect } from '../../../ink/shapes.ts';
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
    moon(ink, at(0.6, 0.22), w * 0.15);
    ridge(ink, box, [0.47, 0.44, 0.48, 0.43, 0.46], mix(NIGHT, mist, 0.78), 0.8);
    ridge(ink, box, [0.52, 0.49, 0.53, 0.51, 0.54], mix(NIGHT, mist, 0.6), 0.9);
    drawMist(ink, at(0.5, 0.52), w, haze);
    drawTree(ink, at(0.62, 0.6), w * 0.0022, mix(NIGHT, mist, 0.55));
    drawTree(ink, at(0.83, 0.62), w * 0.0036, mix(NIGHT, mist, 0.36));
    drawTree(ink, at(0.27, 0.65), w * 0.0058, mix(NIGHT, mist, 0.15));
    drawMist(ink, at(0.5, 0.59), w, haze);
    drawGround(ink, box, mist);
    // From far to near: distant stones are small and pale.
    for (const [across, down, size, away] of [
      [0.33, 0.635, 0.05, 0.6],
      [0.68, 0.63, 0.055, 0.6],
      [0.77, 0.655, 0.085, 0.42],
      [0.37, 0.665, 0.08, 0.42],
      [0.23, 0.725, 0.14, 0.2],
    ] as const)
      headstone(ink, at(across, down), w * size, mist, away);
    drawCross(ink, at(0.44, 0.63), w * 0.05, mist, 0.55);
    drawMist(ink, at(0.3, 0.7), w, haze);
    headstone(ink, at(0.82, 0.79), w * 0.2, mist, 0.05);
    drawCross(ink, at(0.22, 0.87), w * 0.17, mist, 0);
    drawMist(ink, at(0.68, 0.84), w, haze);
    ink.draw(opening, { fill: linear(90, [NIGHT, 0.72, 0], [NIGHT, 1, 0.55]) });
    for (const [across, down] of [
      [0.74, 0.81],
      [0.95, 0.82],
      [0.29, 0.87],
      [0.06, 0.9],
      [0.9, 0.94],
      [0.08, 0.99],
      [0.96, 1],
    ] as const)
      tuft(ink, at(across, down), w * 0.08, mix(NIGHT, '#3d6b4f', 0.42));
  });
}

function drawTree(ink: Ink, [cx, y]: Point, scale: number, color: string): void {
  ink.draw(
    mapPath(BARE_TREE, (px, py) => [cx + px * scale, y + py * scale]),
    { fill: color },
  );
}

function drawGround(ink: Ink, box: Box, mist: Color): void {
  const soil = mix('#2c4a3c', mist, 0.2);
  ridge(
    ink,
    box,
    [0.63, 0.61, 0.6, 0.62, 0.63],
    linear(90, mix(soil, mist, 0.35), [soil, 0.3], shift(soil, { lightness: -0.12 })),
  );
  drawPath(ink, box, mist);
}

/** Draws the path that winds away from the gate; it and its stones become narrower and paler with the distance. */
function drawPath(ink: Ink, [x, y, w, h]: Box, mist: Color): void {
  const middle = (t: number): number => x + w * (0.5 + 0.1 * Math.sin(t * 5.2) * t);
  const half = (t: number): number => w * (0.012 + 0.33 * t ** 1.7);
  const down = (t: number): number => y + h * (0.61 + 0.41 * t ** 1.35);
  const steps = range(13).map((i) => i / 12);
  const edge = (side: number, order: readonly number[]): Point[] =>
    order.map((t) => [middle(t) + side * half(t), down(t)]);
  const path = polygon(...edge(-1, steps), ...edge(1, steps.toReversed()));
  const tone = mix('#7b7f8a', mist, 0.3);
  ink.draw(path, { fill: linear(90, mix(mist, '#ffffff', 0.4), [tone, 0.45], '#5a5c6c') });
  ink.clip(path, () => {
    for (const i of range(7)) {
      const t = 0.34 + i * 0.11;
      const seam = curve(
        `M${middle(t) - half(t)} ${down(t)}Q${middle(t)} ${down(t + 0.05)} ${middle(t) + half(t)} ${down(t)}`,
      );
      ink.draw(seam, { stroke: NIGHT, width: 0.8 + 2.4 * t, opacity: 0.12 + 0.25 * t });
    }
  });
  ink.draw(polyline(...edge(1, steps)), { stroke: NIGHT, width: 3, opacity: 0.35 });
  ink.draw(polyline(...edge(-1, steps)), { stroke: mix(mist, '#ffffff', 0.5), width: 2.2, opacity: 0.4 });
}

/**
 * Draws a headstone. `away` is how far it fades into the haze, 0 to 1; its thickness is on the side away from the moon.
 */
function headstone(ink: Ink, [cx, foot]: Point, w: number, mist: Color, away: number): void {
  const tone = ramp(mix(mix('#7f8494', mist, 0.25), mix(mist, NIGHT, 0.25), away));
  const edge = { stroke: mix(tone.line, mist, away * 0.6), width: 2.5 - away };
  const h = w * 1.35;
  ink.draw(oval(cx + w * 0.12, foot, w * 0.75, w * 0.13), { fill: NIGHT, opacity: 0.5 });
  ink.draw(arch(cx - w / 2 - w * 0.14, foot - h - w * 0.04, w, h), { fill: tone.deep, ...edge });
  ink.draw(arch(cx - w / 2, foot - h, w, h), {
    fill: linear(150, tone.hi, [tone.base, 0.45], tone.dark),
    ...edge,
  });
  ink.draw(rect(cx - w * 0.24, foot - h * 0.6, w * 0.48, w * 0.09), { fill: tone.dark });
  ink.draw(rect(cx - w * 0.24, foot - h * 0.45, w * 0.48, w * 0.09), { fill: tone.dark });
}

function drawCross(ink: Ink, [cx, foot]: Point, w: number, mist: Color, away: number): void {
  const tone = ramp(mix(mix('#7f8494', mist, 0.2), mix(mist, NIGHT, 0.25), away));
  const edge = { stroke: mix(tone.line, mist, away * 0.6), width: 2.5 - away };
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
  ink.draw(cross, { fill: tone.deep, ...edge, move: [-w * 0.12, -w * 0.04] });
  ink.draw(cross, { fill: linear(150, tone.hi, [tone.base, 0.45], tone.dark), ...edge });
}

/** A bank of mist across the view. */
function drawMist(ink: Ink, [cx, cy]: Point, w: number, color: string): void {
  glow(ink, cx, cy, w * 0.8, color, 0.75, w * 0.13);
  glow(ink, cx + w * 0.2, cy + w * 0.05, w * 0.5, '#ffffff', 0.3, w * 0.07);
}
