import { mix, ramp, shift } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, groundShadow, SHADOW, settle, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { curve, joinPaths, type Point } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { well } from '../../kits/furniture/well.ts';
import { isPulled } from '../../leaves.ts';
import { board } from '../../matter/wood.ts';
import { trembling } from '../../moving.ts';
import { drawFootBoard, drawFootPost, drawHead } from './bed/ends.ts';
import { drawQuilt, drawThrownQuilt } from './bed/quilt.ts';

interface Palette {
  wood: string;
  blanket: string;
  stripe: string;
  light: string;
}

const LINEN = '#efe6d4';
const TICKING = '#8fa3bd';
/** The mattress as one looks down on it: its far edge is shorter. */
const TOP = polygon([90, 128], [572, 128], [622, 198], [42, 198]);

/** As far as it is seen: within the foot's near post and above the rail. */
const QUILT = curve(
  'M262 118C320 108 540 112 574 124C592 142 604 158 612 170L612 246L241 246C242 226 240 210 242 196C248 168 254 140 262 118Z',
);

/** Made; opened, the quilt is thrown back from a hollow in the mattress that shines. */
export const bed = defineItem<Palette>({
  id: 'bed',
  name: 'Bed',
  tag: 'Decorations',
  anchor: 'floor',
  size: [660, 340],
  margin: { top: 16, right: 46, bottom: 38, left: 36 },
  line: 6.5,
  seed: 224,
  stand: { width: 25, center: 22, foot: 90 },
  realSize: { height: 95 },
  wear: 'none',
  palettes: {
    red: { wood: '#8a5632', blanket: '#b2444a', stripe: '#f0d49a', light: '#ffd98a' },
    blue: { wood: '#b58450', blanket: '#44699e', stripe: '#f4efe0', light: '#ffe6a0' },
    green: { wood: '#5f4338', blanket: '#5a8a62', stripe: '#ecdca8', light: '#c4ff9a' },
    grey: { wood: '#e0d8ca', blanket: '#7d7790', stripe: '#e8b8b4', light: '#9fdcff' },
  },
  tops: [[80, 160, 500]],
  opens: true,
  isContainer: true,
  holds: [196, 108, 190, 76],
  leaves: [
    isPulled([240, 112, 374, 134], [440, 98, 174, 148], QUILT),
    isPulled([76, 98, 180, 86], [44, 58, 94, 132]),
  ],
  moves: ({ light }, isOpened) => (isOpened ? [trembling([288, 162], light, 110)] : []),
  draw(ink, palette, isOpened) {
    groundShadow(ink, 330, 334, 306, 16, 0.55);
    drawHead(ink, palette.wood);
    drawFootBoard(ink, palette.wood);
    drawMattress(ink);
    if (isOpened) drawOpened(ink, palette);
    else {
      drawPillow(
        ink,
        'M86 166C72 134 84 112 106 108C146 96 206 98 232 110C252 118 254 150 240 168C204 182 122 184 86 166Z',
      );
      drawQuilt(ink, palette);
    }
    drawSide(ink, palette.wood);
    drawFootPost(ink, palette.wood);
  },
});

function drawOpened(ink: Ink, palette: Palette): void {
  drawPillow(
    ink,
    'M52 176C60 150 56 96 50 72C58 58 74 66 92 66C110 66 124 58 132 72C126 98 128 148 134 176C128 190 110 184 92 185C74 186 58 190 52 176Z',
  );
  drawHollow(ink, palette.light);
  drawThrownQuilt(ink, palette);
}

function drawMattress(ink: Ink): void {
  const tone = ramp(LINEN);
  const front = rect(38, 186, 588, 66, 16);
  solid(ink, front, LINEN, { bevel: 7, fill: linear(90, tone.light, [tone.base, 0.4], tone.dark) });
  const stripes = range(12).map((i) => polyline([66 + i * 50, 200], [66 + i * 50, 250]));
  ink.draw(joinPaths(...stripes), { stroke: TICKING, width: 7, opacity: 0.6 });
  solid(ink, TOP, LINEN, { bevel: 5, fill: linear(75, '#ffffff', [tone.hi, 0.3], tone.base) });
  const buttons = [180, 260, 340, 420].flatMap((x) => [146, 178].map((y): Point => [x - (y - 146) * 0.2, y]));
  for (const [x, y] of buttons) {
    ink.draw(oval(x, y, 9, 5), { fill: tone.shade, opacity: 0.6 });
    ink.draw(oval(x, y - 1, 4, 2.6), { fill: tone.hi, stroke: tone.dark, width: 1.8 });
  }
}

