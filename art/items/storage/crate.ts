import { ramp, shift } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, groundShadow, settle, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, curve, joinPaths, movePath, type Path, type Point, turnPath } from '../../ink/path.ts';
import { polygon, range, rect, spline } from '../../ink/shapes.ts';
import { well } from '../../kits/furniture/well.ts';
import { turns } from '../../leaves.ts';
import { rivet } from '../../matter/metal.ts';
import { IRON } from '../../matter/palette.ts';
import { board, planks, wood } from '../../matter/wood.ts';

interface Palette {
  wood: string;
  stencil: string;
  straw: string;
}

const FRONT: Box = [32, 150, 376, 250];
/** The top's far edge. */
const BACK = { x: 62, y: 98, w: 316 };

export const crate = defineItem<Palette>({
  id: 'crate',
  name: 'Crate',
  tag: 'Storage',
  anchor: 'floor',
  size: [440, 404],
  margin: { top: 34, right: 56, bottom: 40, left: 40 },
  line: 6.5,
  seed: 21,
  stand: { width: 14.5, center: 11, foot: 94 },
  realSize: { height: 58 },
  palettes: {
    pine: { wood: '#bf8a4f', stencil: '#5a2f22', straw: '#e2bd5c' },
    weathered: { wood: '#8d8378', stencil: '#7d2620', straw: '#cdb56e' },
    army: { wood: '#74804c', stencil: '#efe6c4', straw: '#dcbf68' },
  },
  tops: [[50, 112, 340]],
  opens: true,
  opening: 'creaks',
  lockMaterial: 'wood',
  leaves: [turns('top', [14, 92, 412, 80], [34, -22, 388, 134])],
  hitBox: [24, 90, 392, 312],
  isContainer: true,
  holds: [90, 30, 280, 112],
  isLockable: true,
  draw(ink, palette, isOpened) {
    groundShadow(ink, 222, 400, 218, 20, 0.6);
    if (isOpened) ink.apart(() => drawOpened(ink, palette));
    drawFront(ink, palette);
    if (!isOpened) drawLid(ink, palette.wood);
  },
});

function drawFront(ink: Ink, { wood: color, stencil }: Palette): void {
  const [x, y, w, h] = FRONT;
  const front = rect(...FRONT, 5);
  ink.clip(front, () => {
    planks(ink, [x, y + 20, w, h - 40], 4, shift(color, { lightness: -0.05 }), {
      direction: 'along x',
      strength: 0.55,
    });
    settle(ink, front, 0.3, 0.1);
    drawStencil(ink, stencil);
  });
  const frame = shift(color, { lightness: 0.03 });
  slat(ink, [x - 6, y, w + 12, 44], frame, 'along x');
  slat(ink, [x - 6, y + h - 44, w + 12, 44], frame, 'along x');
  for (const left of [x - 2, x + w - 42]) slat(ink, [left, y + 38, 44, h - 76], frame, 'along y');
  for (const cx of [x + 19, x + w - 19]) {
    for (const cy of [y + 14, y + 30, y + h - 30, y + h - 14]) rivet(ink, [cx, cy], 5, IRON);
  }
}

function slat(ink: Ink, box: Box, color: string, direction: 'along x' | 'along y'): void {
  castShadow(ink, rect(...box, 3), { dx: 4, dy: 6, blur: 4, opacity: 0.45 });
  board(ink, box, color, { direction, corners: 3, bevel: 5, strength: 0.5 });
}

/** Draws the stencilled symbols: this side up, and a glass for fragile contents. */
function drawStencil(ink: Ink, color: string): void {
  const paint = { fill: color, opacity: 0.8 };
  for (const cx of [140, 188]) {
    ink.draw(
      polygon(
        [cx - 19, 266],
        [cx, 232],
        [cx + 19, 266],
        [cx + 8, 266],
        [cx + 8, 308],
        [cx - 8, 308],
        [cx - 8, 266],
      ),
      paint,
    );
  }
  ink.draw(rect(120, 315, 88, 7), paint);
  const cup: Path = polygon(
    [254, 232],
    [310, 232],
    [306, 262],
    [287, 277],
    [287, 306],
    [304, 314],
    [304, 322],
    [260, 322],
    [260, 314],
    [277, 306],
    [277, 277],
    [258, 262],
  );
  ink.draw(cup, paint);
  const crack = polygon([282, 232], [274, 246], [284, 250], [277, 264], [292, 247], [283, 243], [290, 232]);
  ink.draw(crack, { fill: '#000', opacity: 0.45 });
}

