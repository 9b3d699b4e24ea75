import { type Color, ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, recess, SHADOW, spill } from '../../ink/light.ts';
import { type Box, joinPaths, type Point } from '../../ink/path.ts';
import { oval, polygon, range, rect } from '../../ink/shapes.ts';
import { DOOR_HEIGHT, defineDoor, frameShadow } from '../../kits/doors/door.ts';
import { mortar, stoneJambs } from '../../kits/doors/frames/stoneFrame.ts';
import { slideLeaf } from '../../kits/doors/motions/slideLeaf.ts';
import { moonlitCorridorView } from '../../kits/doors/views/moonlitCorridorView.ts';
import { keyhole, metal, plate, rivets, roundBar } from '../../matter/metal.ts';
import { blockStone } from '../../matter/stone.ts';
import { trembling } from '../../moving.ts';

interface Palette {
  stone: string;
  iron: string;
  plate: string;
}

const OPENING: Box = [60, 112, 264, DOOR_HEIGHT - 112];
const TRAVEL = 196;
const STRAPS = [150, 350, 590];
const BARS = 6;

export const cellDoor = defineDoor<Palette>({
  id: 'cell-door',
  collection: 'old-tales',
  name: 'Cell door',
  seed: 41,
  palettes: {
    iron: { stone: '#8a8793', iron: '#646a7c', plate: '#d9a441' },
    rust: { stone: '#b39b7d', iron: '#a5623a', plate: '#d8d2c4' },
    verdigris: { stone: '#77808a', iron: '#4f9184', plate: '#c98a4a' },
  },
  opening: 'creaks',
  lockMaterial: 'steel',
  moves: (_, isOpened) => (isOpened ? [trembling([259, 374], '#ffc46a', 52)] : []),
  draw(ink, palette, isOpened) {
    const opening = rect(...OPENING);
    drawFrame(ink, palette);
    moonlitCorridorView(ink, opening, OPENING);
    if (!isOpened) ink.draw(opening, { fill: SHADOW, opacity: 0.25 });
    slideLeaf(ink, { opening, box: OPENING, by: [isOpened ? -TRAVEL : 0, 0] }, () =>
      drawBars(ink, palette, isOpened),
    );
    ink.draw(opening, { stroke: ramp(palette.stone).line, width: 7 });
    drawTrack(ink, palette, isOpened ? -TRAVEL : 0);
    if (isOpened) spill(ink, 192, 430, 214, 360, '#a9c6ff', 0.34);
  },
});

function drawFrame(ink: Ink, { stone, plate: plateColor }: Palette): void {
  const [x, y, w] = OPENING;
  const body = joinPaths(rect(6, 20, 372, DOOR_HEIGHT - 20));
  frameShadow(ink, body);
  mortar(ink, body, stone);
  stoneJambs(ink, { left: x, right: x + w, top: y, thickness: 56, count: 6 }, stone);
  blockStone(ink, [2, 16, 380, 98], stone, { round: 12, spread: 3 });
  const badge: Box = [144, 30, 96, 46];
  castShadow(ink, rect(...badge, 7), { dx: 3, dy: 6, blur: 4, opacity: 0.5 });
  plate(ink, rect(...badge, 7), plateColor, { width: 4 });
  engraveBadge(ink, badge, plateColor);
}

/** A frame and a lozenge where a cell's number would be. */
function engraveBadge(ink: Ink, [x, y, w, h]: Box, color: string): void {
  const [cx, cy] = [x + w / 2, y + h / 2];
  const tone = ramp(color);
  const lozenge = polygon([cx - 17, cy], [cx, cy - 12], [cx + 17, cy], [cx, cy + 12]);
  for (const path of [rect(x + 8, y + 7, w - 16, h - 14, 3), lozenge]) {
    ink.draw(path, { stroke: tone.hi, width: 2.6, opacity: 0.7, move: [1.5, 1.8] });
    ink.draw(path, { stroke: tone.dark, width: 3 });
  }
  const ends = [x + 18, x + w - 18].map((left): Point => [left, cy]);
  rivets(ink, ends, 4, color);
}

function drawBars(ink: Ink, { iron, plate: plateColor }: Palette, isOpened: boolean): void {
  const [x, y, w, h] = OPENING;
  const bars = range(BARS).map((i) => rect(x + 34 + i * 36, y, 16, h));
  const stiles = [x - 2, x + w - 20].map((left) => rect(left, y - 4, 22, h + 4));
  const straps = STRAPS.map((top) => rect(x - 4, y + top, w + 8, 28, 3));
  if (isOpened) castShadow(ink, rect(x, y, w, h), { dx: 6, dy: 4, blur: 8, opacity: 0.3 });
  const outline = { stroke: ramp(iron).line, width: 3.6 };
  for (const bar of [...bars, ...stiles]) ink.draw(bar, { fill: roundBar(iron), ...outline });
  for (const strap of straps) {
    castShadow(ink, strap, { dx: 2, dy: 6, blur: 4, opacity: 0.45 });
    plate(ink, strap, iron, { fill: metal(iron, 90), width: 3.6, bevel: 3 });
  }
  for (const top of STRAPS)
    rivets(
      ink,
      range(BARS).map((i): Point => [x + 42 + i * 36, y + top + 14]),
      6,
      iron,
    );
  drawLock(ink, [x + w - 92, y + 316, 90, 96], iron, plateColor);
}

function drawLock(ink: Ink, box: Box, iron: Color, plateColor: string): void {
  const [x, y, w, h] = box;
  castShadow(ink, rect(...box, 8), { dx: 3, dy: 8, blur: 6, opacity: 0.5 });
  plate(ink, rect(...box, 8), iron, { width: 4.5, bevel: 5 });
  const corners: readonly Point[] = [
    [x + 12, y + 12],
    [x + w - 12, y + 12],
    [x + 12, y + h - 12],
    [x + w - 12, y + h - 12],
  ];
  rivets(ink, corners, 5.5, iron);
  plate(ink, oval(x + w / 2, y + h / 2, 26, 32), plateColor, { width: 3.5, bevel: 3 });
  keyhole(ink, [x + w / 2, y + h / 2 - 8], 8);
}

/** The rail above the opening and the two wheels on which the gate runs. */
function drawTrack(ink: Ink, { iron }: Palette, move: number): void {
  const [x, y, w] = OPENING;
  const rail: Box = [x - 34, y - 10, w + 68, 22];
  recess(ink, rect(x - 4, y + 8, w + 8, 10), iron, { depth: 4 });
  castShadow(ink, rect(...rail, 5), { dx: 3, dy: 9, blur: 6, opacity: 0.5 });
  plate(ink, rect(...rail, 5), iron, { fill: metal(iron, 90), width: 4 });
  const ends = [x - 18, x + w + 18].map((cx): Point => [cx, y + 1]);
  rivets(ink, ends, 6.5, iron);
  for (const cx of [x + 40, x + w - 40]) {
    if (cx + move < x) continue;
    plate(ink, oval(cx + move, y + 4, 17), iron, { width: 4 });
    ink.draw(oval(cx + move, y + 4, 5), { fill: ramp(iron).deep });
  }
}
