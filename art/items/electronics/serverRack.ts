import { mix, ramp, shift } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { glow, groundShadow, recess, settle, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, joinPaths, type Point } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect, spline } from '../../ink/shapes.ts';
import { cabinetBody, leafOutward, openDoorShadow, topPlane } from '../../kits/furniture/cabinet.ts';
import { turns } from '../../leaves.ts';
import { plate } from '../../matter/metal.ts';
import { RUBBER } from '../../matter/palette.ts';
import { blinking } from '../../moving.ts';

interface Palette {
  body: string;
  units: string;
  light: string;
}

const BODY: Box = [96, 18, 276, 566];
const DOOR: Box = [116, 46, 236, 512];
const UNITS = 8;
/** The indexes of two missing units; found items can be shown there. */
const GAPS = [4, 5];

/** A server rack. Opened, its door is open and shows running machines, cables, and a gap. */
export const serverRack = defineItem<Palette>({
  id: 'server-rack',
  name: 'Server rack',
  tag: 'Electronics',
  anchor: 'floor',
  size: [384, 600],
  margin: { top: 14, right: 40, bottom: 36, left: 30 },
  line: 6,
  seed: 307,
  wear: 'none',
  stand: { width: 15.2, center: 73, foot: 77 },
  realSize: { height: 170 },
  palettes: {
    black: { body: '#4a4c5c', units: '#6a7284', light: '#4ad8ff' },
    white: { body: '#d6dade', units: '#9aa2b0', light: '#6dff8a' },
    olive: { body: '#74784c', units: '#565a48', light: '#ffb03a' },
  },
  opens: true,
  opening: 'swings',
  lockMaterial: 'terminal',
  leaves: [turns('left', [118, 40, 260, 524], [-30, -10, 156, 652])],
  isContainer: true,
  holds: [140, 304, 188, 116],
  isLockable: true,
  hitBox: [90, 0, 288, 598],
  moves: ({ light }, isOpened) =>
    isOpened
      ? range(UNITS)
          .filter((i) => !GAPS.includes(i))
          .map((i) =>
            blinking(lampOf(i), i % 3 ? light : '#ffd45a', {
              radius: 14,
              period: 900 + i * 230,
              delay: i * 170,
            }),
          )
      : [
          blinking([186, 118], light, { radius: 16, period: 1700 }),
          blinking([186, 330], light, { radius: 16, period: 2300, delay: 600 }),
        ],
  draw(ink, palette, isOpened) {
    groundShadow(ink, 236, 596, 172, 16, 0.6);
    if (isOpened) openDoorShadow(ink, [52, 602], 72);
    for (const x of [116, 310]) solid(ink, rect(x, 578, 40, 20, [0, 0, 6, 6]), RUBBER, { width: 5 });
    topPlane(ink, [100, 0, 268, 24], 16, palette.body);
    cabinetBody(ink, BODY, 10, palette.body);
    settle(ink, rect(...BODY, 10), 0.25);
    drawRack(ink, palette, isOpened);
    if (isOpened)
      leafOutward(ink, { box: DOOR, thickness: 16, angle: 106 }, palette.body, () =>
        drawLeaf(ink, palette, true),
      );
    else drawLeaf(ink, palette, false);
  },
});

function lampOf(unit: number): Point {
  return [146, 84 + unit * 62];
}

function drawRack(ink: Ink, { units, light }: Palette, isOpened: boolean): void {
  const [x, y, w, h] = DOOR;
  recess(ink, rect(...DOOR, 6), '#262231', { depth: 14, fill: linear(90, '#1d1828', '#2c2638') });
  if (!isOpened) return;
  ink.clip(rect(...DOOR, 6), () => {
    ink.draw(rect(x, y, w, h), { fill: linear(90, [light, 0, 0.28], [light, 1, 0.1]) });
    for (const side of [x + 4, x + w - 16]) {
      ink.draw(rect(side, y, 12, h), { fill: linear(0, '#8a90a0', '#5a6070'), stroke: '#221d2c', width: 3 });
      ink.draw(joinPaths(...range(24).map((i) => rect(side + 4, y + 10 + i * 21, 4, 7))), {
        fill: '#1a1522',
      });
    }
    for (const i of range(UNITS)) if (!GAPS.includes(i)) drawUnit(ink, i, units, light);
    drawGap(ink, light);
    drawCables(ink, light);
  });
}

