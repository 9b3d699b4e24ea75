import { ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, recess, settle, solid, spill } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, joinPaths, type Path } from '../../ink/path.ts';
import { polyline, range, rect } from '../../ink/shapes.ts';
import {
  DOOR_HEIGHT,
  DOOR_WIDTH,
  defineDoor,
  defineWideDoor,
  frameShadow,
  WIDE_DOOR_WIDTH,
} from '../../kits/doors/door.ts';
import { barnLamp } from '../../kits/doors/hardware/barnLamp.ts';
import { slideLeaf } from '../../kits/doors/motions/slideLeaf.ts';
import { workshopView } from '../../kits/doors/views/workshopView.ts';
import { brickwork } from '../../matter/brick.ts';
import { glass } from '../../matter/glass.ts';
import { keyhole, plate } from '../../matter/metal.ts';
import { SILVER } from '../../matter/palette.ts';
import { dressedStones } from '../../matter/stone.ts';
import { fieldedPanel } from '../../matter/wood.ts';
import { trembling } from '../../moving.ts';

interface Palette {
  brick: string;
  trim: string;
  leaf: string;
  car: string;
}

/** A garage's front: its opening, and the number of panels of each section of the door. */
interface Plan {
  width: number;
  opening: Box;
  panels: number;
}

const TOP = 226;
const SECTIONS = 5;
const SECTION = (DOOR_HEIGHT - TOP) / SECTIONS;
/** The distance of the rolled-up door; most of its lowest section stays visible. */
const TRAVEL = SECTION * (0.62 - SECTIONS);

const PALETTES = {
  cream: { brick: '#a8604a', trim: '#e6d8ba', leaf: '#ecdfc2', car: '#d0463c' },
  sage: { brick: '#8d8a94', trim: '#d9dcd2', leaf: '#7fa088', car: '#eeb43c' },
  navy: { brick: '#cbb9a0', trim: '#5a4a44', leaf: '#4a6490', car: '#4fb0a8' },
};

/** A garage door as wide as its bay, for a car. */
export const wideGarageDoor = defineWideDoor<Palette>({
  id: 'wide-garage-door',
  name: 'Garage door',
  seed: 47,
  palettes: PALETTES,
  lockMaterial: 'steel',
  moves: (_, isOpened) => lampOf(WIDE_DOOR_WIDTH, isOpened),
  draw: (ink, palette, isOpened) => drawGarage(ink, planOf(WIDE_DOOR_WIDTH, 4), palette, isOpened),
});

/** The former, narrow door, which rooms may still contain. */
export const garageDoor = defineDoor<Palette>({
  id: 'garage-door',
  name: 'Narrow garage door',
  isActive: false,
  seed: 47,
  palettes: PALETTES,
  lockMaterial: 'steel',
  moves: (_, isOpened) => lampOf(DOOR_WIDTH, isOpened),
  draw: (ink, palette, isOpened) => drawGarage(ink, planOf(DOOR_WIDTH, 3), palette, isOpened),
});

/** The light of the lamp above the door. */
function lampOf(width: number, isOpened: boolean) {
  return [trembling([width / 2, 148], '#ffe2a0', isOpened ? 96 : 66)];
}

function planOf(width: number, panels: number): Plan {
  return { width, panels, opening: [40, TOP, width - 80, DOOR_HEIGHT - TOP] };
}

function drawGarage(ink: Ink, plan: Plan, palette: Palette, isOpened: boolean): void {
  const { width } = plan;
  const opening = rect(...plan.opening);
  const front = rect(0, 14, width, DOOR_HEIGHT - 14);
  frameShadow(ink, front);
  brickwork(ink, joinPaths(front, opening), [0, 14, width, DOOR_HEIGHT - 14], palette.brick, true);
  settle(ink, joinPaths(front, opening), 0.3, 0.5);
  drawCoping(ink, width, palette.trim);
  drawQuoins(ink, width, palette.trim);
  ink.draw(opening, { fill: ramp(palette.leaf).deep });
  if (isOpened) workshopView(ink, opening, plan.opening, palette.car);
  slideLeaf(ink, { opening, box: plan.opening, by: [0, isOpened ? TRAVEL : 0] }, () =>
    drawLeaf(ink, plan, palette.leaf, isOpened ? SECTIONS - 1 : 0),
  );
  drawSurround(ink, plan.opening, palette.trim);
  barnLamp(ink, [width / 2, 132], shift(palette.leaf, { lightness: -0.06 }), isOpened);
  if (isOpened) spill(ink, width / 2, 530, width * 0.56, 290, '#ffe2a8', 0.36);
}

/** Flat stones on top of the wall. */
function drawCoping(ink: Ink, width: number, color: string): void {
  const slab = rect(-6, 2, width + 12, 26, 4);
  castShadow(ink, slab, { dx: 3, dy: 10, blur: 7, opacity: 0.4 });
  solid(ink, slab, color, { bevel: 5 });
  for (const i of range(3)) {
    const x = (width * (i + 1)) / 4;
    ink.draw(polyline([x, 6], [x, 26]), { stroke: ramp(color).dark, width: 3, opacity: 0.7 });
  }
}

/** Dressed stones at both edges of the wall, alternately long and short. */
function drawQuoins(ink: Ink, width: number, color: string): void {
  const height = 58;
  const stones = range(26).map((i): Path => {
    const row = i >> 1;
    const w = row % 2 ? 24 : 36;
    return rect(i % 2 ? width + 3 - w : -3, 30 + row * height, w, height - 2, 4);
  });
  dressedStones(ink, stones, shift(color, { lightness: -0.03 }), { bevel: 4, width: 3.5 });
}

/** The sections of the door from the `first` one down; those above are rolled up and not visible. */
function drawLeaf(ink: Ink, { opening: [x, y, w, h], panels }: Plan, color: string, first: number): void {
  for (const i of range(SECTIONS).slice(first))
    drawSection(ink, { box: [x, y + i * SECTION, w, SECTION], row: i, panels }, color);
  settle(ink, rect(x, y, w, h), 0.3, 0.4);
  drawHandle(ink, [x + w / 2, y + h - SECTION * 0.42]);
  solid(ink, rect(x, y + h - 15, w, 20), '#3a3844', { width: 4, bevel: 3 });
}

interface Section {
  box: Box;
  row: number;
  panels: number;
}

/**
 * Draws one section of the leaf: panels, or panes in the second from the top; the lowest has its middle free
 * for the handle.
 */
function drawSection(ink: Ink, { box: [x, y, w, h], row, panels }: Section, color: string): void {
  const tone = ramp(color);
  solid(ink, rect(x - 4, y, w + 8, h), color, {
    bevel: 6,
    fill: linear(90, tone.light, [tone.base, 0.5], tone.shade),
  });
  ink.draw(polyline([x, y + h - 3], [x + w, y + h - 3]), { stroke: tone.deep, width: 4, opacity: 0.5 });
  const inset = 11;
  const pitch = (w - inset) / panels;
  const isMiddle = (i: number): boolean => Math.abs(i - (panels - 1) / 2) < 1;
  for (const i of range(panels)) {
    const field: Box = [x + inset + i * pitch, y + 15, pitch - inset, h - 32];
    if (row === 1) drawPane(ink, field, color);
    else if (row !== SECTIONS - 1 || !isMiddle(i))
      fieldedPanel(ink, field, color, { inset: 10, hasGrain: false });
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
function drawSurround(ink: Ink, [x, y, w, h]: Box, color: string): void {
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
