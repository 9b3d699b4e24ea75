import { ramp, shift } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, groundShadow, recess, settle, solid } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { curve, type Point, polar } from '../../ink/path.ts';
import { oval, polyline, range, rect } from '../../ink/shapes.ts';
import { buckle, canvasWeave } from '../../kits/furniture/luggage.ts';
import { mountainSticker } from '../../kits/signs/stickers.ts';
import { turns } from '../../leaves.ts';
import { rod } from '../../matter/metal.ts';
import { rope } from '../../matter/rope.ts';

interface Palette {
  cloth: string;
  leather: string;
  lining: string;
}

const BODY = curve(
  'M62 150C58 120 78 96 110 94L280 94C312 96 332 120 328 150L344 384C346 416 330 432 302 432L88 432C60 432 44 416 46 384Z',
);
const FLAP = curve(
  'M58 178C50 108 84 66 130 62L260 62C306 66 340 108 332 178C332 232 322 258 296 262L94 262C68 258 58 232 58 178Z',
);
const POCKET = curve('M92 316L298 316L304 396C304 412 296 420 282 420L108 420C94 420 86 412 86 396Z');

/** A closed backpack. Opened, its flap is folded back, and its inside is visible. */
export const backpack = defineItem<Palette>({
  id: 'backpack',
  name: 'Backpack',
  tag: 'Storage',
  anchor: 'floor',
  size: [390, 446],
  margin: { top: 34, right: 40, bottom: 38, left: 30 },
  line: 7,
  seed: 266,
  stand: { width: 10.4, center: 69, foot: 92 },
  realSize: { height: 60 },
  palettes: {
    khaki: { cloth: '#94884f', leather: '#7a4a2c', lining: '#c9824a' },
    navy: { cloth: '#48618f', leather: '#8a5a36', lining: '#d9a24a' },
    red: { cloth: '#b5453f', leather: '#5a3a30', lining: '#4f7a8a' },
    teal: { cloth: '#3f8480', leather: '#9a6238', lining: '#b5506a' },
  },
  opens: true,
  lockMaterial: 'paper',
  leaves: [turns('top', [50, 62, 290, 200], [50, -30, 294, 150])],
  hitBox: [34, 20, 322, 424],
  isContainer: true,
  holds: [110, 74, 170, 100],
  isLockable: true,
  draw(ink, palette, isOpened) {
    groundShadow(ink, 196, 438, 168, 16, 0.6);
    drawStraps(ink, palette.leather);
    if (isOpened) drawThrownFlap(ink, palette);
    drawBody(ink, palette);
    if (isOpened) drawMouth(ink, palette);
    drawPocket(ink, palette, isOpened);
    if (!isOpened) drawFlap(ink, palette);
  },
});

function drawStraps(ink: Ink, leather: string): void {
  rod(ink, curve('M158 72C158 20 232 20 232 72'), leather, 16, curve('M166 52C172 34 200 28 216 38'));
  for (const path of ['M64 250C20 280 18 370 58 410', 'M326 250C370 280 372 370 332 410'])
    rod(ink, curve(path), leather, 20, null);
}

function drawBody(ink: Ink, { cloth }: Palette): void {
  castShadow(ink, BODY, { dx: 9, dy: 4, blur: 10, opacity: 0.3 });
  const tone = ramp(cloth);
  solid(ink, BODY, cloth, {
    bevel: 9,
    fill: radial(0.36, 0.3, 0.85, tone.light, [tone.base, 0.5], tone.dark),
    texture: () => canvasWeave(ink, [40, 90, 310, 344], cloth),
  });
  settle(ink, BODY, 0.35);
}

function drawFlap(ink: Ink, { cloth, leather }: Palette): void {
  const lit = shift(cloth, { lightness: 0.03 });
  castShadow(ink, FLAP, { dx: 2, dy: 12, blur: 8, opacity: 0.45 });
  const tone = ramp(lit);
  solid(ink, FLAP, lit, {
    bevel: 9,
    fill: radial(0.34, 0.2, 0.95, tone.hi, [tone.light, 0.3], [tone.base, 0.65], tone.shade),
    texture: () => canvasWeave(ink, [50, 60, 290, 204], cloth),
  });
  stitch(
    ink,
    'M76 180C70 116 98 82 134 78L256 78C292 82 320 116 314 180C314 222 308 244 288 247L102 247C82 244 76 222 76 180',
    cloth,
  );
  mountainSticker(ink, [196, 122], 32, '#3f6a8a');
  for (const x of [122, 236]) drawStrap(ink, [x, 176], 150, leather);
}

