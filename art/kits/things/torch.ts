import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow } from '../../ink/light.ts';
import { linear, type Paint, radial } from '../../ink/paint.ts';
import { type Box, curve, mapPath, type Point } from '../../ink/path.ts';
import { oval, polygon, soft } from '../../ink/shapes.ts';
import { plate, rivet } from '../../matter/metal.ts';
import { IRON, RIVET_IRON } from '../../matter/palette.ts';
import { wood } from '../../matter/wood.ts';

const FLAME = curve(
  'M-26 0C-44 -36 -18 -58 -22 -92C-2 -78 0 -104 8 -132C22 -100 36 -84 30 -60C40 -66 40 -76 40 -82C48 -50 44 -22 26 0Z',
);

/** Returns the bounds without the light. */
export function torchBounds([x, y]: Point): Box {
  return [x - 50, y - 150, 100, 290];
}

/** A burning torch in a bracket on the wall, with the light it throws. */
export function torch(ink: Ink, [x, y]: Point, fire: string): void {
  ink.isAlive = true;
  drawHalo(ink, [x, y - 40], fire);
  const bracket = soft(
    [
      [x - 26, y + 60],
      [x + 26, y + 60],
      [x + 20, y + 130],
      [x - 20, y + 130],
    ],
    8,
  );
  castShadow(ink, bracket, { dx: 6, dy: 12, blur: 6 });
  plate(ink, bracket, IRON, { width: 3.5 });
  for (const dy of [76, 114]) rivet(ink, [x, y + dy], 6, RIVET_IRON);
  const shaft = polygon([x - 13, y], [x + 13, y], [x + 8, y + 118], [x - 8, y + 118]);
  wood(ink, shaft, [x - 13, y, 26, 118], '#7a4f30', { width: 3.5 });
  const cup = polygon([x - 26, y - 20], [x + 26, y - 20], [x + 18, y + 18], [x - 18, y + 18]);
  plate(ink, cup, IRON, { width: 3.5 });
  glow(ink, x, y - 70, 130, '#ffc04a', 0.8);
  drawTongue(ink, [x, y - 16], 1, linear(90, '#ff9a2e', '#e8501e'));
  drawTongue(ink, [x, y - 16], 0.7, linear(90, '#ffd24f', '#ff9a2e'));
  drawTongue(ink, [x, y - 16], 0.4, '#fff3c0');
}

function drawHalo(ink: Ink, [x, y]: Point, fire: string): void {
  const wide = radial(0.5, 0.5, 0.5, [fire, 0, 0.62], [fire, 0.3, 0.28], [fire, 1, 0]);
  ink.draw(oval(x, y, 520), { fill: wide, blend: 'screen' });
  ink.draw(oval(x, y, 200), {
    fill: radial(0.5, 0.5, 0.5, ['#ffe6a0', 0, 0.6], ['#ffd070', 1, 0]),
    blend: 'screen',
  });
}

function drawTongue(ink: Ink, [x, y]: Point, scale: number, fill: Paint): void {
  ink.draw(
    mapPath(FLAME, (px, py) => [x + px * scale, y + py * scale]),
    { fill },
  );
}
