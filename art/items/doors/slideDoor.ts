import { mix, ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, recess, settle, solid, spill } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import type { Box, Path } from '../../ink/path.ts';
import { chamferedTop, oval, polygon, range, rect, soft } from '../../ink/shapes.ts';
import { DOOR_HEIGHT, DOOR_WIDTH, defineDoor, frameShadow } from '../../kits/doors/door.ts';
import { halfOf, slideLeaf } from '../../kits/doors/motions/slideLeaf.ts';
import { corridorView } from '../../kits/doors/views/corridorView.ts';
import { glass } from '../../matter/glass.ts';
import { rivets } from '../../matter/metal.ts';
import { blinking } from '../../moving.ts';

interface Palette {
  hull: string;
  leaf: string;
  glow: string;
}

const OPENING: Box = [50, 58, 284, 732];
const CENTER = 192;
/** The distance that each leaf slides; a strip of it stays visible. */
const TRAVEL = 112;

export const slideDoor = defineDoor<Palette>({
  id: 'slide-door',
  name: 'Sliding door',
  seed: 3,
  palettes: {
    cyan: { hull: '#8896ad', leaf: '#c3ccd8', glow: '#4fe3ff' },
    orange: { hull: '#5b6172', leaf: '#8f97a6', glow: '#ffa63d' },
    violet: { hull: '#6c6a92', leaf: '#aeb0d0', glow: '#c77dff' },
  },
  opening: 'slides',
  lockMaterial: 'wood',
  moves: ({ glow: color }) =>
    [0, 1, 2, 3, 4].map((i) =>
      blinking([CENTER + (i - 2) * 24, 25], color, { radius: 14, period: 3000, delay: i * 300 }),
    ),
  draw(ink, palette, isOpened) {
    const opening = portal(OPENING, 42);
    drawHull(ink, palette.hull);
    if (isOpened) corridorView(ink, opening, OPENING, palette.glow, mix(palette.glow, '#ffffff', 0.45));
    for (const side of ['left', 'right'] as const) {
      const travel = side === 'left' ? -TRAVEL : TRAVEL;
      const by = [isOpened ? travel : 0, 0] as const;
      slideLeaf(ink, { opening, box: halfOf(OPENING, side), by }, () => drawLeaf(ink, palette, side));
    }
    ink.draw(opening, { stroke: ramp(palette.hull).line, width: 5 });
    for (const left of [17, DOOR_WIDTH - 31]) lightBar(ink, [left, 180, 14, 420], palette);
    statusLights(ink, isOpened ? '#6dffa0' : '#ff5566');
    const bolts = [
      [18, 120],
      [366, 120],
      [18, 740],
      [366, 740],
    ] as const;
    rivets(ink, bolts, 8, palette.hull);
    if (isOpened) spill(ink, CENTER, 420, 214, 380, palette.glow, 0.3);
  },
});

/** A doorway with its upper corners cut off. */
function portal(box: Box, cut: number): Path {
  return chamferedTop(box, cut, 8);
}

function drawHull(ink: Ink, color: string): void {
  const tone = ramp(color);
  const hull = portal([0, 0, DOOR_WIDTH, DOOR_HEIGHT], 58);
  frameShadow(ink, hull);
  solid(ink, hull, color, { bevel: 8 });
  ink.clip(hull, () => {
    ink.draw(portal([17, 20, 350, 800], 52), { stroke: tone.dark, width: 4, opacity: 0.7 });
    ink.draw(portal([19, 22.5, 346, 800], 52), { stroke: tone.hi, width: 2, opacity: 0.6 });
    ink.draw(portal([36, 43, 312, 800], 46), { fill: tone.deep, stroke: tone.line, width: 4 });
  });
}

function drawLeaf(ink: Ink, palette: Palette, side: 'left' | 'right'): void {
  const [x, y, w] = OPENING;
  const leaf = leafOutline(side);
  if (side === 'right') castShadow(ink, leaf, { dx: -4, dy: 0, blur: 5, opacity: 0.5 });
  solid(ink, leaf, palette.leaf, { bevel: 7, angle: 50 });
  const left = side === 'left' ? x + 18 : CENTER + 40;
  const width = side === 'left' ? CENTER - x - 34 : x + w - CENTER - 58;
  porthole(ink, [left, y + 70, width, 124], palette);
  hazardStripes(ink, [left, y + 300, width, 62], palette.glow);
  vent(ink, [left, y + 470, width, 190], palette.leaf);
  settle(ink, leaf, 0.3, 0.4);
}

/** Returns the outline of a leaf; both share the toothed seam in the middle. */
function leafOutline(side: 'left' | 'right'): Path {
  const [x, y, w, h] = OPENING;
  const outer = side === 'left' ? x - 10 : x + w + 10;
  const foot = y + h + 20;
  return polygon(
    [CENTER, y - 4],
    [CENTER, y + 230],
    [CENTER + 24, y + 256],
    [CENTER + 24, y + 406],
    [CENTER, y + 432],
    [CENTER, foot],
    [outer, foot],
    [outer, y - 4],
  );
}

function porthole(ink: Ink, [x, y, w, h]: Box, palette: Palette): void {
  const frame = soft(
    [
      [x, y],
      [x + w - 12, y],
      [x + w, y + 12],
      [x + w, y + h],
      [x, y + h],
    ],
    8,
  );
  recess(ink, frame, palette.leaf, { depth: 6 });
  const pane: Box = [x + 13, y + 18, w - 26, h - 36];
  glass(ink, rect(...pane, 8), pane, { top: mix(palette.glow, '#0c1730', 0.55), bottom: '#101a36' });
}

function hazardStripes(ink: Ink, [x, y, w, h]: Box, color: string): void {
  const strip = rect(x, y, w, h, 8);
  recess(ink, strip, '#2a2f3f', { depth: 5 });
  ink.clip(strip, () => {
    for (const i of range(10)) {
      const left = x + (i - 2) * 34;
      const stripe = polygon([left, y + h], [left + 30, y], [left + 47, y], [left + 17, y + h]);
      ink.draw(stripe, { fill: color, opacity: 0.9 });
    }
    ink.draw(strip, { fill: linear(90, ['#fff', 0, 0.25], ['#fff', 0.4, 0], ['#0a0618', 1, 0.3]) });
  });
}

function vent(ink: Ink, [x, y, w, h]: Box, color: string): void {
  const tone = ramp(color);
  recess(ink, rect(x, y, w, h, 10), color, { depth: 6 });
  for (const i of range(6)) {
    ink.draw(rect(x + 14, y + 22 + i * 26, w - 28, 11, 5), { fill: tone.deep });
    ink.draw(rect(x + 14, y + 30 + i * 26, w - 28, 3, 1.5), { fill: tone.hi, opacity: 0.7 });
  }
}

function lightBar(ink: Ink, box: Box, palette: Palette): void {
  const bar = rect(...box, 7);
  const tone = ramp(palette.glow);
  ink.draw(bar, { fill: palette.glow, blur: 9, opacity: 0.8 });
  ink.draw(bar, {
    fill: linear(0, tone.hi, '#ffffff', tone.base),
    stroke: ramp(palette.hull).line,
    width: 3.5,
  });
}

function statusLights(ink: Ink, color: string): void {
  recess(ink, rect(CENTER - 68, 12, 136, 26, 8), '#232838', { depth: 4 });
  for (const i of range(5)) {
    const cx = CENTER + (i - 2) * 24;
    ink.draw(oval(cx, 25, 6), { fill: color });
    glow(ink, cx, 25, 14, color, 0.7);
  }
}
