import { mix, ramp, shift } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, SHADOW, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { joinPaths, type Path, type Point } from '../../ink/path.ts';
import { arc, polygon, polyline, range } from '../../ink/shapes.ts';
import { turns } from '../../leaves.ts';
import { knob, rivets, rod } from '../../matter/metal.ts';
import { IRON } from '../../matter/palette.ts';
import { dustIn } from '../../moving.ts';

interface Palette {
  frame: string;
  lid: string;
  metal: string;
  light: string;
}

/** The opening in the floor: its far edge at y 186, its near edge at y 318. */
const FAR = 186;
const NEAR = 318;

/** A trapdoor in the floor; opened, its lid stands up and a ladder leads down into light. */
export const trapdoor = defineItem<Palette>({
  id: 'trapdoor',
  name: 'Trapdoor',
  tag: 'Storage',
  anchor: 'floor',
  castsShadow: false,
  size: [460, 340],
  margin: { top: 16, right: 30, bottom: 24, left: 24 },
  line: 5.5,
  seed: 208,
  stand: { width: 17, center: 32, foot: 97 },
  realSize: { width: 100 },
  palettes: {
    oak: { frame: '#8a7a72', lid: '#a8703c', metal: IRON, light: '#ffcf7a' },
    stone: { frame: '#6a6a78', lid: '#a39a90', metal: '#b5713f', light: '#8fe0ff' },
    steel: { frame: '#4f5a6a', lid: '#8b9cb0', metal: '#d9a938', light: '#8dffb4' },
    dark: { frame: '#7a5f50', lid: '#5a4038', metal: '#c98a3a', light: '#ff9a6a' },
  },
  opens: true,
  opening: 'creaks',
  lockMaterial: 'wood',
  leaves: [turns('top', [42, 182, 376, 134], [76, 0, 316, 184])],
  hitBox: [10, 160, 440, 176],
  isContainer: true,
  holds: [100, 215, 280, 100],
  isLockable: true,
  moves: (_, isOpened) => (isOpened ? [dustIn([120, 150, 220, 110], '#ffe6b8', 7)] : []),
  draw(ink, palette, isOpened) {
    drawFrame(ink, palette.frame);
    if (isOpened) drawOpened(ink, palette);
    else drawLid(ink, palette);
  },
});

/** Returns a point on the floor, from the opening's far left corner; both coordinates are 0 to 1. */
function onFloor(u: number, v: number): Point {
  const y = FAR + (NEAR - FAR) * v;
  const half = 140 + 52 * v;
  return [230 + (u * 2 - 1) * half, y];
}

function quad(u0: number, v0: number, u1: number, v1: number) {
  return polygon(onFloor(u0, v0), onFloor(u1, v0), onFloor(u1, v1), onFloor(u0, v1));
}

function drawFrame(ink: Ink, color: string): void {
  const tone = ramp(color);
  const outline = quad(-0.08, -0.14, 1.08, 1.12);
  ink.draw(outline, { fill: SHADOW, opacity: 0.45, blur: 6, move: [3, 5] });
  solid(ink, outline, color, { bevel: 6, fill: linear(80, tone.hi, [tone.light, 0.4], tone.shade) });
  for (const u of [0.22, 0.5, 0.78])
    for (const [from, to] of [
      [-0.14, 0],
      [1, 1.12],
    ] as const)
      ink.draw(polyline(onFloor(u, from), onFloor(u, to)), { stroke: tone.line, width: 3.5 });
  for (const u of [-0.08, 1])
    ink.draw(polyline(onFloor(u, 0.5), onFloor(u + 0.08, 0.5)), { stroke: tone.line, width: 3.5 });
  ink.draw(quad(0, 0, 1, 1), { fill: '#150d18', stroke: tone.line });
}

function drawLid(ink: Ink, { lid, metal }: Palette): void {
  const tone = ramp(lid);
  for (const i of range(5)) {
    const board = quad(0.015 + i * 0.194, 0.03, 0.015 + (i + 1) * 0.194, 0.97);
    const color = shift(lid, { lightness: ((i * 3) % 5) * 0.012 - 0.02 });
    const texture = (): void => {
      for (const j of range(4)) {
        const u = 0.04 + i * 0.194 + j * 0.046;
        ink.draw(
          polyline(onFloor(u, 0.08 + ink.random() * 0.3), onFloor(u + 0.006, 0.55 + ink.random() * 0.4)),
          { stroke: tone.dark, width: 2, opacity: 0.5, cap: 'round' },
        );
      }
    };
    solid(ink, board, color, {
      bevel: 4,
      width: 4,
      texture,
      fill: linear(85, tone.shade, [tone.base, 0.4], tone.light),
    });
  }
  for (const v of [0.16, 0.72]) drawStrap(ink, v, metal);
  drawRing(ink, onFloor(0.5, 0.6), metal);
}

function drawStrap(ink: Ink, v: number, color: string): void {
  const strap = quad(0.03, v, 0.97, v + 0.13);
  castShadow(ink, strap, { dx: 2, dy: 4, blur: 3, opacity: 0.45 });
  solid(ink, strap, color, { bevel: 3, width: 4 });
  rivets(
    ink,
    [0.1, 0.3, 0.7, 0.9].map((u) => onFloor(u, v + 0.065)),
    5,
    color,
  );
}

