import { ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, SHADOW, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { polygon, polyline, rect } from '../../ink/shapes.ts';
import { type InkSign, inkSign } from '../../kits/signs/inkSigns.ts';
import { turns } from '../../leaves.ts';
import { writtenLine } from '../../matter/handwriting.ts';
import {
  drawBack,
  drawFlapDown,
  drawFlapUp,
  drawLining,
  drawPocket,
  FOOT,
  TOP,
  WIDTH,
} from './letter/envelope.ts';
import { drawBrokenSeal, drawSeal } from './letter/seal.ts';

interface Palette {
  envelope: string;
  lining: string;
  wax: string;
  sheet: string;
  writing: string;
  sign: InkSign;
}

const TILT = -5;

/** A sealed envelope. Opened, its seal is broken, and the letter looks out of it. */
export const letter = defineItem<Palette>({
  id: 'letter',
  name: 'Letter',
  tag: 'Decorations',
  anchor: 'top',
  size: [WIDTH, 300],
  margin: { top: 34, right: 42, bottom: 40, left: 32 },
  line: 7.5,
  seed: 67,
  stand: { width: 7, center: 30, foot: 96 },
  realSize: { width: 22 },
  lying: { thickness: [10, 6] },
  wear: 'none',
  palettes: {
    ivory: {
      envelope: '#f0e2c4',
      lining: '#a8434a',
      wax: '#b8322e',
      sheet: '#fbf3de',
      writing: '#4a3a5a',
      sign: 'sun',
    },
    kraft: {
      envelope: '#cfa06a',
      lining: '#3f7a6a',
      wax: '#2f7a58',
      sheet: '#f6e8c8',
      writing: '#5a3a2a',
      sign: 'moon',
    },
    navy: {
      envelope: '#4a64a0',
      lining: '#d9b04a',
      wax: '#d9a436',
      sheet: '#f4ecdc',
      writing: '#2f3f78',
      sign: 'anchor',
    },
    rose: {
      envelope: '#e8a9ac',
      lining: '#f6e6d6',
      wax: '#8a3a7a',
      sheet: '#fdf2ea',
      writing: '#7a2f52',
      sign: 'eye',
    },
  },
  opens: true,
  lockMaterial: 'paper',
  leaves: [
    turns(
      'top',
      [0, 72, 316, 172],
      [6, 72, 300, 56],
      polygon([0, 106], [298, 70], [206, 186], [198, 236], [116, 244], [108, 190]),
    ),
  ],
  hitBox: [0, 50, WIDTH, 240],
  draw(ink, palette, isOpened) {
    const drawAll = (): void => (isOpened ? drawOpened(ink, palette) : drawSealed(ink, palette));
    ink.at([150, 186], () => ink.at([-150, -186], drawAll), { turn: TILT });
  },
});

function drawSealed(ink: Ink, palette: Palette): void {
  const body = rect(0, TOP, WIDTH, FOOT - TOP, 8);
  castShadow(ink, body, { dx: 8, dy: 12, blur: 10, opacity: 0.45 });
  drawBack(ink, palette.envelope);
  drawPocket(ink, palette.envelope);
  drawFlapDown(ink, palette.envelope);
  drawSeal(ink, palette.wax, palette.sign);
}

function drawOpened(ink: Ink, palette: Palette): void {
  const body = rect(0, TOP, WIDTH, FOOT - TOP, 8);
  castShadow(ink, body, { dx: 8, dy: 12, blur: 10, opacity: 0.45 });
  drawFlapUp(ink, palette.envelope, palette.lining);
  drawBack(ink, palette.envelope);
  drawLining(ink, palette.lining);
  drawSheet(ink, palette);
  drawPocket(ink, palette.envelope);
  drawBrokenSeal(ink, palette.wax);
}

/** The letter, whose folded parts are lit differently. */
function drawSheet(ink: Ink, { sheet, writing, sign }: Palette): void {
  const tone = ramp(sheet);
  const paper = polygon([30, 14], [270, 8], [266, 92], [272, 250], [28, 250], [34, 94]);
  const upper = polygon([30, 14], [270, 8], [266, 92], [34, 94]);
  castShadow(ink, upper, { dx: 5, dy: 7, blur: 6, opacity: 0.4 });
  const texture = (): void => ink.draw(upper, { fill: linear(80, tone.hi, [tone.hi, 0.6], tone.base) });
  solid(ink, paper, sheet, { fill: tone.base, bevel: 3, texture });
  ink.draw(polyline([36, 96], [264, 94]), {
    stroke: tone.dark,
    width: 3.5,
    opacity: 0.7,
  });
  inkSign(ink, sign, [84, 56], 1.5, writing, 7);
  writtenLine(ink, { at: [134, 38], length: 116, color: writing, width: 5.5, height: 6 });
  writtenLine(ink, { at: [134, 66], length: 96, color: writing, width: 5.5, height: 6 });
  for (const y of [116, 142])
    writtenLine(ink, { at: [58, y], length: 190, color: writing, width: 5.5, height: 6 });
  ink.draw(polygon([28, 170], [150, 130], [272, 170], [272, 250], [28, 250]), {
    fill: linear(90, [SHADOW, 0, 0], [SHADOW, 1, 0.35]),
  });
}
