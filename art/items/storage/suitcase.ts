import { mix, ramp, shift } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, groundShadow, recess, settle, solid } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { type Box, curve, type Point } from '../../ink/path.ts';
import { polygon, polyline, range, rect } from '../../ink/shapes.ts';
import {
  bowHandle,
  buckle,
  canvasWeave,
  leatherCorners,
  luggageStrap,
} from '../../kits/furniture/luggage.ts';
import { well } from '../../kits/furniture/well.ts';
import { mountainSticker, palmSticker, pennantSticker } from '../../kits/signs/stickers.ts';
import { turns } from '../../leaves.ts';
import { keyhole, plate, rod } from '../../matter/metal.ts';
import { BRASS } from '../../matter/palette.ts';

interface Palette {
  body: string;
  leather: string;
  lining: string;
}

const CLOSED: Box = [20, 84, 420, 280];
const STRAPS = [96, 326];
const TRAY: Box = [12, 284, 436, 80];
const LID: Box = [38, 30, 384, 214];

export const suitcase = defineItem<Palette>({
  id: 'suitcase',
  name: 'Suitcase',
  tag: 'Storage',
  anchor: 'floor',
  size: [460, 372],
  margin: { top: 16, right: 54, bottom: 36, left: 36 },
  line: 7,
  seed: 27,
  stand: { width: 12.5, center: 36, foot: 95 },
  realSize: { height: 52 },
  palettes: {
    tan: { body: '#b98448', leather: '#6b3f28', lining: '#c9586a' },
    teal: { body: '#3f7f86', leather: '#9a5f34', lining: '#d9a45a' },
    burgundy: { body: '#8a3544', leather: '#c08a4f', lining: '#5f8f94' },
    charcoal: { body: '#5a5763', leather: '#a8643c', lining: '#8f6fb0' },
  },
  opens: true,
  opening: 'springs',
  lockMaterial: 'paper',
  leaves: [turns('top', [-10, 4, 470, 290], [6, 20, 460, 216])],
  hitBox: [10, 26, 440, 342],
  isContainer: true,
  holds: [180, 130, 220, 142],
  isLockable: true,
  draw(ink, palette, isOpened) {
    groundShadow(ink, 230, 366, 236, 18, 0.6);
    if (isOpened) drawOpened(ink, palette);
    else drawClosed(ink, palette);
  },
});

function drawClosed(ink: Ink, palette: Palette): void {
  const [x, y, w, h] = CLOSED;
  bowHandle(ink, [230, 84], palette.leather);
  drawShell(ink, CLOSED, palette.body);
  settle(ink, rect(...CLOSED, 34), 0.32);
  mountainSticker(ink, [x + 196, y + 112], 46, '#4f86a8');
  ink.at([x + 186, y + 200], () => palmSticker(ink, [-44, -28, 88, 56], '#3f8f94'), { turn: -9 });
  ink.at([x + 212, y + 172], () => pennantSticker(ink, [0, 0], 66, '#c9483f'), { turn: -16 });
  for (const left of STRAPS) luggageStrap(ink, [left, y - 4, 38, h + 8], palette.leather);
  leatherCorners(ink, CLOSED, palette.leather);
  drawLock(ink, [x + w / 2, y + 8]);
}

/** The shell with a sewn seam along its edge. */
function drawShell(ink: Ink, box: Box, color: string): void {
  const [x, y, w, h] = box;
  const tone = ramp(color);
  const shell = rect(...box, 34);
  castShadow(ink, shell, { dx: 8, dy: 4, blur: 8, opacity: 0.3 });
  solid(ink, shell, color, { bevel: 11, texture: () => canvasWeave(ink, box, color) });
  ink.draw(rect(x + 18, y + 18, w - 36, h - 36, 22), { stroke: tone.deep, width: 3, opacity: 0.7 });
  ink.draw(rect(x + 20, y + 20, w - 36, h - 36, 22), { stroke: tone.hi, width: 2, opacity: 0.55 });
}

function drawLock(ink: Ink, [cx, y]: Point): void {
  const lock = rect(cx - 34, y - 12, 68, 46, 8);
  castShadow(ink, lock, { dx: 3, dy: 6, blur: 4, opacity: 0.45 });
  plate(ink, lock, BRASS, { width: 5.5, bevel: 4 });
  ink.draw(polyline([cx - 31, y + 2], [cx + 31, y + 2]), { stroke: ramp(BRASS).line, width: 3.5 });
  keyhole(ink, [cx, y + 14], 5.5);
}

function drawOpened(ink: Ink, palette: Palette): void {
  drawOpenedLid(ink, palette);
  const [x, y, w] = TRAY;
  const rim = polygon([42, 236], [418, 236], [x + w - 2, y + 8], [x + 2, y + 8]);
  solid(ink, rim, palette.body, { bevel: 3 });
  const mouth = { back: { x: 56, y: 244, w: 348 }, front: { x: x + 22, y: y + 4, w: w - 44 }, depth: 14 };
  well(ink, mouth, palette.lining, () => glow(ink, 270, 276, 150, '#fff2d0', 0.55, 40));
  drawFoldedShirts(ink, palette);
  drawTray(ink, palette);
}

