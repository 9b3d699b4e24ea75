import type { Ink } from '../ink/Ink.ts';
import { castShadow, glow, recess, SHADOW, solid } from '../ink/light.ts';
import { linear, radial } from '../ink/paint.ts';
import { curve, polar } from '../ink/path.ts';
import { oval, polygon, polyline, range, rect, soft } from '../ink/shapes.ts';
import { knob, plate } from '../matter/metal.ts';
import { BRASS } from '../matter/palette.ts';
import { body, type LockPart, type LockParts, part } from './lockPart.ts';
import { type Surface, upright, wooden } from './surfaces.ts';

const [CX, CY] = [180, 246];

/** The colours of a small clock. */
interface ClockLook {
  house: Surface;
  roof: Surface;
  /** The doors in front of the bird. */
  leaf: Surface;
  trim: string;
}

/** The house of a cuckoo clock; the bird serves as the bolt. */
export function clockHouseOf(look: ClockLook): LockParts {
  return {
    shut: body((ink) => draw(ink, look, false)),
    open: body((ink) => draw(ink, look, true)),
  };
}

/** A small cuckoo clock, and its hands as they stand at twelve. */
export const clock: LockParts = {
  ...clockHouseOf({
    house: upright('#7a4a2a'),
    roof: wooden('#5a3020', 0.4),
    leaf: upright('#8a5a34'),
    trim: BRASS,
  }),
  hour: hand(54, 13),
  minute: hand(82, 9),
  pivot: part([24, 24, 16], (ink) => knob(ink, [12, 12], 11, BRASS)),
};

function draw(ink: Ink, look: ClockLook, isOpen: boolean): void {
  const house = soft(
    [
      [180, -8],
      [338, 92],
      [326, 106],
      [326, 470],
      [34, 470],
      [34, 106],
      [22, 92],
    ],
    12,
  );
  castShadow(ink, house, { dx: 8, dy: 12, blur: 12, opacity: 0.5 });
  look.house(ink, house, [22, -8, 316, 480], 9);
  for (const side of [1, -1]) {
    const roof = soft(
      [
        [180, -22],
        [180 + side * 176, 90],
        [180 + side * 164, 112],
        [180, 12],
      ],
      6,
    );
    castShadow(ink, roof, { dx: 2, dy: 8, blur: 6, opacity: 0.45 });
    look.roof(ink, roof, [0, -22, 360, 140], 5);
  }
  drawBird(ink, look, isOpen);
  plate(ink, oval(CX, CY, 138), look.trim, { bevel: 8 });
  const enamel = radial(0.4, 0.35, 0.8, '#fffaf0', ['#f6e9cd', 0.6], '#cdb48a');
  ink.draw(oval(CX, CY, 124), { fill: enamel, stroke: '#3a2416', width: 3 });
  for (const i of range(12))
    ink.draw(polyline(polar(CX, CY, 118, i * 30), polar(CX, CY, 122, i * 30)), {
      stroke: '#3a2416',
      width: 3,
    });
  ink.draw(rect(70, 376, 220, 32, 8), { fill: '#f7ecd2', stroke: '#3a2416', width: 2.4 });
}

/** Draws a hand upright in a picture of its own; it turns about the middle of its lower end. */
function hand(length: number, width: number): LockPart {
  const side = width / 2;
  return part([40, 200, 4], (ink) => {
    const [x, y] = [20, 100];
    const shape = polygon(
      [x - side * 0.7, y + 18],
      [x - side, y],
      [x - side * 0.3, y - length],
      [x + side * 0.3, y - length],
      [x + side, y],
      [x + side * 0.7, y + 18],
    );
    ink.draw(shape, { fill: SHADOW, opacity: 0.3, move: [4, 6] });
    ink.draw(shape, { fill: '#2b2430', stroke: '#17101a', width: 2 });
    ink.draw(oval(x, y - length + 8, 10), { fill: '#2b2430', stroke: '#17101a', width: 2.4 });
    ink.draw(oval(x, y - length + 8, 4.5), { fill: '#f6e9cd' });
  });
}

function drawBird(ink: Ink, { leaf, trim }: ClockLook, isOut: boolean): void {
  const hole = curve('M142 104L142 62C142 36 218 36 218 62L218 104Z');
  const inside = isOut ? linear(90, '#3a1a0c', '#ffcf6b') : linear(90, '#160a08', '#3a1a10');
  recess(ink, hole, '#2a120e', { depth: 8, fill: inside });
  if (isOut) drawCuckoo(ink, leaf);
  else {
    ink.clip(hole, () => {
      for (const x of [142, 180]) leaf(ink, rect(x, 36, 38, 70), [x, 36, 38, 70], 4);
    });
    ink.draw(hole, { stroke: '#2a1410', width: 3.4 });
    for (const x of [173, 187]) knob(ink, [x, 78], 4, trim);
  }
}

function drawCuckoo(ink: Ink, leaf: Surface): void {
  glow(ink, 180, 76, 110, '#ffe39a', 0.9, 80);
  for (const side of [1, -1]) {
    const x = 180 + side * 38;
    const door = polygon([x, 46], [x + side * 30, 36], [x + side * 30, 112], [x, 104]);
    leaf(ink, door, [x - 32, 36, 64, 76], 3);
  }
  ink.draw(polyline([180, 96], [180, 84]), { stroke: '#5b627a', width: 9 });
  const bird = curve(
    'M150 76C150 56 164 44 182 44C202 44 212 58 210 74L224 80L210 86C204 100 190 106 176 104C158 102 150 90 150 76Z',
  );
  ink.at([-6, -8], () => {
    castShadow(ink, bird, { dx: 4, dy: 6, blur: 5, opacity: 0.4 });
    solid(ink, bird, '#4f8ec0', { bevel: 5 });
    const wing = curve('M164 80C172 92 186 94 196 86C194 100 170 102 164 80Z');
    ink.draw(wing, { fill: '#2f5f92', stroke: '#1b2c4a', width: 2 });
    ink.draw(polygon([207, 68], [236, 74], [209, 80]), { fill: '#f0b23c', stroke: '#4a2c10', width: 2.4 });
    ink.draw(oval(194, 62, 6), { fill: '#fff', stroke: '#1b2c4a', width: 2 });
    ink.draw(oval(195.5, 62, 3), { fill: '#14101a' });
  });
}
