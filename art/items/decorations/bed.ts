import { ramp, shift } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, groundShadow, SHADOW, settle, solid } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
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
const BOX = '#96683f';
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

/** What was built in: a lid of boards stands open behind a deep box, lined in red, with a light in it. */
function drawHollow(ink: Ink, light: string): void {
  const tone = ramp(LINEN);
  const lid = polygon([196, 146], [390, 146], [376, 74], [210, 74]);
  castShadow(ink, lid, { dx: 8, dy: 6, blur: 7, opacity: 0.4 });
  solid(ink, lid, BOX, {
    bevel: 5,
    width: 5.5,
    fill: linear(90, ramp(BOX).light, ramp(BOX).dark),
    texture: () => {
      for (const x of [242, 292, 342])
        ink.draw(polyline([x + (x - 292) * 0.12, 148], [x, 72]), {
          stroke: ramp(BOX).deep,
          width: 4,
          opacity: 0.7,
        });
      glow(ink, 292, 150, 120, light, 0.75, 60);
    },
  });
  for (const y of [92, 126])
    solid(
      ink,
      polygon(
        [216 - (y - 92) * 0.2, y],
        [370 + (y - 92) * 0.2, y],
        [371 + (y - 92) * 0.2, y + 11],
        [215 - (y - 92) * 0.2, y + 11],
      ),
      BOX,
      { bevel: 2, width: 3.6 },
    );
  const box = { back: { x: 194, y: 146, w: 198 }, front: { x: 172, y: 192, w: 244 }, depth: 26 };
  well(ink, box, '#8a2f3c', () => {
    ink.draw(polygon([204, 170], [382, 170], [400, 196], [188, 196]), {
      fill: radial(0.5, 0.5, 0.6, '#fffbe6', [light, 0.3], ['#8a2f3c', 1, 0]),
    });
    glow(ink, 292, 182, 86, light, 0.9, 26);
  });
  ink.draw(polyline([172, 193], [416, 193]), { stroke: ramp(BOX).line, width: 11, cap: 'round' });
  ink.draw(polyline([174, 192], [414, 192]), { stroke: ramp(BOX).hi, width: 5, cap: 'round' });
  ink.draw(polyline([66, 199], [170, 199]), { stroke: tone.dark, width: 3, opacity: 0.4 });
  glow(ink, 292, 140, 130, light, 0.32, 70);
  for (const [x, y, r] of [
    [246, 62, 4],
    [318, 44, 5],
    [284, 22, 3.5],
    [352, 60, 4],
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
