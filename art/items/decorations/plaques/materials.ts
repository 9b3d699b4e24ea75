import { ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { linear, type Paint } from '../../../ink/paint.ts';
import { curve, type Path, type Point } from '../../../ink/path.ts';
import { oval, polyline, range, rect, soft } from '../../../ink/shapes.ts';
import { knob, metal } from '../../../matter/metal.ts';
import { BRASS } from '../../../matter/palette.ts';
import { grain } from '../../../matter/wood.ts';

/** The material of a plaque. Its outlines are in a box of 200 × 200. */
export interface Material {
  color: string;
  fill: Paint;
  field: string;
  /** The colours of the mark, and of its edge that catches the light. */
  mark: string;
  edge: string;
  texture: (ink: Ink) => void;
  pins: string | null;
}

export interface Shape {
  outline: Path;
  field: Path;
  /** The size of a sign on the plaque: as large as possible, since a room on a phone is small. */
  signSize?: number;
  pins: readonly Point[];
  /** The lines at which the plaque's frame is joined or split. */
  cuts?: readonly Path[];
}

const across = (color: string): Paint => linear(60, ramp(color).light, [color, 0.5], ramp(color).dark);

export const STONE: Material = {
  color: '#cdbfa9',
  fill: across('#cdbfa9'),
  field: '#ece2cf',
  mark: '#6a2c3c',
  edge: '#fffaf0',
  texture: drawSpots,
  pins: null,
};
export const METAL: Material = {
  color: BRASS,
  fill: metal(BRASS, 50),
  field: '#2c5663',
  mark: '#f9d982',
  edge: '#10222c',
  texture: () => {},
  pins: '#b98632',
};
export const WOOD: Material = {
  color: '#7c3f2c',
  fill: across('#7c3f2c'),
  field: '#b06a40',
  mark: '#fdebc0',
  edge: '#3a1712',
  texture: (ink) => grain(ink, [0, 0, 200, 200], '#8f4d33', { direction: 'along x', strength: 0.5 }),
  pins: BRASS,
};

export const CHIPPED: Shape = {
  outline: soft(
    [
      [22, 8],
      [96, 3],
      [180, 9],
      [193, 26],
      [197, 104],
      [190, 182],
      [172, 194],
      [88, 197],
      [30, 192],
      [6, 170],
      [9, 96],
      [5, 28],
    ],
    10,
  ),
  field: rect(27, 27, 146, 146, 14),
  signSize: 132,
  pins: [],
};
export const ARCHED: Shape = {
  outline: curve('M8 196L8 92C8 34 44 4 100 4C156 4 192 34 192 92L192 196Z'),
  field: curve('M28 178L28 96C28 50 54 24 100 24C146 24 172 50 172 96L172 178Z'),
  pins: [],
};
export const ROUND: Shape = {
  outline: oval(100, 100, 98),
  field: oval(100, 100, 76),
  signSize: 122,
  pins: [
    [100, 14],
    [100, 186],
    [14, 100],
    [186, 100],
  ],
};
export const SHIELD: Shape = {
  outline: curve('M10 12C70 2 130 2 190 12L190 108C190 152 152 180 100 198C48 180 10 152 10 108Z'),
  field: curve('M30 30C76 22 124 22 170 30L170 106C170 138 142 160 100 175C58 160 30 138 30 106Z'),
  pins: [
    [22, 22],
    [178, 22],
  ],
};
/** A plank with ends cut hollow. */
export const PLANK: Shape = {
  outline: curve(
    'M14 24L186 24C180 44 200 52 200 70L200 132C200 150 180 158 186 178L14 178C20 158 0 150 0 132L0 70C0 52 20 44 14 24Z',
  ),
  field: rect(34, 36, 132, 130, 10),
  signSize: 122,
  pins: [
    [19, 101],
    [181, 101],
  ],
};
export const LOZENGE: Shape = {
  outline: soft(
    [
      [60, 4],
      [140, 4],
      [196, 60],
      [196, 140],
      [140, 196],
      [60, 196],
      [4, 140],
      [4, 60],
    ],
    8,
  ),
  field: soft(
    [
      [68, 26],
      [132, 26],
      [174, 68],
      [174, 132],
      [132, 174],
      [68, 174],
      [26, 132],
      [26, 68],
    ],
    6,
  ),
  pins: [
    [100, 15],
    [100, 185],
  ],
};

/** Joints and cracks, each with light on its far edge. */
export function drawCuts(ink: Ink, cuts: readonly Path[], color: string): void {
  const tone = ramp(color);
  for (const cut of cuts) {
    ink.draw(cut, { stroke: tone.hi, width: 3, opacity: 0.5, move: [2.2, 2.2] });
    ink.draw(cut, { stroke: tone.line, width: 4 });
  }
}

/** Heads of screws, each with its slot. */
export function drawPins(ink: Ink, places: readonly Point[], color: string): void {
  for (const [x, y] of places) {
    knob(ink, [x, y], 7, color);
    const slot = polyline([x - 3.5, y - 3.5], [x + 3.5, y + 3.5]);
    ink.draw(slot, { stroke: ramp(color).deep, width: 2.6, cap: 'round' });
  }
}

function drawSpots(ink: Ink): void {
  const tone = ramp(STONE.color);
  for (const i of range(24)) {
    const spot = oval(ink.random() * 200, ink.random() * 200, 1.5 + ink.random() * 3, 1.5 + ink.random() * 2);
    ink.draw(spot, { fill: i % 2 ? tone.shade : tone.hi, opacity: 0.55 });
  }
  const crack = polyline([198, 44], [180, 58], [184, 70], [168, 80]);
  ink.draw(crack, { stroke: tone.deep, width: 3.4, cap: 'round', opacity: 0.7 });
}
