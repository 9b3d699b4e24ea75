import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { recess, settle, solid, spill } from '../../ink/light.ts';
import { type Box, joinPaths } from '../../ink/path.ts';
import { polyline, range, rect } from '../../ink/shapes.ts';
import { DOOR_HEIGHT, DOOR_WIDTH, defineDoor, frameShadow } from '../../kits/doors/door.ts';
import { flatFrame } from '../../kits/doors/frames/flatFrame.ts';
import { pushBar } from '../../kits/doors/hardware/barHandle.ts';
import { doubleLeaf, type LeafSide } from '../../kits/doors/motions/doubleLeaf.ts';
import { schoolView } from '../../kits/doors/views/schoolView.ts';
import { glass } from '../../matter/glass.ts';
import { hinge, plate, rivets } from '../../matter/metal.ts';
import { SILVER } from '../../matter/palette.ts';
import { grain } from '../../matter/wood.ts';

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
  draw(ink, palette, isOpened) {
    const opening = rect(...OPENING);
    frameShadow(ink, rect(0, 0, DOOR_WIDTH, DOOR_HEIGHT, 6));
    if (isOpened) schoolView(ink, opening, OPENING, palette.locker);
    doubleLeaf(ink, isOpened, { box: OPENING, opening, angle: 68 }, (box, side) =>
      drawLeaf(ink, box, side, palette),
    );
    if (!isOpened) drawSeam(ink, palette.leaf);
    flatFrame(ink, { opening: OPENING }, palette.frame);
    drawTransom(ink, palette.frame);
    if (isOpened) spill(ink, 192, 420, 214, 380, '#fff1c4', 0.3);
  },
});

function drawLeaf(ink: Ink, box: Box, side: LeafSide, { leaf }: Palette): void {
  const [x, y, w, h] = box;
  const window: Box = [x + 36, y + 50, w - 72, 250];
  const body = joinPaths(rect(...box), rect(...window, 8));
  wiredGlass(ink, window);
  const texture = (): void => grain(ink, box, leaf, { strength: 0.4, density: 0.8 });
  solid(ink, body, leaf, { evenOdd: true, bevel: 6, texture });
  ink.draw(rect(...window, 8), { stroke: ramp(leaf).deep, width: 9 });
  ink.draw(rect(...window, 8), { stroke: ramp(leaf).light, width: 2.5, opacity: 0.8 });
  settle(ink, rect(...box), 0.26, 0.45);
  pushBar(ink, [x + 14, y + 366, w - 28, 40], SILVER);
  kickPlate(ink, [x + 14, y + h - 124, w - 28, 106]);
  const hinged = side === 'left' ? x + 5 : x + w - 5;
  for (const top of [34, 430]) hinge(ink, [hinged, y + top], 46, SILVER, 10);
}

/** Safety glass with its net of wire. */
function wiredGlass(ink: Ink, box: Box): void {
  const [x, y, w, h] = box;
  const pane = rect(...box, 8);
  glass(ink, pane, box, { top: '#dff0ea', bottom: '#8fb8b4', opacity: 0.96, shine: 0.7, width: 0 });
  ink.clip(pane, () => {
    for (const i of range(w / 16 + 1)) {
      const wire = polyline([x + i * 16, y], [x + i * 16, y + h]);
      ink.draw(wire, { stroke: '#3f5f64', width: 1.5, opacity: 0.5 });
    }
    for (const i of range(h / 16 + 1)) {
      const wire = polyline([x, y + i * 16], [x + w, y + i * 16]);
      ink.draw(wire, { stroke: '#3f5f64', width: 1.5, opacity: 0.5 });
    }
  });
}

function kickPlate(ink: Ink, [x, y, w, h]: Box): void {
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