function drawUnit(ink: Ink, i: number, color: string, light: string): void {
  const top = 60 + i * 62;
  solid(ink, rect(134, top, 200, 50, 4), shift(color, { lightness: i % 2 ? 0.03 : -0.02 }), {
    bevel: 4,
    width: 4.5,
  });
  const [cx, cy] = lampOf(i);
  for (const [dx, lit] of [
    [0, i % 3 ? light : '#ffd45a'],
    [14, '#6dff8a'],
  ] as const) {
    ink.draw(oval(cx + dx, cy, 5), { fill: mix(lit, '#ffffff', 0.3), stroke: '#1d1828', width: 2.5 });
    glow(ink, cx + dx, cy, 17, lit, 0.9);
  }
  if (i % 3 === 1) {
    for (const bay of range(4)) {
      recess(ink, rect(180 + bay * 37, top + 9, 32, 32, 3), color, { depth: 3 });
      ink.draw(rect(185 + bay * 37, top + 14, 22, 4, 2), { fill: ramp(color).hi, opacity: 0.8 });
      ink.draw(oval(205 + bay * 37, top + 34, 2.6), { fill: light });
    }
    return;
  }
  const slots = range(11).map((at) => rect(182 + at * 13, top + 10, 6.5, 30, 3));
  ink.draw(joinPaths(...slots), { fill: '#191521', opacity: 0.85 });
  ink.draw(polyline([140, top + 8], [168, top + 8]), {
    stroke: ramp(color).hi,
    width: 3,
    opacity: 0.7,
    cap: 'round',
  });
}

function drawGap(ink: Ink, light: string): void {
  const [first = 0] = GAPS;
  const top = 60 + first * 62;
  ink.draw(rect(134, top - 6, 200, 124), { fill: '#120e1a' });
  glow(ink, 234, top + 100, 118, light, 0.6, 62);
  ink.draw(polygon([134, top + 118], [152, top + 104], [316, top + 104], [334, top + 118]), {
    fill: '#8f96a8',
    stroke: '#221d2c',
    width: 3,
  });
}

/** Draws cables from unit to unit along the left, in three colours. */
function drawCables(ink: Ink, light: string): void {
  for (const [i, color] of ['#e8483e', '#f2c53c', light].entries()) {
    const x = 322 - i * 7;
    const cable = spline(
      [
        [x, 94 + i * 62],
        [x + 18, 160 + i * 60],
        [x + 8, 290],
        [x + 17, 420 - i * 30],
        [x, 510 - i * 62],
      ],
      { tension: 0.9 },
    );
    ink.draw(cable, { stroke: '#1d1522', width: 10, cap: 'round' });
    ink.draw(cable, { stroke: color, width: 5.5, cap: 'round' });
    ink.draw(cable, { stroke: '#fff', width: 1.6, opacity: 0.5, cap: 'round', move: [-1.2, 0] });
  }
}

/** A door of perforated sheet around a pane. */
function drawLeaf(ink: Ink, { body, light }: Palette, isInside: boolean): void {
  const [x, y, w, h] = DOOR;
  const tone = ramp(body);
  solid(ink, rect(...DOOR, 6), shift(body, { lightness: isInside ? -0.06 : 0.03 }), { bevel: 6, width: 5 });
  const pane = rect(x + 28, y + 30, w - 56, h - 60, 8);
  recess(ink, pane, '#2b2638', { depth: 8, fill: linear(75, '#4f5a6c', ['#333848', 0.4], '#1d1a28') });
  ink.clip(pane, () => {
    for (const i of range(8)) {
      ink.draw(rect(x + 36, y + 42 + i * 56, w - 72, 40, 4), { fill: '#14101c', opacity: 0.45 });
      ink.draw(rect(x + 36, y + 42 + i * 56, w - 72, 4, 2), { fill: '#fff', opacity: 0.08 });
    }
    if (!isInside)
      for (const dy of [72, 128, 284, 396]) {
        ink.draw(oval(x + 70, y + dy, 4.5), { fill: mix(light, '#ffffff', 0.25) });
        glow(ink, x + 70, y + dy, 20, light, 0.75);
      }
    ink.draw(polygon([x, y + 300], [x + 150, y], [x + 200, y], [x, y + 400]), { fill: '#fff', opacity: 0.1 });
    for (const bar of range(5))
      ink.draw(rect(x + 22, y + 104 + bar * 76, w - 44, 9), { fill: tone.base, stroke: tone.line, width: 3 });
  });
  const holes = [y + 15, y + h - 15].flatMap((cy) => range(14).map((i) => oval(x + 30 + i * 13.5, cy, 3.4)));
  ink.draw(joinPaths(...holes), { fill: tone.line, opacity: 0.8 });
  if (isInside) return;
  plate(ink, rect(x + w - 22, y + h / 2 - 46, 14, 92, 6), '#c9ced8', { width: 4.5, bevel: 3 });
  ink.draw(oval(x + w - 15, y + h / 2 + 28, 4), { fill: '#1d1522' });
}
