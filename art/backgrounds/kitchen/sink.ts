import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, groundShadow, recess, SHADOW, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, curve, movePath, type Point } from '../../ink/path.ts';
import { oval, polygon, range, rect } from '../../ink/shapes.ts';
import { drapery } from '../../matter/drapery.ts';
import { knob, plate, rod } from '../../matter/metal.ts';
import { BRASS } from '../../matter/palette.ts';
import { board, fieldedPanel } from '../../matter/wood.ts';

interface SinkColors {
  paint: string;
  timber: string;
  cloth: string;
  china: string;
}

export function sinkBounds([x, y, w, h]: Box): Box {
  return [x - 24, y - 110, w + 48, h + 120];
}

/** A deep sink in a painted cupboard, with a brass tap and a cloth below. */
export function sink(ink: Ink, box: Box, { paint, timber, cloth, china }: SinkColors): void {
  const [x, y, w, h] = box;
  groundShadow(ink, x + w / 2, y + h, w * 0.54, 24, 0.55);
  const body = rect(x, y, w, h - 20);
  castShadow(ink, body, { dx: 18, dy: 4, blur: 14, opacity: 0.4 });
  ink.draw(rect(x + 14, y + h - 24, w - 28, 24), { fill: ramp(paint).deep });
  solid(ink, body, paint, { bevel: 6 });
  const basin: Box = [x + w * 0.34, y + 2, w * 0.42, 112];
  drawCupboard(ink, [x + 16, y + 40, basin[0] - x - 32, h - 84], paint, 'right');
  drawCupboard(
    ink,
    [basin[0] + basin[2] + 14, y + 40, x + w - basin[0] - basin[2] - 30, h - 84],
    paint,
    'left',
  );
  drawCloth(ink, [basin[0] + 6, basin[1] + basin[3] - 4, basin[2] - 12, h - 22 - basin[3]], cloth);
  const top: Box = [x - 18, y - 22, w + 36, 28];
  castShadow(ink, rect(...top), { dx: 2, dy: 14, blur: 8, opacity: 0.45 });
  board(ink, top, timber, { direction: 'along x', bevel: 5, strength: 0.5 });
  drawTap(ink, [basin[0] + basin[2] / 2, y - 20]);
  drawBasin(ink, basin, china);
  drawCrock(ink, [x + 62, y - 22]);
  drawSoap(ink, [x + w - 46, y - 22]);
}

function drawCupboard(ink: Ink, box: Box, paint: string, knobOn: 'left' | 'right'): void {
  const [x, y, w, h] = box;
  fieldedPanel(ink, box, paint, { inset: 13, hasGrain: false });
  knob(ink, [knobOn === 'right' ? x + w - 7 : x + 7, y + h * 0.36], 8, BRASS);
}

function drawCloth(ink: Ink, [x, y, w, h]: Box, cloth: string): void {
  recess(ink, rect(x, y, w, h), '#4a3a44', { depth: 10 });
  const hangs = [0, 0.5, 1].map((share) => ({
    y: y + 4 + share * (h - 16),
    left: x - share * 2,
    right: x + w + share * 2,
  }));
  drapery(ink, { hangs, folds: 8, sag: 5 }, cloth);
  for (const i of range(4)) ink.draw(rect(x, y + 14 + i * 34, w, 9), { fill: ramp(cloth).hi, opacity: 0.28 });
  ink.draw(rect(x, y, w, 26), { fill: linear(90, [SHADOW, 0, 0.5], [SHADOW, 1, 0]) });
}

function drawBasin(ink: Ink, [x, y, w, h]: Box, china: string): void {
  const tone = ramp(china);
  const front = rect(x, y - 20, w, h + 20, [6, 6, 14, 14]);
  castShadow(ink, front, { dx: 6, dy: 12, blur: 8, opacity: 0.5 });
  solid(ink, front, china, { bevel: 8, fill: linear(80, tone.hi, [tone.base, 0.5], tone.shade) });
  for (const i of range(7)) {
    const flute = rect(x + 22 + (i * (w - 44)) / 7 + 3, y + 22, (w - 44) / 7 - 6, h - 44, 8);
    ink.draw(flute, {
      fill: linear(0, tone.shade, [tone.base, 0.45], tone.hi),
      stroke: tone.dark,
      width: 1.4,
    });
  }
  ink.draw(rect(x + 3, y - 17, w - 6, 16, 4), { fill: tone.dark });
  ink.draw(rect(x + 8, y - 14, w - 16, 12, 3), { fill: linear(90, tone.deep, tone.dark) });
  ink.draw(rect(x + 6, y + 2, w - 12, 4, 2), { fill: tone.hi, opacity: 0.9 });
  ink.draw(
    polygon([x + w - 26, y + h], [x + w - 20, y + h - 9], [x + w - 9, y + h - 12], [x + w - 6, y + h - 4]),
    {
      fill: tone.dark,
      opacity: 0.7,
    },
  );
}

function drawTap(ink: Ink, [x, foot]: Point): void {
  const neck = curve(
    `M${x} ${foot}L${x} ${foot - 58}C${x} ${foot - 98} ${x + 52} ${foot - 98} ${x + 52} ${foot - 60}L${x + 52} ${foot - 46}`,
  );
  const light = curve(
    `M${x - 2} ${foot - 10}L${x - 2} ${foot - 58}C${x} ${foot - 92} ${x + 40} ${foot - 94} ${x + 50} ${foot - 66}`,
  );
  rod(ink, neck, BRASS, 11, light);
  solid(ink, rect(x + 42, foot - 52, 20, 12, 3), BRASS, { width: 2.2, bevel: 2 });
  plate(ink, rect(x - 36, foot - 18, 72, 15, 7), BRASS, { width: 2.4 });
  for (const side of [-1, 1]) {
    solid(ink, rect(x + side * 28 - 5, foot - 36, 10, 20, 3), BRASS, { width: 2.2, bevel: 2 });
    solid(ink, rect(x + side * 28 - 16, foot - 44, 32, 10, 5), '#ece4d4', { width: 2.2, bevel: 2 });
  }
}

/** A stone jar of spoons. */
function drawCrock(ink: Ink, [x, foot]: Point): void {
  for (const [dx, lean, color] of [
    [-12, -14, '#b8824e'],
    [2, 3, '#a06a3e'],
    [14, 17, '#c8965a'],
  ] as const) {
    rod(ink, polygon([x + dx, foot - 50], [x + dx + lean, foot - 112]).slice(0, 2), color, 6);
    solid(ink, oval(x + dx + lean * 1.1, foot - 120, 10, 15), color, { width: 2.2, bevel: 3 });
  }
  const outline = 'M-30 -66L30 -66C40 -40 36 -14 26 0L-26 0C-36 -14 -40 -40 -30 -66Z';
  const jar = movePath(curve(outline), x, foot);
  castShadow(ink, jar, { dx: 10, dy: 2, blur: 6 });
  solid(ink, jar, '#8c9aa8', {
    width: 2.6,
    bevel: 5,
    texture: () => ink.draw(rect(x - 42, foot - 46, 84, 14), { fill: '#4a6288' }),
  });
  solid(ink, rect(x - 34, foot - 74, 68, 12, 5), '#a4b0bc', { width: 2.4, bevel: 3 });
}

function drawSoap(ink: Ink, [x, foot]: Point): void {
  solid(ink, rect(x - 30, foot - 10, 60, 11, 5), '#c8beb0', { width: 2.4, bevel: 3 });
  solid(ink, rect(x - 20, foot - 26, 40, 18, 7), '#c8a0a8', { width: 2.4, bevel: 4 });
}