/** What was sewn in: a hatch of ticking stands open behind a box, and its light rises. */
function drawHollow(ink: Ink, light: string): void {
  const tone = ramp(LINEN);
  const hatch = polygon([200, 142], [384, 142], [366, 92], [216, 92]);
  castShadow(ink, hatch, { dx: 4, dy: 4, blur: 5, opacity: 0.35 });
  const ticking = (): void => {
    for (const i of range(8))
      ink.draw(polyline([206 + i * 25, 144], [220 + i * 21, 90]), {
        stroke: TICKING,
        width: 6,
        opacity: 0.75,
      });
    ink.draw(hatch, { fill: light, opacity: 0.3 });
  };
  solid(ink, hatch, LINEN, { bevel: 5, width: 5, texture: ticking, fill: linear(90, tone.shade, tone.hi) });
  const box = { back: { x: 196, y: 142, w: 192 }, front: { x: 178, y: 188, w: 232 }, depth: 24 };
  well(ink, box, '#8a6444', () => {
    ink.draw(rect(170, 160, 250, 40), { fill: mix(light, '#ffffff', 0.25), opacity: 0.6 });
    glow(ink, 292, 178, 124, light, 1, 44);
  });
  ink.draw(polyline([178, 188], [410, 188]), { stroke: tone.hi, width: 5, cap: 'round' });
  const beam = polygon([204, 172], [384, 172], [424, 8], [166, 8]);
  ink.draw(beam, { fill: linear(90, [light, 0, 0], [light, 0.55, 0.28], [light, 1, 0.62]) });
  glow(ink, 292, 150, 150, light, 0.55, 92);
  for (const [x, y, r] of [
    [246, 96, 4],
    [318, 70, 5],
    [284, 40, 3.5],
    [356, 110, 4],
    [226, 58, 3],
  ] as const) {
    glow(ink, x, y, r * 4, light, 0.9);
    ink.draw(oval(x, y, r * 0.7), { fill: '#fffdf2' });
  }
}

/** Plump, with piping, a crease where a head lay, and a shadow of its own. */
function drawPillow(ink: Ink, outline: string): void {
  const path = curve(outline);
  const tone = ramp('#f7f2e8');
  castShadow(ink, path, { dx: 8, dy: 8, blur: 7, opacity: 0.4 });
  solid(ink, path, '#f7f2e8', {
    bevel: 12,
    fill: linear(62, '#ffffff', [tone.hi, 0.35], [tone.base, 0.6], tone.dark),
  });
  ink.clip(path, () =>
    ink.draw(path, { stroke: shift('#c9b58f', { lightness: 0.04 }), width: 20, opacity: 0.4 }),
  );
  ink.draw(path, { stroke: tone.line });
  const isLying = outline.startsWith('M86');
  const creases = isLying
    ? [
        curve('M122 132C146 124 186 124 206 134'),
        curve('M112 150C128 158 152 160 166 156'),
        curve('M216 118C222 128 222 140 218 150'),
      ]
    : [curve('M78 86C92 98 98 126 92 150'), curve('M112 80C118 100 120 122 116 140')];
  ink.draw(joinPaths(...creases), { stroke: tone.dark, width: 4, opacity: 0.5, cap: 'round' });
}

/** The rail, with a sunk field between its posts. */
function drawSide(ink: Ink, color: string): void {
  const tone = ramp(color);
  ink.draw(rect(40, 296, 580, 36), { fill: linear(90, [SHADOW, 0, 0.5], [SHADOW, 1, 0.1]) });
  board(ink, [34, 246, 596, 56], color, { direction: 'along x', bevel: 6, corners: 5 });
  const field = rect(64, 258, 536, 30, 9);
  ink.draw(field, { stroke: tone.dark, width: 4, opacity: 0.8 });
  ink.draw(field, { stroke: tone.hi, width: 2.4, opacity: 0.7, move: [2.4, 2.6] });
  settle(ink, rect(34, 246, 596, 56, 5), 0.28);
}