function drawRing(ink: Ink, [x, y]: Point, color: string): void {
  ink.draw(arc(x + 5, y + 9, 26, 0, 360, 15), { stroke: SHADOW, width: 8, opacity: 0.45, blur: 3 });
  rod(ink, arc(x, y + 3, 26, 0, 360, 15), color, 6, arc(x, y + 3, 26, 180, 290, 15));
  knob(ink, [x, y - 11], 9, color);
}

function drawOpened(ink: Ink, palette: Palette): void {
  drawShaft(ink, palette);
  drawRaisedLid(ink, palette);
}

/** The floor at the foot of the shaft: its far and its near edge. */
const DEEP = { far: 282, near: 330, halfFar: 92, halfNear: 112 };

/** Draws the shaft from above: its far wall and both sides, lit from the floor. */
function drawShaft(ink: Ink, { frame, light }: Palette): void {
  const tone = ramp(frame);
  const warm = ramp(mix(frame, light, 0.35));
  const mouth = quad(0, 0, 1, 1);
  const [a, b, c, d] = [onFloor(0, 0), onFloor(1, 0), onFloor(1, 1), onFloor(0, 1)];
  const [e, f]: [Point, Point] = [
    [230 - DEEP.halfFar, DEEP.far],
    [230 + DEEP.halfFar, DEEP.far],
  ];
  const [g, h]: [Point, Point] = [
    [230 + DEEP.halfNear, DEEP.near],
    [230 - DEEP.halfNear, DEEP.near],
  ];
  ink.clip(mouth, () => {
    ink.draw(polygon(a, b, f, e), { fill: linear(90, tone.deep, [tone.dark, 0.4], warm.base) });
    ink.draw(polygon(a, e, h, d), { fill: linear(20, '#150d18', [tone.deep, 0.5], warm.shade) });
    ink.draw(polygon(b, f, g, c), { fill: linear(160, tone.dark, [tone.shade, 0.5], warm.light) });
    ink.draw(polygon(e, f, g, h), { fill: linear(90, warm.base, mix(light, '#fff2d0', 0.5)) });
    drawCourses(ink, tone.line);
    for (const path of [polyline(a, e), polyline(b, f), polyline(h, e, f, g)])
      ink.draw(path, { stroke: tone.line, width: 3.5 });
    glow(ink, 230, DEEP.far + 24, 150, light, 0.9, 84);
    drawLadder(ink);
    ink.draw(mouth, { stroke: '#0a0612', width: 20, opacity: 0.5, blur: 7, move: [2, 6] });
  });
  ink.draw(mouth, { stroke: tone.line });
}

/** The joints of the shaft's stones; deeper ones are closer together. */
function drawCourses(ink: Ink, color: string): void {
  const line = (share: number): Path => {
    const [y, half] = [FAR + (DEEP.far - FAR) * share, 140 - (140 - DEEP.halfFar) * share];
    const [nearY, nearHalf] = [NEAR + (DEEP.near - NEAR) * share, 192 - (192 - DEEP.halfNear) * share];
    return polyline([230 - nearHalf, nearY], [230 - half, y], [230 + half, y], [230 + nearHalf, nearY]);
  };
  ink.draw(joinPaths(...[0.36, 0.66, 0.86].map(line)), { stroke: color, width: 3, opacity: 0.6 });
}

/** A ladder that leans on the far wall and is smaller below. */
function drawLadder(ink: Ink): void {
  const color = '#b07c42';
  const at = (share: number, side: number): Point => [230 + side * (44 - 14 * share), FAR - 6 + 112 * share];
  castShadow(ink, polygon(at(0, -1), at(0, 1), at(1, 1), at(1, -1)), { dx: 8, dy: 4, blur: 8, opacity: 0.3 });
  for (const share of [0.24, 0.48, 0.7, 0.88])
    rod(
      ink,
      polyline(at(share, -1), at(share, 1)),
      color,
      9 - 3 * share,
      polyline(at(share, -0.8), at(share, 0.8)),
    );
  for (const side of [-1, 1])
    rod(ink, polyline(at(0, side), at(1, side)), color, 10, polyline(at(0.1, side), at(0.9, side)));
}

/** The lid, which leans back on its hinges at the far edge, so that its underside is visible. */
function drawRaisedLid(ink: Ink, { lid, metal }: Palette): void {
  const tone = ramp(lid);
  const [left, right, top] = [96, 364, 14];
  const outline = polygon([104, top], [356, top], [right + 6, FAR - 8], [left - 6, FAR - 8]);
  ink.draw(outline, { fill: SHADOW, opacity: 0.4, blur: 7, move: [8, 6] });
  solid(ink, outline, lid, { bevel: 6, fill: linear(75, tone.base, [tone.shade, 0.5], tone.deep) });
  for (const i of range(4))
    ink.draw(polyline([154.4 + i * 50.4, top], [145.2 + i * 56.4, FAR - 8]), {
      stroke: tone.line,
      width: 3.5,
    });
  for (const y of [42, 134]) {
    const brace = polygon([100, y], [360, y], [363, y + 26], [97, y + 26]);
    castShadow(ink, brace, { dx: 2, dy: 5, blur: 4, opacity: 0.4 });
    solid(ink, brace, lid, { bevel: 4, width: 4.5 });
    rivets(
      ink,
      [
        [118, y + 13],
        [230, y + 13],
        [342, y + 13],
      ],
      4.5,
      metal,
    );
  }
  for (const x of [140, 300])
    solid(ink, polygon([x, FAR - 26], [x + 24, FAR - 26], [x + 26, FAR + 4], [x - 2, FAR + 4]), metal, {
      bevel: 3,
      width: 4,
    });
}