function drawOpenedLid(ink: Ink, { body, lining, leather }: Palette): void {
  const [x, y, w, h] = LID;
  const cloth = ramp(lining);
  castShadow(ink, rect(...LID, 30), { dx: 8, dy: 6, blur: 8 });
  solid(ink, rect(...LID, 30), body, { bevel: 7 });
  const inner: Box = [x + 20, y + 20, w - 40, h - 26];
  const fill = radial(0.5, 0.8, 0.9, cloth.light, [cloth.base, 0.5], cloth.dark);
  recess(ink, rect(...inner, 18), lining, { depth: 13, fill, texture: () => drawDots(ink, inner, lining) });
  drawPocket(ink, [inner[0] + 14, y + 116, inner[2] - 28, 86], lining);
  for (const left of [x + 18, x + w - 48])
    plate(ink, rect(left, y + h - 10, 30, 22, 4), leather, { width: 5 });
}

function drawDots(ink: Ink, [x, y, w, h]: Box, color: string): void {
  for (const row of range(h / 22)) {
    for (const column of range(w / 30)) {
      const [cx, cy] = [x + 14 + column * 30 + (row % 2) * 15, y + 14 + row * 22];
      ink.draw(polygon([cx, cy - 5], [cx + 5, cy], [cx, cy + 5], [cx - 5, cy]), {
        fill: ramp(color).hi,
        opacity: 0.5,
      });
    }
  }
}

/** A gathered pocket with an elastic band. */
function drawPocket(ink: Ink, [x, y, w, h]: Box, color: string): void {
  const pocket = curve(`M${x} ${y}Q${x + w / 2} ${y + 16} ${x + w} ${y}L${x + w} ${y + h}L${x} ${y + h}Z`);
  castShadow(ink, pocket, { dx: 0, dy: -4, blur: 4, opacity: 0.4 });
  solid(ink, pocket, shift(color, { lightness: -0.03 }), { width: 4.5, bevel: 4 });
  for (const i of range(15)) {
    const left = x + 10 + (i * (w - 20)) / 14;
    const top = y + 6 + 8 * Math.sin((Math.PI * (left - x)) / w);
    ink.draw(polyline([left, top], [left + ink.jitter(8), top + 22 + ink.random() * 26]), {
      stroke: ramp(color).deep,
      width: 3,
      opacity: 0.5,
      cap: 'round',
    });
  }
  const band = curve(`M${x + 2} ${y + 8}Q${x + w / 2} ${y + 24} ${x + w - 2} ${y + 8}`);
  ink.draw(band, { stroke: ramp(color).hi, width: 4, opacity: 0.55 });
}

/** Two shirts on one side; the other is left free for found items. */
function drawFoldedShirts(ink: Ink, { lining }: Palette): void {
  for (const [i, color] of ['#5f86a8', mix(lining, '#fff4e0', 0.75)].entries()) {
    const [x, y] = [64 - i * 3, 266 - i * 24];
    const shirt = curve(
      `M${x - 14} ${y + 30}L${x + 4} ${y - 10}Q${x + 6} ${y - 14} ${x + 12} ${y - 14}` +
        `L${x + 104} ${y - 14}Q${x + 110} ${y - 14} ${x + 110} ${y - 9}L${x + 104} ${y + 30}Z`,
    );
    castShadow(ink, shirt, { dx: 6, dy: 3, blur: 5, opacity: 0.4 });
    solid(ink, shirt, color, { width: 4.5, bevel: 4 });
    const collar = curve(`M${x + 36} ${y - 14}L${x + 54} ${y + 4}L${x + 72} ${y - 14}`);
    ink.draw(collar, { stroke: ramp(color).line, width: 3.5 });
    ink.draw(polyline([x + 54, y + 4], [x + 52, y + 30]), { stroke: ramp(color).dark, width: 3 });
  }
}

function drawTray(ink: Ink, { body, leather }: Palette): void {
  const [x, y, w, h] = TRAY;
  const front = rect(...TRAY, [8, 8, 26, 26]);
  solid(ink, front, body, { bevel: 8, texture: () => canvasWeave(ink, TRAY, body) });
  settle(ink, front, 0.3);
  ink.draw(polyline([x + 16, y + 15], [x + w - 16, y + 15]), {
    stroke: ramp(body).deep,
    width: 3,
    opacity: 0.7,
  });
  for (const left of STRAPS) solid(ink, rect(left - 4, y - 2, 40, h + 4, 5), leather, { bevel: 5 });
  for (const cx of [x + 16, x + w - 16])
    solid(ink, rect(cx - 20, y + h - 40, 40, 42, 14), leather, { bevel: 4 });
  for (const left of STRAPS) buckle(ink, [left + 16, y + 34]);
  const grip = curve('M176 318C178 352 190 354 230 354C270 354 282 352 284 318');
  rod(ink, grip, leather, 13, null);
  plate(ink, rect(200, y - 4, 60, 34, 7), BRASS, { width: 5, bevel: 4 });
  ink.draw(rect(215, y + 2, 30, 11, 3), { fill: linear(90, '#2a1c14', '#7a5a2a') });
}
