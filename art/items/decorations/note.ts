import { ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Path, type Point, turnPath } from '../../ink/path.ts';
import { polygon, polyline } from '../../ink/shapes.ts';
import { turns } from '../../leaves.ts';
import { writtenLine } from '../../matter/handwriting.ts';
import { knob } from '../../matter/metal.ts';

interface Palette {
  paper: string;
  writing: string;
  pin: string;
}

const FOLD = 156;

/** A pinned sheet with its lower half folded up. Opened, the half hangs down and shows the writing. */
export const note = defineItem<Palette>({
  id: 'note',
  name: 'Note',
  tag: 'Decorations',
  anchor: 'wall',
  size: [220, 290],
  margin: { top: 14, right: 32, bottom: 34, left: 18 },
  line: 7,
  seed: 61,
  stand: { width: 5.5, center: 65, foot: 46 },
  realSize: { height: 9 },
  lying: { thickness: 3 },
  wear: 'none',
  palettes: {
    parchment: { paper: '#f0dcae', writing: '#6a4630', pin: '#d0443c' },
    blue: { paper: '#cfe0ee', writing: '#31486e', pin: '#e0a838' },
    rose: { paper: '#f2cfc6', writing: '#6e3048', pin: '#3f8f8a' },
  },
  opens: true,
  opening: 'unfolds',
  lockMaterial: 'paper',
  leaves: [turns('bottom', [18, 92, 204, 76], [18, 158, 218, 140])],
  /**
   * The folded half and part of the area below it, so that both states react to a click where they are
   * visible.
   */
  hitBox: [10, 4, 204, 220],
  draw(ink, palette, isOpened) {
    drawSheet(ink, palette.paper, isOpened ? 276 : FOLD);
    drawHeading(ink, palette.writing);
    if (isOpened) drawLetter(ink, palette);
    else drawFlap(ink, palette);
    knob(ink, [110, 26], 15, palette.pin);
  },
});

function tilted(path: Path): Path {
  return turnPath(path, -4, [110, 26]);
}

/** The sheet from the pin down to `bottom`, with slightly uneven edges. */
function drawSheet(ink: Ink, color: string, bottom: number): void {
  const tone = ramp(color);
  const sheet = tilted(
    polygon(
      [20, 14],
      [118, 10],
      [202, 15],
      [199, bottom * 0.5],
      [203, bottom],
      [112, bottom + 3],
      [18, bottom - 1],
      [22, bottom * 0.5],
    ),
  );
  castShadow(ink, sheet, { dx: 7, dy: 10, blur: 9, opacity: 0.42 });
  solid(ink, sheet, color, { fill: linear(70, tone.hi, [tone.base, 0.5], tone.shade), bevel: 4 });
}

function drawHeading(ink: Ink, color: string): void {
  writeLine(ink, 44, 60, 132, color, 5.5);
  writeLine(ink, 40, 84, 140, color, 4.5);
}

function writeLine(ink: Ink, x: number, y: number, length: number, color: string, width: number): void {
  writtenLine(ink, { at: [x, y], length, color, width, place: tilted });
}

function drawFlap(ink: Ink, { paper, writing }: Palette): void {
  const tone = ramp(paper);
  const flap = tilted(polygon([15, FOLD + 2], [207, FOLD + 4], [196, 102], [150, 106], [92, 101], [26, 104]));
  castShadow(ink, flap, { dx: 2, dy: -4, blur: 6, opacity: 0.3 });
  solid(ink, flap, paper, {
    fill: linear(90, tone.hi, [tone.light, 0.45], [tone.base, 0.75], tone.shade),
    bevel: 4,
    rim: 0.8,
    width: 5,
  });
  ink.draw(tilted(polyline([22, FOLD - 5], [200, FOLD - 3])), { stroke: tone.dark, width: 3, opacity: 0.5 });
  drawMark(ink, [112, 130], writing);
}

function drawLetter(ink: Ink, { paper, writing }: Palette): void {
  const tone = ramp(paper);
  const lower = tilted(polygon([22, FOLD], [200, FOLD], [201, 270], [21, 268]));
  ink.draw(lower, { fill: linear(90, [tone.dark, 0, 0.35], [tone.dark, 0.25, 0.05], [tone.hi, 1, 0.2]) });
  ink.draw(tilted(polyline([22, FOLD], [200, FOLD])), { stroke: tone.dark, width: 3, opacity: 0.7 });
  ink.draw(tilted(polyline([22, FOLD + 3], [200, FOLD + 3])), { stroke: tone.hi, width: 2, opacity: 0.9 });
  for (const y of [108, 132, 178, 202]) writeLine(ink, 40, y, 142, writing, 4.5);
  drawMark(ink, [112, 240], writing);
}

/** Says at a glance that the paper is to be read: underlined twice, as who writes in a hurry does. */
function drawMark(ink: Ink, [cx, cy]: Point, color: string): void {
  const stroke = { stroke: color, cap: 'round' } as const;
  const lines = [
    [cy - 6, 44, 6.5],
    [cy + 8, 30, 5],
  ] as const;
  for (const [y, half, width] of lines)
    ink.draw(tilted(polyline([cx - half, y + 3], [cx + half, y - 3])), { ...stroke, width });
}
