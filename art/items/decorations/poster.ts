import { ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, SHADOW, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { curve, type Path, type Point } from '../../ink/path.ts';
import { oval, polygon, polyline, rect } from '../../ink/shapes.ts';
import { type InkSign, inkSign } from '../../kits/signs/inkSigns.ts';
import { writtenLine } from '../../matter/handwriting.ts';
import { knob } from '../../matter/metal.ts';
import { drawFilm } from './posters/film.ts';
import { drawScience } from './posters/science.ts';
import { drawTravel } from './posters/travel.ts';

interface Palette {
  drawPicture: (ink: Ink) => void;
  border: string;
  pin: string;
  /** The colours of the sheet below it, and of the writing on that sheet. */
  old: string;
  pen: string;
  /** The sign on the sheet below. */
  mark: InkSign;
}

const WIDTH = 328;
const HEIGHT = 448;
const BORDER = 14;
/** The ends of the fold of the peeled corner, and the position of its tip. */
const FOLD_TOP: Point = [WIDTH, 206];
const FOLD_FOOT: Point = [92, HEIGHT];
const TIP: Point = [104, 262];

/** Three posters. Opened, a corner has come off and shows an older sheet below. */
export const poster = defineItem<Palette>({
  id: 'poster',
  name: 'Poster',
  tag: 'Decorations',
  anchor: 'wall',
  size: [WIDTH, HEIGHT],
  margin: { top: 26, right: 38, bottom: 42, left: 28 },
  line: 6,
  seed: 89,
  stand: { width: 10.5, center: 87, foot: 58 },
  realSize: { height: 90 },
  wear: 'none',
  palettes: {
    travel: {
      drawPicture: drawTravel,
      border: '#f8ecd0',
      pin: '#3f7fb8',
      old: '#d8bf8c',
      pen: '#7a2f2a',
      mark: 'anchor',
    },
    film: {
      drawPicture: drawFilm,
      border: '#e8d8b0',
      pin: '#d8434a',
      old: '#c4ad94',
      pen: '#4a2f6a',
      mark: 'eye',
    },
    science: {
      drawPicture: drawScience,
      border: '#eef4f4',
      pin: '#e0a838',
      old: '#cfcaa8',
      pen: '#1f4a5c',
      mark: 'star',
    },
  },
  opens: true,
  opening: 'back',
  fades: 'bends or turns as no leaf does',
  lockMaterial: 'paper',
  // Found items are shown beside the fold, where the corner was, not over the picture.
  holds: [200, 312, 124, 130],
  draw(ink, palette, isPeeled) {
    if (!isPeeled) {
      castShadow(ink, rect(0, 0, WIDTH, HEIGHT), { dx: 7, dy: 10, blur: 8, opacity: 0.4 });
      drawSheet(ink, palette);
    } else {
      drawWall(ink, palette);
      castShadow(ink, withoutCorner(), { dx: 7, dy: 10, blur: 8, opacity: 0.5 });
      ink.clip(withoutCorner(), () => drawSheet(ink, palette));
      drawPeeledCorner(ink, palette.border);
    }
    drawPins(ink, palette.pin, isPeeled);
  },
});

function withoutCorner(): Path {
  return polygon(
    [-6, -6],
    [WIDTH + 6, -6],
    [WIDTH + 6, FOLD_TOP[1] - 7],
    [FOLD_FOOT[0] - 5, HEIGHT + 6],
    [-6, HEIGHT + 6],
  );
}

function drawSheet(ink: Ink, { border, drawPicture }: Palette): void {
  const tone = ramp(border);
  const picture = rect(BORDER, BORDER, WIDTH - 2 * BORDER, HEIGHT - 2 * BORDER);
  solid(ink, rect(0, 0, WIDTH, HEIGHT, 3), border, { bevel: 3 });
  ink.clip(picture, () => {
    ink.at([BORDER, BORDER], () => drawPicture(ink));
    drawCrease(ink);
  });
  ink.draw(picture, { stroke: tone.line, width: 3.5 });
}

/** A crease in the poster. */
function drawCrease(ink: Ink): void {
  const y = HEIGHT / 2;
  ink.draw(polyline([0, y], [WIDTH, y]), { stroke: SHADOW, width: 2.5, opacity: 0.25 });
  ink.draw(polyline([0, y + 2.5], [WIDTH, y + 2.5]), { stroke: '#fff', width: 2, opacity: 0.3 });
  const shine = polygon([0, 150], [150, 0], [236, 0], [0, 236]);
  ink.draw(shine, { fill: '#fff', opacity: 0.1 });
}

/** The older sheet below, which covers whatever wall the room has. */
function drawWall(ink: Ink, { old, pen, mark }: Palette): void {
  const tone = ramp(old);
  const sheet = curve('M326 150L322 250L327 300L323 380L326 442L240 438L160 446L60 440L200 250Z');
  castShadow(ink, sheet, { dx: 5, dy: 7, blur: 6, opacity: 0.4 });
  const texture = (): void => {
    for (const y of [326, 410])
      writtenLine(ink, { at: [150, y], length: 166, color: pen, width: 3.5, height: 5 });
    ink.draw(oval(286, 414, 40, 22), { fill: tone.shade, opacity: 0.4 });
    ink.draw(oval(286, 414, 40, 22), { stroke: tone.dark, width: 3, opacity: 0.35 });
    ink.draw(polyline([206, 448], [328, 236]), { stroke: tone.dark, width: 2.5, opacity: 0.5 });
  };
  solid(ink, sheet, old, { bevel: 4, fill: linear(60, tone.light, [tone.base, 0.5], tone.shade), texture });
  const center: Point = [252, 366];
  ink.draw(oval(...center, 44, 36), { stroke: pen, width: 4, opacity: 0.8 });
  inkSign(ink, mark, center, 1.25, pen, 7);
}

function drawPeeledCorner(ink: Ink, color: string): void {
  const tone = ramp(color);
  const [x, y] = TIP;
  const flap = curve(
    `M${FOLD_TOP.join(' ')}C262 204 180 214 ${x} ${y}C100 320 112 398 ${FOLD_FOOT.join(' ')}` +
      `C150 396 250 300 ${FOLD_TOP.join(' ')}Z`,
  );
  castShadow(ink, flap, { dx: -3, dy: 7, blur: 9, opacity: 0.45 });
  const fill = linear(48, tone.hi, [tone.light, 0.3], [tone.base, 0.55], [tone.dark, 0.8], tone.shade);
  solid(ink, flap, color, { fill, bevel: 4, rim: 0.8 });
}

function drawPins(ink: Ink, color: string, isPeeled: boolean): void {
  const pins: Point[] = [
    [16, 16],
    [WIDTH - 16, 16],
    [16, HEIGHT - 16],
  ];
  for (const pin of isPeeled ? pins : [...pins, [WIDTH - 16, HEIGHT - 16] as const]) knob(ink, pin, 9, color);
}
