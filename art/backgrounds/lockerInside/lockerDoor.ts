import { ramp } from '../../color.ts';
import type { Ink, Warp } from '../../ink/Ink.ts';
import { castShadow, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { curve, joinPaths } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { writtenLine } from '../../matter/handwriting.ts';
import { hinge } from '../../matter/metal.ts';
import { RIVET_IRON } from '../../matter/palette.ts';

interface OpenDoor {
  /** The x of the hinge; the door stands open to the left of it. */
  hinge: number;
  top: number;
  height: number;
  /** The door's width to the left of the hinge. */
  reach: number;
}

/** Draws the owner's stickers; the door measures 300 by 1000 units. */
export function lockerDoor(ink: Ink, door: OpenDoor, { steel, coat }: { steel: string; coat: string }): void {
  const { hinge: at, top, height, reach } = door;
  // The free edge is nearer and therefore taller.
  const open: Warp = (x, y) => {
    const along = 1 - x / 300;
    const grow = 1 + along * 0.1;
    return [at - along * reach, top + height / 2 + (y / 1000 - 0.5) * height * grow];
  };
  ink.warp(open, () => {
    const leaf = rect(0, 0, 300, 1000, 4);
    castShadow(ink, leaf, { dx: 18, dy: 0, blur: 16, opacity: 0.5 });
    solid(ink, leaf, steel, {
      bevel: 7,
      fill: linear(0, ramp(steel).light, [ramp(steel).base, 0.5], ramp(steel).shade),
    });
    ink.draw(rect(16, 18, 268, 964, 4), { stroke: ramp(steel).deep, width: 4, opacity: 0.7 });
    for (const i of range(4)) ink.draw(rect(70, 52 + i * 22, 160, 9, 4), { fill: ramp(steel).line });
    drawMirror(ink, steel);
    drawTimetable(ink, coat);
    drawPhotos(ink);
    for (const i of range(4)) ink.draw(rect(70, 880 + i * 22, 160, 9, 4), { fill: ramp(steel).line });
  });
  for (const share of [0.14, 0.5, 0.86]) hinge(ink, [at - 4, top + height * share - 44], 88, RIVET_IRON, 22);
}

function drawMirror(ink: Ink, steel: string): void {
  const frame = rect(66, 170, 168, 208, 8);
  castShadow(ink, frame, { dx: 6, dy: 8, blur: 6, opacity: 0.45 });
  solid(ink, frame, '#c2b28a', { bevel: 5 });
  const pane = rect(80, 182, 140, 184, 4);
  ink.draw(pane, {
    fill: linear(60, '#dfe8ee', ['#9fb2c2', 0.5], ramp(steel).light),
    stroke: '#3a3444',
    width: 2.6,
  });
  ink.clip(pane, () => {
    ink.draw(polygon([80, 300], [170, 182], [200, 182], [80, 344]), { fill: '#ffffff', opacity: 0.4 });
    ink.draw(polyline([220, 330], [188, 342], [176, 366]), { stroke: '#4a4656', width: 2 });
  });
}

/** A timetable of five days in colours; one of its corners is loose. */
function drawTimetable(ink: Ink, accent: string): void {
  const sheet = polygon([52, 420], [250, 416], [252, 606], [206, 612], [54, 608]);
  castShadow(ink, sheet, { dx: 5, dy: 7, blur: 5, opacity: 0.4 });
  solid(ink, sheet, '#d6ccb4', { bevel: 3, width: 2.6 });
  for (const column of range(5))
    for (const row of range(4)) {
      const cell = rect(66 + column * 36, 438 + row * 40, 30, 33, 2);
      const fills = [accent, '#5c8aa0', '#c49a48', '#7a9a62', '#b8aca0'];
      ink.draw(cell, {
        fill: fills[(column * 3 + row * 2) % 5] ?? accent,
        opacity: 0.75,
        stroke: '#5a4a44',
        width: 1.4,
      });
    }
  ink.draw(curve('M206 612Q214 596 252 606Q232 590 212 594Z'), {
    fill: '#a89c88',
    stroke: '#4a3c3a',
    width: 2,
  });
  for (const x of [60, 238]) ink.draw(oval(x, 426, 6), { fill: '#b23c3c', stroke: '#3a1c24', width: 1.8 });
}

function drawPhotos(ink: Ink): void {
  for (const [x, y, w, h, lean] of [
    [58, 646, 84, 98, -7],
    [150, 690, 98, 84, 8],
  ] as const) {
    const print = polygon(
      [x, y - lean],
      [x + w, y + lean],
      [x + w - lean * 0.5, y + h + lean],
      [x - lean * 0.5, y + h - lean],
    );
    castShadow(ink, print, { dx: 4, dy: 6, blur: 4, opacity: 0.4 });
    solid(ink, print, '#e0d8c4', { bevel: 2, width: 2.2 });
    const inset = rect(x + 10, y + 10, w - 20, h - 34);
    ink.draw(inset, {
      fill: linear(90, '#7fa8c4', ['#c4c8a0', 0.55], '#6a8a54'),
      stroke: '#4a4446',
      width: 1.6,
    });
    ink.draw(
      joinPaths(
        oval(x + w * 0.42, y + h * 0.36, 9),
        curve(
          `M${x + w * 0.22} ${y + h - 25}Q${x + w * 0.42} ${y + h * 0.36} ${x + w * 0.62} ${y + h - 25}Z`,
        ),
      ),
      {
        fill: '#5a3a3c',
      },
    );
  }
  writtenLine(ink, { at: [68, 730], length: 62, color: '#4a3a44', width: 2, height: 3 });
}