function drawLid(ink: Ink, color: string): void {
  const { x, y, w } = BACK;
  const [left, , width] = [FRONT[0] - 12, 0, FRONT[2] + 24];
  const lit = shift(color, { lightness: 0.07 });
  for (const i of range(3)) {
    const at = (share: number): Point => [x + (left - x) * share, y + 46 * share];
    const span = (share: number): number => w + (width - w) * share;
    const [from, to] = [i / 3, (i + 1) / 3];
    const plank = polygon(
      at(from),
      [at(from)[0] + span(from), at(from)[1]],
      [at(to)[0] + span(to), at(to)[1]],
      at(to),
    );
    wood(ink, plank, [left, at(from)[1], width, 16], shift(lit, { lightness: ink.jitter(0.03) }), {
      direction: 'along x',
      bevel: 3,
      width: 4,
      strength: 0.4,
    });
  }
  slat(ink, [left, y + 46, width, 26], lit, 'along x');
  for (const cx of [50, 390]) rivet(ink, [cx, y + 59], 5, IRON);
}

function drawOpened(ink: Ink, { wood: color, straw }: Palette): void {
  drawLeaningLid(ink, color);
  const { x, y, w } = BACK;
  const rim = polygon([x - 4, y], [x + w + 4, y], [FRONT[0] + FRONT[2] + 6, 154], [FRONT[0] - 6, 154]);
  wood(ink, rim, [26, y, 388, 60], shift(color, { lightness: 0.06 }), { direction: 'along x' });
  const mouth = { back: { x: x + 14, y: y + 10, w: w - 28 }, front: { x: 46, y: 156, w: 348 }, depth: 16 };
  well(ink, mouth, shift(color, { lightness: -0.1 }), () => {
    glow(ink, 226, 150, 150, '#fff0b8', 0.6, 40);
  });
  strawHeap(ink, straw);
}

/** The straw in the crate, drawn as one shape: single straws with outlines would look untidy. */
function strawHeap(ink: Ink, color: string): void {
  const tone = ramp(color);
  const strand = (share: number, down: number): Path => {
    const [x, length] = [62 + share * 316, 34 + ink.random() * 22];
    const y = topOf(share) + 16 + down;
    const bend = curve(`M${-length / 2} 0Q0 ${ink.jitter(22)} ${length / 2} 0`);
    return movePath(turnPath(bend, (share - 0.5) * 70 + ink.jitter(90), [0, 0]), x, y);
  };
  const strands = range(30).map((i) => strand(((i * 7) % 30) / 29, ink.random() * 34));
  solid(ink, heapOutline(), color, {
    bevel: 6,
    width: 5,
    fill: linear(90, tone.hi, [tone.light, 0.3], [tone.base, 0.62], tone.dark),
    texture: () => {
      ink.draw(joinPaths(...strands), { stroke: tone.dark, width: 4.5, opacity: 0.6, cap: 'round' });
      ink.draw(joinPaths(...strands), { stroke: tone.hi, width: 3.4, cap: 'round', move: [-0.5, -3] });
    },
  });
}

/** Returns the height of the back of the heap, across from 0 to 1. */
function topOf(share: number): number {
  return 90 + (share - 0.46) ** 2 * 200;
}

/** The outline of the straw, with soft lumps. */
function heapOutline(): Path {
  const back = range(13).map((i): Point => {
    const share = i / 12;
    return [56 + share * 328, topOf(share) + (i % 2 ? 9 : -1)];
  });
  return [...spline(back), ...polygon([390, 170], [50, 170]).slice(1), { command: 'Z', points: [] }];
}

/** The lid, which leans against the crate's back a little crooked. */
function drawLeaningLid(ink: Ink, color: string): void {
  const turn = (path: Path): Path => turnPath(path, 7, [220, 110]);
  const lit = shift(color, { lightness: 0.02 });
  castShadow(ink, turn(rect(44, 14, 352, 110, 4)), { dx: 10, dy: 6, blur: 8 });
  for (const i of range(3)) {
    const box: Box = [44, 14 + i * 36, 352, 36];
    wood(
      ink,
      turn(rect(...box, 3)),
      [30, -10 + i * 36, 390, 90],
      shift(lit, { lightness: ink.jitter(0.04) }),
      { direction: 'along x', width: 5, strength: 0.5 },
    );
  }
  for (const left of [78, 322])
    wood(ink, turn(rect(left, 8, 38, 118, 3)), [left - 12, -10, 70, 150], shift(color, { lightness: 0.05 }));
}
