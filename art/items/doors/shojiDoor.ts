import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, recess, SHADOW, settle, solid, spill } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { type Box, joinPaths, type Path, type Point, turnPath } from '../../ink/path.ts';
import { oval, polygon, range, rect } from '../../ink/shapes.ts';
import { DOOR_HEIGHT, DOOR_WIDTH, defineDoor, frameShadow } from '../../kits/doors/door.ts';
import { timberPosts } from '../../kits/doors/frames/timberPosts.ts';
import { halfOf, slideLeaf } from '../../kits/doors/motions/slideLeaf.ts';
import { zenView } from '../../kits/doors/views/zenView.ts';
import { plate } from '../../matter/metal.ts';
import { BRASS } from '../../matter/palette.ts';
import { board } from '../../matter/wood.ts';
import { trembling } from '../../moving.ts';

interface Palette {
  wood: string;
  paper: string;
  /** The boards at the panels' feet. */
  skirt: string;
}

const POST = 38;
const OPENING: Box = [POST, 150, DOOR_WIDTH - 2 * POST, DOOR_HEIGHT - 150];
const TRANSOM: Box = [POST, 58, DOOR_WIDTH - 2 * POST, 62];
const CENTER = DOOR_WIDTH / 2;
const PANEL = 158;
/** The distance that each panel slides; a strip of it stays visible. */
const TRAVEL = 106;
const STILE = 15;
const SKIRT = 126;
const BRONZE = '#a8743c';

/** Two panels of paper and lattice that slide apart. */
export const shojiDoor = defineDoor<Palette>({
  id: 'shoji-door',
  name: 'Shoji door',
  seed: 19,
  palettes: {
    walnut: { wood: '#6a4434', paper: '#f7ecd0', skirt: '#94603f' },
    black: { wood: '#3f3a48', paper: '#f4efe4', skirt: '#a83c3a' },
    cypress: { wood: '#c08d52', paper: '#f9f0d8', skirt: '#4f7a6a' },
  },
  opening: 'slides',
  lockMaterial: 'wood',
  moves: (_, isOpened) => (isOpened ? [trembling([241, 526], '#ffd890', 62)] : []),
  draw(ink, palette, isOpened) {
    const opening = rect(...OPENING);
    frameShadow(ink, rect(0, 24, DOOR_WIDTH, DOOR_HEIGHT - 24, 3));
    if (isOpened) zenView(ink, opening, OPENING);
    const travel = isOpened ? TRAVEL : 0;
    slideLeaf(ink, { opening, box: halfOf(OPENING, 'left'), by: [-travel, 0] }, () =>
      drawPanel(ink, CENTER - PANEL + 4, 'left', palette),
    );
    slideLeaf(ink, { opening, box: halfOf(OPENING, 'right'), by: [travel, 0] }, () =>
      drawPanel(ink, CENTER - 4, 'right', palette),
    );
    drawTransom(ink, palette);
    timberPosts(ink, { post: POST, top: 40, beam: [-10, 22, DOOR_WIDTH + 20, 36] }, palette.wood);
    const track: Box = [POST - 4, OPENING[1] - 30, OPENING[2] + 8, 34];
    castShadow(ink, rect(...track), { dx: 2, dy: 8, blur: 5, opacity: 0.45 });
    board(ink, track, palette.wood, { direction: 'along x', strength: 0.4, bevel: 5 });
    if (isOpened) spill(ink, 192, 430, 200, 360, '#bcd0ff', 0.25);
  },
});

function drawPanel(ink: Ink, x: number, side: 'left' | 'right', { wood, paper, skirt }: Palette): void {
  const [, y, , h] = OPENING;
  const box: Box = [x, y, PANEL, h];
  const pane: Box = [x + STILE, y + STILE + 4, PANEL - 2 * STILE, h - SKIRT - 2 * STILE - 14];
  const foot: Box = [x + STILE, y + h - SKIRT - 8, PANEL - 2 * STILE, SKIRT - 14];
  if (side === 'right') castShadow(ink, rect(...box), { dx: -5, dy: 0, blur: 5, opacity: 0.5 });
  litPaper(ink, pane, { paper, wood }, side);
  board(ink, foot, skirt, { direction: 'along x', strength: 0.4, bevel: 4 });
  solid(ink, joinPaths(rect(...box), rect(...pane), rect(...foot)), wood, {
    evenOdd: true,
    bevel: 5,
    width: 4.5,
  });
  settle(ink, rect(...box), 0.26, 0.5);
  pull(ink, [side === 'left' ? x + PANEL - STILE / 2 - 13 : x + STILE / 2 + 13, y + 376]);
}

