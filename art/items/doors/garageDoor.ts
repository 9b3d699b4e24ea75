import { ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, recess, settle, solid, spill } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, joinPaths } from '../../ink/path.ts';
import { polyline, range, rect } from '../../ink/shapes.ts';
import { DOOR_HEIGHT, DOOR_WIDTH, defineDoor, frameShadow } from '../../kits/doors/door.ts';
import { barnLamp } from '../../kits/doors/hardware/barnLamp.ts';
import { slideLeaf } from '../../kits/doors/motions/slideLeaf.ts';
import { workshopView } from '../../kits/doors/views/workshopView.ts';
import { brickwork } from '../../matter/brick.ts';
import { glass } from '../../matter/glass.ts';
import { keyhole, plate } from '../../matter/metal.ts';
import { SILVER } from '../../matter/palette.ts';
import { fieldedPanel } from '../../matter/wood.ts';

interface Palette {
  brick: string;
  trim: string;
  leaf: string;
  car: string;
}

const OPENING: Box = [46, 132, 292, DOOR_HEIGHT - 132];
const SECTIONS = 6;
const SECTION = OPENING[3] / SECTIONS;
/** What stays in sight of the rolled-up door: the better part of its lowest section. */
const TRAVEL = SECTION * 0.7 - OPENING[3];

export const garageDoor = defineDoor<Palette>({
  id: 'garage-door',
  name: 'Garage door',
  seed: 47,
  palettes: {
    cream: { brick: '#a8604a', trim: '#e6d8ba', leaf: '#ecdfc2', car: '#d0463c' },
    sage: { brick: '#8d8a94', trim: '#d9dcd2', leaf: '#7fa088', car: '#eeb43c' },
    navy: { brick: '#cbb9a0', trim: '#5a4a44', leaf: '#4a6490', car: '#4fb0a8' },
  },
  draw(ink, palette, isOpened) {
    const opening = rect(...OPENING);
    const front = rect(0, 0, DOOR_WIDTH, DOOR_HEIGHT, [4, 4, 0, 0]);
    frameShadow(ink, front);
    brickwork(ink, joinPaths(front, opening), [0, 0, DOOR_WIDTH, DOOR_HEIGHT], palette.brick, true);
    ink.draw(opening, { fill: ramp(palette.leaf).deep });
    if (isOpened) workshopView(ink, opening, OPENING, palette.car);
    slideLeaf(ink, { opening, box: OPENING, by: [0, isOpened ? TRAVEL : 0] }, () =>
      drawLeaf(ink, palette.leaf, isOpened ? SECTIONS - 1 : 0),
    );
    drawSurround(ink, palette.trim);
    barnLamp(ink, [192, 66], shift(palette.leaf, { lightness: -0.06 }), isOpened);
    if (isOpened) spill(ink, 192, 470, 210, 340, '#ffe2a8', 0.36);
  },
});

/** The sections from the `first` one down: those above are rolled up out of sight. */
function drawLeaf(ink: Ink, color: string, first: number): void {
  const [x, y, w, h] = OPENING;
  for (const i of range(SECTIONS).slice(first)) drawSection(ink, [x, y + i * SECTION, w, SECTION], i, color);
  settle(ink, rect(x, y, w, h), 0.3, 0.4);
  drawHandle(ink, [x + w / 2, y + h - SECTION * 0.42]);
  solid(ink, rect(x, y + h - 15, w, 20), '#3a3844', { width: 4, bevel: 3 });
}

/** One section of the leaf: three panels, or three panes in the second from the top. */
function drawSection(ink: Ink, [x, y, w, h]: Box, row: number, color: string): void {
  const tone = ramp(color);
  solid(ink, rect(x - 4, y, w + 8, h), color, {
    bevel: 6,
    fill: linear(90, tone.light, [tone.base, 0.5], tone.shade),
  });
  ink.draw(polyline([x, y + h - 3], [x + w, y + h - 3]), { stroke: tone.deep, width: 4, opacity: 0.5 });
  const inset = 11;
  const pitch = (w - inset) / 3;
  for (const i of range(3)) {
    const field: Box = [x + inset + i * pitch, y + 15, pitch - inset, h - 32];
    if (row === 1) drawPane(ink, field, color);
    else if (row !== SECTIONS - 1 || i !== 1) fieldedPanel(ink, field, color, { inset: 10, hasGrain: false });
  }
}

function drawPane(ink: Ink, box: Box, color: string): void {
  const [x, y, w, h] = box;
  recess(ink, rect(...box, 4), color, { depth: 6 });
  const pane: Box = [x + 8, y + 8, w - 16, h - 16];
  glass(ink, rect(...pane, 3), pane, { top: '#ffe9b4', bottom: '#d99a5a', opacity: 1, shine: 0.7 });
  ink.draw(rect(x + w / 2 - 3, y + 6, 6, h - 12), {
    fill: ramp(color).base,
    stroke: ramp(color).line,
    width: 2,
  });
}

function drawHandle(ink: Ink, [cx, cy]: readonly [number, number]): void {
  plate(ink, rect(cx - 30, cy - 24, 60, 44, 8), SILVER, { width: 4, bevel: 3 });
  keyhole(ink, [cx, cy + 4], 5);
  const grip = rect(cx - 42, cy - 20, 84, 13, 6.5);
  castShadow(ink, grip, { dx: 2, dy: 6, blur: 4, opacity: 0.5 });
  plate(ink, grip, '#9aa2ae', { width: 4, bevel: 3, angle: 90 });
}

/** Jambs and the beam above the door. */
function drawSurround(ink: Ink, color: string): void {
  const [x, y, w, h] = OPENING;
  for (const left of [x - 18, x + w - 4])
    solid(ink, rect(left, y - 4, 22, h + 4), color, { bevel: 5, width: 4.5 });
  const beam = rect(x - 28, y - 32, w + 56, 42, 4);
  castShadow(ink, beam, { dx: 3, dy: 12, blur: 8, opacity: 0.45 });
  solid(ink, beam, color, { bevel: 6 });
  ink.draw(polyline([x - 22, y - 6], [x + w + 22, y - 6]), {
    stroke: ramp(color).dark,
    width: 3,
    opacity: 0.6,
  });
}
