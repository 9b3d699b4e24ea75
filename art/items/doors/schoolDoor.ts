import { ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, recess, SHADOW, settle, solid, spill } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, joinPaths } from '../../ink/path.ts';
import { polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { DOOR_HEIGHT, DOOR_WIDTH, defineDoor, frameShadow } from '../../kits/doors/door.ts';
import { flatFrame } from '../../kits/doors/frames/flatFrame.ts';
import { pushBar } from '../../kits/doors/hardware/barHandle.ts';
import { doubleLeaf, type LeafSide } from '../../kits/doors/motions/doubleLeaf.ts';
import { schoolView } from '../../kits/doors/views/schoolView.ts';
import { glass } from '../../matter/glass.ts';
import { hinge, plate, rivets } from '../../matter/metal.ts';
import { SILVER } from '../../matter/palette.ts';
import { fieldedPanel, grain } from '../../matter/wood.ts';

interface Palette {
  leaf: string;
  frame: string;
  locker: string;
}

const OPENING: Box = [30, 116, DOOR_WIDTH - 60, DOOR_HEIGHT - 116];
const TRANSOM: Box = [46, 28, DOOR_WIDTH - 92, 66];

/** Double doors with wired glass and push bars, a transom above. */
export const schoolDoor = defineDoor<Palette>({
  id: 'school-door',
  name: 'School door',
  seed: 31,
  palettes: {
    maple: { leaf: '#d09a54', frame: '#3f6f6a', locker: '#3f7fa8' },
    red: { leaf: '#b8433a', frame: '#e2d6bc', locker: '#d08a34' },
    blue: { leaf: '#3f6aa8', frame: '#c3c9d2', locker: '#5a9a6a' },
  },
  lockMaterial: 'wood',
  draw(ink, palette, isOpened) {
    const opening = rect(...OPENING);
    frameShadow(ink, rect(0, 0, DOOR_WIDTH, DOOR_HEIGHT, 6));
    if (isOpened) schoolView(ink, opening, OPENING, palette.locker);
    doubleLeaf(ink, isOpened, { box: OPENING, opening, angle: 68 }, (box, side) =>
      drawLeaf(ink, box, side, palette),
    );
    if (!isOpened) drawSeam(ink, palette.leaf);
    drawReveal(ink, palette.frame);
    flatFrame(ink, { opening: OPENING }, palette.frame);
    drawTransom(ink, palette.frame);
    drawSill(ink, palette.frame);
    if (isOpened) spill(ink, 192, 420, 214, 380, '#fff1c4', 0.3);
  },
});

function drawLeaf(ink: Ink, box: Box, side: LeafSide, { leaf }: Palette): void {
  const [x, y, w, h] = box;
  const window: Box = [x + 36, y + 50, w - 72, 250];
  const body = joinPaths(rect(...box), rect(...window, 8));
  const texture = (): void => grain(ink, box, leaf, { strength: 0.4, density: 0.8 });
  solid(ink, body, leaf, { evenOdd: true, bevel: 6, texture });
  drawBeading(ink, window, leaf);
  fieldedPanel(ink, [x + 22, y + 428, w - 44, 104], leaf, { inset: 14 });
  settle(ink, rect(...box), 0.26, 0.45);
  pushBar(ink, [x + 14, y + 366, w - 28, 40], SILVER);
  kickPlate(ink, [x + 14, y + h - 128, w - 28, 100]);
  const hinged = side === 'left' ? x + 5 : x + w - 5;
  for (const top of [34, 480]) hinge(ink, [hinged, y + top], 46, SILVER, 10);
}

/** Safety glass with its net of wire. */
function wiredGlass(ink: Ink, box: Box): void {
  const [x, y, w, h] = box;
  const pane = rect(...box, 8);
  glass(ink, pane, box, { top: '#dff0ea', bottom: '#8fb8b4', opacity: 0.96, shine: 0.7, width: 0 });
  ink.clip(pane, () => {
    const [across, down] = [w / 3, h / 9];
    const wires = [
      ...range(4).map((i) => polyline([x + i * across, y], [x + i * across, y + h])),
      ...range(10).map((i) => polyline([x, y + i * down], [x + w, y + i * down])),
    ];
    ink.draw(joinPaths(...wires), { stroke: '#3f5f64', width: 2.2, opacity: 0.45 });
    drawReflection(ink, box);
    ink.draw(pane, { stroke: SHADOW, width: 18, opacity: 0.4, blur: 5, move: [3, 5] });
  });
}

/** Draws the reflection of the windows opposite, over the net, since the glass is in front of it. */
function drawReflection(ink: Ink, [x, y, w, h]: Box): void {
  const fill = linear(90, ['#fff', 0, 0.7], ['#fff', 1, 0.12]);
  for (const [top, high] of [
    [0.1, 0.2],
    [0.35, 0.05],
    [0.72, 0.14],
  ] as const) {
    const [from, to] = [y + h * top, y + h * (top + high)];
    ink.draw(polygon([x, from + w * 0.8], [x + w, from], [x + w, to], [x, to + w * 0.8]), { fill });
  }
}

/** A raised frame about a pane, of the leaf's own wood. */
function drawBeading(ink: Ink, [x, y, w, h]: Box, color: string): void {
  castShadow(ink, rect(x - 15, y - 15, w + 30, h + 30, 16), { dx: 3, dy: 6, blur: 5, opacity: 0.45 });
  wiredGlass(ink, [x, y, w, h]);
  const beading = joinPaths(rect(x - 15, y - 15, w + 30, h + 30, 16), rect(x, y, w, h, 8));
  solid(ink, beading, shift(color, { lightness: 0.03 }), { evenOdd: true, bevel: 5, rim: 0.75, width: 4 });
}

/** The visible sides of the opening in the wall: left and top dark, right lit. */
function drawReveal(ink: Ink, color: string): void {
  const [x, y, w, h] = OPENING;
  const tone = ramp(color);
  const depth = 11;
  const foot = y + h;
  ink.draw(polygon([x, y], [x + depth, y + depth], [x + depth, foot], [x, foot]), { fill: tone.deep });
  ink.draw(polygon([x, y], [x + w, y], [x + w - depth, y + depth], [x + depth, y + depth]), {
    fill: tone.deep,
  });
  ink.draw(polygon([x + w, y], [x + w, foot], [x + w - depth, foot], [x + w - depth, y + depth]), {
    fill: linear(90, tone.shade, tone.base),
  });
  ink.draw(
    polyline([x + depth, foot], [x + depth, y + depth], [x + w - depth, y + depth], [x + w - depth, foot]),
    {
      stroke: tone.line,
      width: 3,
    },
  );
  ink.draw(rect(x + depth, y + depth, w - 2 * depth, 26), {
    fill: linear(90, [SHADOW, 0, 0.45], [SHADOW, 1, 0]),
  });
  ink.draw(rect(x + depth, y + depth, 20, h), { fill: linear(0, [SHADOW, 0, 0.4], [SHADOW, 1, 0]) });
}

/** The threshold, a little wider than the frame's opening. */
function drawSill(ink: Ink, color: string): void {
  const [x, , w] = OPENING;
  const tone = ramp(shift(color, { lightness: -0.02, chromaTimes: 0.5 }));
  const top = DOOR_HEIGHT - 15;
  ink.draw(rect(x, top - 26, w, 20), { fill: linear(90, [SHADOW, 0, 0], [SHADOW, 1, 0.4]) });
  ink.draw(polygon([x, top - 7], [x + w, top - 7], [x + w + 8, top], [x - 8, top]), { fill: tone.hi });
  solid(ink, rect(x - 10, top, w + 20, 15, [4, 4, 0, 0]), tone, { bevel: 4, width: 4 });
}

function kickPlate(ink: Ink, [x, y, w, h]: Box): void {
  castShadow(ink, rect(x, y, w, h, 5), { dx: 2, dy: 5, blur: 4, opacity: 0.4 });
  plate(ink, rect(x, y, w, h, 5), '#a9aeb8', { width: 3.5, bevel: 4 });
  const corners = [x + 11, x + w - 11].flatMap((cx) => [y + 11, y + h - 11].map((cy) => [cx, cy] as const));
  rivets(ink, corners, 4, SILVER);
}

function drawSeam(ink: Ink, color: string): void {
  const cx = OPENING[0] + OPENING[2] / 2;
  const tone = ramp(color);
  ink.draw(polyline([cx, OPENING[1]], [cx, DOOR_HEIGHT]), { stroke: tone.line, width: 5 });
}

function drawTransom(ink: Ink, color: string): void {
  const [x, y, w, h] = TRANSOM;
  recess(ink, rect(x - 9, y - 9, w + 18, h + 18, 6), color, { depth: 6 });
  const width = (w - 16) / 3;
  for (const i of range(3)) {
    const pane: Box = [x + i * (width + 8), y, width, h];
    glass(ink, rect(...pane, 4), pane, { top: '#fdf3d0', bottom: '#d9c48a', shine: 0.6, width: 3 });
  }
}
