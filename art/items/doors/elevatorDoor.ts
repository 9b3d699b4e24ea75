import { type Ramp, ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, recess, settle, solid, spill } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, type Path, type Point, turnPath } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { DOOR_HEIGHT, DOOR_WIDTH, defineDoor, frameShadow } from '../../kits/doors/door.ts';
import { flatFrame } from '../../kits/doors/frames/flatFrame.ts';
import type { LeafSide } from '../../kits/doors/motions/doubleLeaf.ts';
import { halfOf, slideLeaf } from '../../kits/doors/motions/slideLeaf.ts';
import { cabinView } from '../../kits/doors/views/cabinView.ts';
import { brushed } from '../../matter/brushed.ts';
import { metal, plate } from '../../matter/metal.ts';
import { blinking } from '../../moving.ts';

interface Palette {
  frame: string;
  leaf: string;
  inlay: string;
  cabin: string;
}

const OPENING: Box = [52, 124, 280, 666];
const CENTER = 192;
/** The distance that each leaf slides; a strip of it stays visible. */
const TRAVEL = 120;
/** The centre of the inlaid rays, and their angles on the right leaf. */
const SUN: Point = [CENTER, OPENING[1] + 470];
const RAYS = [-84, -73, -61, -47, -32, -16];
const WAITING = '#ff9d3c';
const ARRIVED = '#7dffa0';

export const elevatorDoor = defineDoor<Palette>({
  id: 'elevator-door',
  collection: 'cold-ward',
  name: 'Elevator door',
  seed: 17,
  palettes: {
    steel: { frame: '#5c6474', leaf: '#bcc5d0', inlay: '#5f6c80', cabin: '#a8845a' },
    gold: { frame: '#4a3a44', leaf: '#d8ac58', inlay: '#8a5f2e', cabin: '#7a4038' },
    emerald: { frame: '#2f3f46', leaf: '#4f9a86', inlay: '#e0bd6a', cabin: '#4a6a72' },
  },
  opening: 'slides',
  lockMaterial: 'brass',
  moves: (_, isOpened) => [
    blinking([DOOR_WIDTH - 24, isOpened ? 443 : 484], isOpened ? ARRIVED : WAITING, { radius: 20 }),
  ],
  draw(ink, palette, isOpened) {
    const opening = rect(...OPENING);
    frameShadow(ink, rect(0, 0, DOOR_WIDTH, DOOR_HEIGHT, 10));
    if (isOpened) cabinView(ink, opening, OPENING, palette.cabin, '#d9b45a');
    for (const side of ['left', 'right'] as const) {
      const travel = side === 'left' ? -TRAVEL : TRAVEL;
      slideLeaf(ink, { opening, box: halfOf(OPENING, side), by: [isOpened ? travel : 0, 0] }, () =>
        drawLeaf(ink, side, palette),
      );
    }
    flatFrame(ink, { opening: OPENING, corners: 10 }, palette.frame);
    drawIndicator(ink, isOpened);
    callButtons(ink, palette, isOpened);
    if (isOpened) spill(ink, 192, 420, 214, 380, '#ffe4ae', 0.3);
  },
});

function drawLeaf(ink: Ink, side: LeafSide, palette: Palette): void {
  const [x, y, w, h] = OPENING;
  const box: Box = [side === 'left' ? x : CENTER, y, w / 2, h];
  const leaf = rect(...box);
  if (side === 'right') castShadow(ink, leaf, { dx: -4, dy: 0, blur: 4, opacity: 0.5 });
  const texture = (): void => {
    brushed(ink, box, palette.leaf);
    sunburst(ink, palette.inlay);
  };
  solid(ink, leaf, palette.leaf, { fill: metal(palette.leaf, 35), bevel: 7, texture });
  settle(ink, leaf, 0.3, 0.4);
}

/** Rays and rings of inlaid metal that start at the lower end of the seam and continue on both leaves. */
function sunburst(ink: Ink, color: string): void {
  const tone = ramp(color);
  const [cx, cy] = SUN;
  for (const angle of RAYS.flatMap((degrees) => [degrees, -180 - degrees])) {
    const ray = polygon([cx + 74, cy], [cx + 560, cy - 17], [cx + 560, cy + 17]);
    ink.draw(turnPath(ray, angle, SUN), { fill: tone.base, opacity: 0.5 });
    ink.draw(turnPath(ray, angle, SUN), { stroke: tone.hi, width: 1.6, opacity: 0.6, move: [1.6, 1.6] });
  }
  for (const radius of [74, 58, 30]) inlay(ink, oval(cx, cy, radius), tone, 7);
  for (const i of range(3)) {
    const y = cy + 96 + i * 16;
    inlay(ink, polyline([OPENING[0], y], [OPENING[0] + OPENING[2], y]), tone, 6 - i);
  }
}

function inlay(ink: Ink, path: Path, tone: Ramp, width: number): void {
  ink.draw(path, { stroke: tone.base, width });
  ink.draw(path, { stroke: tone.hi, width: 1.7, opacity: 0.65, move: [1.2, 2.2] });
}

/**
 * Draws the indicator above the door: the direction of the cabin, or that it has arrived. A floor number
 * would look like a code.
 */
function drawIndicator(ink: Ink, isOpened: boolean): void {
  const color = isOpened ? ARRIVED : WAITING;
  recess(ink, rect(CENTER - 86, 22, 172, 80, 12), '#1c1a26', {
    depth: 6,
    fill: linear(90, '#14121c', '#2a2636'),
  });
  drawCabinSign(ink, isOpened, color);
  glow(ink, CENTER, 62, 70, color, 0.28, 38);
  arrow(ink, [CENTER - 60, 62], -1, isOpened ? color : '#4a4438');
  arrow(ink, [CENTER + 62, 62], 1, isOpened ? '#38443c' : color);
}

/** The sign of a lift: its leaves closed, or open. */
function drawCabinSign(ink: Ink, isOpened: boolean, color: string): void {
  const [top, half] = [38, 26];
  ink.draw(rect(CENTER - half, top, half * 2, 48, 5), { stroke: color, width: 4 });
  const leaf = isOpened ? 9 : 19;
  for (const x of [CENTER - half + 4, CENTER + half - 4 - leaf])
    ink.draw(rect(x, top + 5, leaf, 38, 2), { fill: color, opacity: 0.85 });
}

function arrow(ink: Ink, [cx, cy]: Point, way: 1 | -1, color: string): void {
  ink.draw(polygon([cx - 12, cy - way * 9], [cx + 12, cy - way * 9], [cx, cy + way * 12]), { fill: color });
}

function callButtons(ink: Ink, { frame }: Palette, isOpened: boolean): void {
  const cx = DOOR_WIDTH - 24;
  castShadow(ink, rect(cx - 15, 420, 30, 88, 8), { dx: 2, dy: 5, blur: 3 });
  plate(ink, rect(cx - 15, 420, 30, 88, 8), '#c9ced8', { width: 3, bevel: 3 });
  for (const [cy, isLit] of [
    [443, isOpened],
    [484, !isOpened],
  ] as const) {
    const color = isOpened ? ARRIVED : WAITING;
    ink.draw(oval(cx, cy, 10), { fill: isLit ? color : '#6a6f7c', stroke: ramp(frame).line, width: 3 });
    if (isLit) glow(ink, cx, cy, 22, color, 0.7);
  }
}