/** Paper with the garden's light and shadows behind its lattice. */
function litPaper(
  ink: Ink,
  box: Box,
  { paper: color, wood }: Pick<Palette, 'paper' | 'wood'>,
  side: 'left' | 'right',
): void {
  const [x, y, w, h] = box;
  const tone = ramp(color);
  const sheet = rect(...box);
  ink.draw(sheet, {
    fill: radial(side === 'left' ? 0.95 : 0.05, 0.35, 0.8, '#fffdf2', [color, 0.5], tone.shade),
  });
  ink.clip(sheet, () => {
    bambooShade(ink, box, side);
    ink.draw(sheet, { stroke: SHADOW, width: 16, opacity: 0.25, move: [3, 5], blur: 4 });
  });
  const bars = [
    ...[1, 2].map((i) => rect(x + (i * w) / 3 - 2.5, y, 5, h)),
    ...range(6).map((i) => rect(x, y + ((i + 1) * h) / 7 - 2.5, w, 5)),
  ];
  for (const bar of bars) ink.draw(bar, { fill: SHADOW, opacity: 0.22, move: [3, 4] });
  for (const bar of bars) ink.draw(bar, { fill: ramp(wood).base, stroke: ramp(wood).line, width: 2 });
}

/** Draws the shadows of the plants outside on the paper. */
function bambooShade(ink: Ink, [x, y, w, h]: Box, side: 'left' | 'right'): void {
  const stem = side === 'left' ? x + w * 0.2 : x + w * 0.86;
  const shade = { fill: '#5f7470', opacity: 0.42 };
  const canes = range(6).map((i) => rect(stem - 6, y + (i * h) / 6, 12, h / 6 - 4, 3));
  const toward = side === 'left' ? 0 : 180;
  const leaves = range(6).flatMap((i) => {
    const at: Point = [stem, y + 26 + i * 62];
    return [26, -18, 62].map((turn) => leafShade(at, 62 - i * 3, toward + (side === 'left' ? turn : -turn)));
  });
  ink.draw(joinPaths(...canes), shade);
  ink.draw(joinPaths(...leaves), shade);
}

function leafShade(at: Point, length: number, degrees: number): Path {
  const [x, y] = at;
  const leaf = polygon(
    [x, y],
    [x + length * 0.3, y - length * 0.12],
    [x + length, y],
    [x + length * 0.3, y + length * 0.12],
  );
  return turnPath(leaf, degrees, at);
}

/** A brass finger plate in the door's edge, with its hollow lit. */
function pull(ink: Ink, [cx, cy]: Point): void {
  const tone = ramp(BRONZE);
  const outline = rect(cx - 13, cy - 36, 26, 72, 9);
  castShadow(ink, outline, { dx: 2, dy: 4, blur: 3, opacity: 0.45 });
  plate(ink, outline, BRASS, { width: 3.5, bevel: 3 });
  const dish = rect(cx - 7, cy - 26, 14, 52, 7);
  recess(ink, dish, BRONZE, {
    depth: 4,
    opacity: 0.5,
    fill: linear(70, tone.shade, [tone.base, 0.5], tone.hi),
  });
  ink.draw(rect(cx + 2, cy - 18, 3, 36, 1.5), { fill: '#fff3cf', opacity: 0.8 });
}

/** A carved panel over the track: waves and a rising moon. */
function drawTransom(ink: Ink, { wood, paper }: Palette): void {
  const [x, y, w, h] = TRANSOM;
  const tone = ramp(wood);
  const field = rect(...TRANSOM);
  ink.draw(field, { fill: linear(90, '#fff6da', ramp(paper).shade) });
  ink.clip(field, () => {
    ink.draw(oval(CENTER, y + h * 0.95, 44), { fill: '#f0b07a', opacity: 0.8 });
    for (const row of range(2)) {
      const centers = range(9).map(
        (i): Point => [x + (i - (row % 2) * 0.5) * 42, y + h + 6 - (1 - row) * 14],
      );
      for (const radius of [21, 14, 7]) {
        const waves = joinPaths(...centers.map(([cx, cy]) => oval(cx, cy, radius)));
        ink.draw(waves, { fill: radius === 14 ? paper : tone.base, stroke: tone.line, width: 2 });
      }
    }
    ink.draw(field, { stroke: SHADOW, width: 16, opacity: 0.35, move: [2, 5], blur: 4 });
  });
  for (const i of range(2))
    solid(ink, rect(x + ((i + 1) * w) / 3 - 5, y, 10, h), wood, { bevel: 3, width: 3.5 });
}
