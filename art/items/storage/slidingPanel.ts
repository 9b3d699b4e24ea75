import { mix, ramp, shift } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, recess, SHADOW, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, curve, joinPaths, type Point } from '../../ink/path.ts';
import { oval, polygon, range, rect } from '../../ink/shapes.ts';
import { hollow } from '../../kits/furniture/cabinet.ts';
import { slides } from '../../leaves.ts';
import { metal, plate, rivets } from '../../matter/metal.ts';
import { BRASS, SILVER } from '../../matter/palette.ts';
import { board, fieldedPanel } from '../../matter/wood.ts';
import { dustIn } from '../../moving.ts';

interface Palette {
  wood: string;
  metal: string;
  niche: string;
}

const FRAME: Box = [8, 8, 344, 364];
const MOUTH: Box = [46, 46, 268, 288];
/** How far the panel runs into the wall; its edge with the pull stays in sight. */
const TRAVEL = 214;

/** A panel in the wainscot that runs aside before a lit niche. */
export const slidingPanel = defineItem<Palette>({
  id: 'sliding-panel',
  name: 'Sliding panel',
  tag: 'Storage',
  anchor: 'wall',
  size: [360, 380],
  margin: { top: 20, right: 30, bottom: 36, left: 22 },
  line: 6.5,
  seed: 261,
  stand: { width: 11.5, center: 30, foot: 60 },
  realSize: { height: 80 },
  palettes: {
    walnut: { wood: '#86512f', metal: BRASS, niche: '#7a5a48' },
    white: { wood: '#e2dccb', metal: '#c9973f', niche: '#6f86a0' },
    green: { wood: '#557a5c', metal: BRASS, niche: '#8a6a48' },
    ebony: { wood: '#54434a', metal: SILVER, niche: '#6a4f7a' },
  },
  opens: true,
  leaves: [slides([42, 44, 276, 286], [213, 0])],
  isContainer: true,
  holds: [70, 110, 180, 190],
  isLockable: true,
  moves: (_, isOpened) => (isOpened ? [dustIn([84, 120, 160, 170], '#ffe6b8', 10)] : []),
  draw(ink, palette, isOpened) {
    drawFrame(ink, palette.wood);
    if (isOpened)
      hollow(ink, { box: MOUTH, corners: 2, depth: 40, shelves: [], light: '#ffd590' }, palette.niche, () =>
        drawNiche(ink, palette.niche),
      );
    ink.clip(rect(...MOUTH), () => drawPanel(ink, palette, isOpened ? TRAVEL : 0));
    drawBeads(ink, palette);
  },
});

function drawFrame(ink: Ink, color: string): void {
  const [x, y, w, h] = FRAME;
  castShadow(ink, rect(...FRAME, 6), { dx: 6, dy: 9, blur: 8, opacity: 0.4 });
  board(ink, [x, y + 20, w, h - 40], color, { corners: 3, bevel: 6, strength: 0.35 });
  for (const top of [y, y + h - 40]) {
    board(ink, [x - 4, top, w + 8, 40], shift(color, { lightness: 0.03 }), {
      corners: 6,
      bevel: 6,
      direction: 'along x',
      strength: 0.4,
    });
  }
  ink.draw(rect(MOUTH[0] - 5, MOUTH[1] - 5, MOUTH[2] + 10, MOUTH[3] + 10, 4), { fill: ramp(color).deep });
}

/** What the wall is built of shows behind the panel; grooves above and below, in which it runs. */
function drawNiche(ink: Ink, color: string): void {
  const [x, y, w, h] = MOUTH;
  const tone = ramp(color);
  const [left, top, right, foot] = [x + 40, y + 40, x + w - 40, y + h - 40];
  ink.clip(polygon([left, top], [right, top], [right, foot], [left, foot]), () => {
    for (const row of range(6))
      for (const column of range(4)) {
        const stone = rect(left - 46 + column * 78 + (row % 2) * 36, top + 2 + row * 36, 72, 31, 7);
        ink.draw(stone, { fill: (row * 2 + column) % 3 ? tone.base : tone.light, opacity: 0.5 });
        ink.draw(stone, { stroke: tone.deep, width: 5, opacity: 0.75 });
        ink.draw(stone, { stroke: tone.hi, width: 2.4, opacity: 0.35, move: [2.6, 3] });
      }
    ink.draw(rect(left, top, right - left, foot - top), {
      fill: linear(90, [SHADOW, 0, 0.75], [SHADOW, 0.5, 0.2], [SHADOW, 1, 0.05]),
    });
  });
  glow(ink, x + w * 0.4, foot + 6, 116, '#ffd590', 0.6, 64);
  for (const top of [y + 6, y + h - 15]) ink.draw(rect(x, top, w, 8), { fill: '#140c12', opacity: 0.6 });
}

function drawPanel(ink: Ink, { wood, metal: trim }: Palette, travel: number): void {
  const [x, y, w, h] = MOUTH;
  const left = x + travel;
  if (travel) ink.draw(rect(left - 16, y, 20, h), { fill: '#120a1e', opacity: 0.5, blur: 7 });
  board(ink, [left, y, w, h], shift(wood, { lightness: 0.03 }), { corners: 3, bevel: 6, strength: 0.4 });
  fieldedPanel(ink, [left + 62, y + 30, w - 92, h - 60], wood, { inset: 18 });
  drawRosette(ink, [left + w / 2 + 16, y + h / 2], wood);
  const pull = rect(left + 20, y + h / 2 - 48, 26, 96, 13);
  plate(ink, pull, trim, { width: 4.5 });
  recess(ink, rect(left + 26, y + h / 2 - 38, 14, 76, 7), mix(trim, '#2a1a14', 0.55), { depth: 5 });
}

/** Carved, eight petals around a button. */
function drawRosette(ink: Ink, [cx, cy]: Point, color: string): void {
  const petals = joinPaths(
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((i) => {
      const at = (along: number, aside: number): string => {
        const turn = (i * Math.PI) / 4;
        const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
        return `${cx + along * cos - aside * sin} ${cy + along * sin + aside * cos}`;
      };
      return curve(
        `M${at(10, 0)}C${at(22, -19)} ${at(40, -15)} ${at(50, 0)}C${at(40, 15)} ${at(22, 19)} ${at(10, 0)}Z`,
      );
    }),
  );
  solid(ink, petals, shift(color, { lightness: 0.05 }), { bevel: 5, width: 3.4, rim: 0.8 });
  solid(ink, oval(cx, cy, 15), color, { bevel: 5, width: 3.4 });
}

function drawBeads(ink: Ink, { wood, metal: trim }: Palette): void {
  const [x, y, w, h] = MOUTH;
  ink.draw(rect(x - 3, y - 3, w + 6, h + 6, 4), { stroke: ramp(wood).line, width: 5 });
  ink.draw(rect(x - 6, y - 6, w + 12, h + 12, 5), { stroke: ramp(wood).hi, width: 2.4, opacity: 0.6 });
  const corners: Point[] = [
    [x - 19, y - 19],
    [x + w + 19, y - 19],
    [x - 19, y + h + 19],
    [x + w + 19, y + h + 19],
  ];
  rivets(ink, corners, 7, trim);
  for (const [cx, cy] of corners) ink.draw(oval(cx, cy, 3), { fill: metal(trim) });
}