function stitch(ink: Ink, path: string, cloth: string): void {
  ink.draw(curve(path), { stroke: ramp(cloth).deep, width: 2.6, opacity: 0.6 });
  ink.draw(curve(path), { stroke: ramp(cloth).hi, width: 2, opacity: 0.7, move: [0, 3] });
}

function drawStrap(ink: Ink, [x, y]: Point, length: number, leather: string): void {
  const strap = rect(x, y, 32, length, [5, 5, 14, 14]);
  castShadow(ink, strap, { dx: 3, dy: 5, blur: 4, opacity: 0.45 });
  solid(ink, strap, leather, { bevel: 5, width: 5.5 });
  buckle(ink, [x + 16, y + length * 0.46]);
}

function drawPocket(ink: Ink, { cloth, leather }: Palette, isOpened: boolean): void {
  const lit = shift(cloth, { lightness: 0.02 });
  castShadow(ink, POCKET, { dx: 3, dy: 5, blur: 5, opacity: 0.4 });
  solid(ink, POCKET, lit, { bevel: 7, texture: () => canvasWeave(ink, [86, 316, 220, 104], cloth) });
  stitch(ink, 'M106 330L284 330', cloth);
  if (!isOpened) return;
  for (const x of [122, 236]) {
    solid(ink, rect(x, 236, 32, 74, [4, 4, 4, 4]), leather, { bevel: 5, width: 5.5 });
    buckle(ink, [x + 16, 292]);
  }
}

/** The flap behind the opening, with its lining visible. */
function drawThrownFlap(ink: Ink, { cloth, lining, leather }: Palette): void {
  const flap = curve('M66 160C40 60 70 -8 130 -12L260 -12C320 -8 350 60 324 160Z');
  castShadow(ink, flap, { dx: 8, dy: 8, blur: 9, opacity: 0.35 });
  solid(ink, flap, cloth, { bevel: 9 });
  const tone = ramp(lining);
  const inside = curve('M86 160C64 72 88 12 136 8L254 8C302 12 326 72 304 160Z');
  recess(ink, inside, lining, { depth: 9, fill: linear(90, tone.light, [tone.base, 0.5], tone.deep) });
  for (const x of [122, 236])
    solid(ink, rect(x, -22, 32, 54, [12, 12, 4, 4]), leather, { bevel: 4, width: 5.5 });
}

function drawMouth(ink: Ink, { cloth, lining }: Palette): void {
  const tone = ramp(lining);
  solid(ink, oval(195, 158, 138, 48), cloth, {
    bevel: 6,
    fill: linear(90, ramp(cloth).shade, ramp(cloth).hi),
  });
  const mouth = oval(195, 158, 120, 36);
  recess(ink, mouth, lining, { depth: 10, fill: linear(90, '#140c10', [tone.deep, 0.4], tone.base) });
  ink.clip(curve('M75 40L315 40L315 158C315 206 75 206 75 158Z'), () => {
    glow(ink, 195, 170, 120, '#ffe0a0', 0.75, 60);
    drawMap(ink);
    for (const [cx, cy] of [
      [262, 146],
      [252, 156],
    ] as const)
      rope(ink, { points: ringOf(cx, cy, 36, 42), width: 15, isRound: true }, '#c9a05a');
  });
  ink.draw(curve('M75 158C75 206 315 206 315 158'), { stroke: ramp(cloth).line, width: 5 });
  ink.draw(curve('M66 172C76 214 314 214 324 172'), {
    stroke: ramp(cloth).hi,
    width: 3.5,
    opacity: 0.6,
    cap: 'round',
  });
}

/** Returns the points of one turn of a coil of rope. */
function ringOf(cx: number, cy: number, rx: number, ry: number): Point[] {
  return range(17).map((i): Point => {
    const [dx, dy] = polar(0, 0, 1, 90 + (360 * i) / 16);
    return [cx + dx * rx, cy + dy * ry];
  });
}

/** A rolled map that sticks out. */
function drawMap(ink: Ink): void {
  ink.at(
    [122, 186],
    () => {
      solid(ink, rect(-19, -104, 38, 110, 6), '#eedcae', {
        bevel: 5,
        width: 5,
        fill: linear(0, '#fff3d2', ['#eedcae', 0.4], '#b58f58'),
      });
      solid(ink, oval(0, -104, 19, 8), '#dcc490', { bevel: 2, width: 4.5 });
      ink.draw(oval(2, -104, 9, 3.5), { stroke: '#7a5a34', width: 3 });
      ink.draw(polyline([-18, -52], [18, -48]), { stroke: '#b5402f', width: 7 });
    },
    { turn: -13 },
  );
}
