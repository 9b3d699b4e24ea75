import { type Color, type Ramp, ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, recess, SHADOW, solid, spill } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { type Box, curve, movePath, type Path, type Point } from '../../ink/path.ts';
import { arch, oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { DOOR_HEIGHT, defineDoor } from '../../kits/doors/door.ts';
import { mausoleum } from '../../kits/doors/frames/mausoleum.ts';
import { ironScroll, spear } from '../../kits/doors/hardware/wroughtIron.ts';
import { gateLeaf } from '../../kits/doors/motions/gateLeaf.ts';
import { reveal } from '../../kits/doors/reveal.ts';
import { graveyardView } from '../../kits/doors/views/graveyardView.ts';
import { keyhole, plate, rod } from '../../matter/metal.ts';
import { BRASS } from '../../matter/palette.ts';
import { voussoirs } from '../../matter/stone.ts';
import { dustIn } from '../../moving.ts';

interface Palette {
  stone: string;
  iron: string;
  mist: string;
}

const OPENING: Box = [78, 250, 228, DOOR_HEIGHT - 250];
const RISE = 114;
const SPRING = OPENING[1] + RISE;
/** The amount by which the far side of the thick wall, where the gate hangs, looks smaller. */
const DEPTH = 0.13;
const EYE: Point = [OPENING[0] + OPENING[2] / 2, OPENING[1] + OPENING[3] * 0.46];
/** The y of the rail with the lock. */
const SCROLLS = 615;
const RAILS = [SPRING + 22, SCROLLS, 770];

export const cryptDoor = defineDoor<Palette>({
  id: 'crypt-door',
  collection: 'old-tales',
  name: 'Crypt door',
  seed: 61,
  palettes: {
    granite: { stone: '#8f92a0', iron: '#8b93ab', mist: '#74c4ba' },
    marble: { stone: '#cfc6bd', iron: '#94788a', mist: '#8f86d8' },
    moss: { stone: '#87927a', iron: '#a5723c', mist: '#a9bf62' },
  },
  opening: 'creaks',
  lockMaterial: 'stone',
  moves: (_, isOpened) => (isOpened ? [dustIn([120, 540, 220, 200], '#bfe8d8', 14)] : []),
  draw(ink, palette, isOpened) {
    const opening = arch(...OPENING, RISE);
    mausoleum(ink, OPENING, RISE, palette.stone);
    reveal(ink, { opening, box: OPENING, color: palette.stone, depth: DEPTH }, (_, far, farBox) => {
      graveyardView(ink, far, farBox, palette.mist);
      if (!isOpened) veil(ink, far, palette.mist);
    });
    drawJambs(ink, opening, palette.stone);
    const setBack: Point = [EYE[0] * DEPTH, EYE[1] * DEPTH];
    ink.at(setBack, () => drawGate(ink, palette.iron, isOpened), { scale: 1 - DEPTH });
    ink.draw(opening, { stroke: ramp(palette.stone).line, width: 7 });
    const center: Point = [192, SPRING];
    voussoirs(ink, palette.stone, { center, rx: 112, ry: RISE - 2, thickness: 30, count: 9, keyStone: 0 });
    for (const left of [48, 300]) solid(ink, rect(left, SPRING - 4, 36, 18, 4), palette.stone, { bevel: 4 });
    drawHourglass(ink, [192, 80], palette.stone);
    drawSkull(ink, [192, 222], palette.stone);
    if (isOpened) spill(ink, 192, 500, 200, 290, palette.mist, 0.42);
  },
});

/** The blocks of the side walls from the near edge to the far one; the right ones are lit. */
function drawJambs(ink: Ink, opening: Path, color: Color): void {
  const [x, , w] = OPENING;
  const far = ([px, py]: Point): Point => [
    EYE[0] + (px - EYE[0]) * (1 - DEPTH),
    EYE[1] + (py - EYE[1]) * (1 - DEPTH),
  ];
  const joints = [400, 490, 580, 670].flatMap((y) =>
    [x, x + w].flatMap((side) => polyline([side, y], far([side, y]))),
  );
  const lit = polygon([x + w, SPRING - 40], far([x + w, SPRING - 40]), far([x + w, DOOR_HEIGHT]), [
    x + w,
    DOOR_HEIGHT,
  ]);
  const tone = ramp(color);
  ink.draw(lit, { fill: linear(90, [tone.hi, 0, 0], [tone.hi, 0.25, 0.5], [tone.hi, 1, 0.62]) });
  ink.clip(opening, () => ink.draw(joints, { stroke: tone.line, width: 2.6, opacity: 0.6 }));
}

/** The dark in front of the graves, with mist at their feet, so that the bars stand out. */
function veil(ink: Ink, opening: Path, mist: string): void {
  ink.draw(opening, { fill: linear(90, [SHADOW, 0, 0.7], [SHADOW, 0.5, 0.58], [SHADOW, 1, 0.3]) });
  ink.clip(opening, () => glow(ink, 192, 780, 150, mist, 0.55, 170));
}

function drawGate(ink: Ink, color: Color, isOpened: boolean): void {
  const [x, y, w, h] = OPENING;
  const opening = arch(...OPENING, RISE);
  for (const side of ['left', 'right'] as const) {
    const box: Box = [side === 'left' ? x : x + w / 2, y, w / 2, h];
    gateLeaf(ink, isOpened, { box, opening, hingeSide: side, angle: 62 }, () =>
      isOpened ? drawTurnedLeaf(ink, box, side, color) : drawLeaf(ink, box, side, color),
    );
  }
  if (!isOpened) drawLock(ink, [x + w / 2, 615], color);
}

/** An opened leaf, turned toward the graves and away from the light: its bars are close together. */
function drawTurnedLeaf(ink: Ink, box: Box, side: 'left' | 'right', color: Color): void {
  const [x, , w] = box;
  const quiet = shift(color, { lightness: -0.16, chromaTimes: 0.55 });
  for (const share of [0.35, 0.66]) {
    const cx = x + w * share;
    spear(ink, [cx, spearTop(cx)], DOOR_HEIGHT + 10, 8, quiet);
  }
  for (const y of RAILS) rod(ink, polyline([x + 4, y], [x + w - 4, y]), quiet, 6);
  drawStiles(ink, box, side, quiet, 11);
  const hinge = side === 'left' ? x + 8 : x + w - 8;
  for (const y of [SPRING + 74, 752]) plate(ink, rect(hinge - 16, y - 13, 32, 26, 4), quiet, { width: 4 });
}

/**
 * A closed leaf: a few bars and one pair of scrolls at the rail with the lock. More scrolls would be unclear
 * at a small size.
 */
function drawLeaf(ink: Ink, box: Box, side: 'left' | 'right', color: Color): void {
  const [x, , w] = box;
  for (const share of [0.35, 0.66]) {
    const cx = x + w * share;
    spear(ink, [cx, spearTop(cx)], DOOR_HEIGHT + 10, 10, color);
  }
  for (const y of RAILS)
    rod(
      ink,
      polyline([x + 4, y], [x + w - 4, y]),
      color,
      10,
      polyline([x + 8, y - 2.5], [x + w - 8, y - 2.5]),
    );
  for (const mirror of [true, false])
    for (const flip of [true, false])
      ironScroll(ink, [x + w / 2 + (mirror ? 3 : -3), SCROLLS + (flip ? 6 : -6)], color, {
        mirror,
        flip,
        scale: 1.15,
      });
  drawStiles(ink, box, side, color);
}

/** The leaf's outer bars: the one at the hinges, and the one that meets the other leaf. */
function drawStiles(ink: Ink, [x, , w]: Box, side: 'left' | 'right', color: Color, width = 11.5): void {
  const hinge = side === 'left' ? x + 8 : x + w - 8;
  const meeting = side === 'left' ? x + w - 7 : x + 7;
  rod(
    ink,
    polyline([hinge, SPRING - 4], [hinge, DOOR_HEIGHT + 10]),
    color,
    width,
    polyline([hinge - 3, SPRING + 2], [hinge - 3, DOOR_HEIGHT]),
  );
  rod(
    ink,
    polyline([meeting, spearTop(meeting) - 6], [meeting, DOOR_HEIGHT + 10]),
    color,
    width,
    polyline([meeting - 3, SPRING - 80], [meeting - 3, DOOR_HEIGHT]),
  );
}

/** Returns the y of a spear's tip, which follows the arch. */
function spearTop(cx: number): number {
  const share = (cx - 192) / (OPENING[2] / 2);
  return SPRING - RISE * Math.sqrt(Math.max(0, 1 - share * share)) + 42;
}

function drawLock(ink: Ink, [cx, cy]: Point, color: string | Color): void {
  const box = rect(cx - 30, cy - 40, 60, 80, 10);
  castShadow(ink, box, { dx: 3, dy: 7, blur: 5, opacity: 0.5 });
  plate(ink, box, color, { width: 4.5 });
  plate(ink, oval(cx, cy, 19, 25), BRASS, { width: 3.5, bevel: 3 });
  keyhole(ink, [cx, cy - 7], 6.5);
}

/** The keystone in the form of a skull. */
function drawSkull(ink: Ink, [cx, cy]: Point, color: Color): void {
  const tone = ramp(color);
  const head = curve(
    `M${cx - 44} ${cy}C${cx - 46} ${cy - 62} ${cx + 46} ${cy - 62} ${cx + 44} ${cy}` +
      `C${cx + 43} ${cy + 16} ${cx + 34} ${cy + 20} ${cx + 28} ${cy + 26}` +
      `L${cx + 24} ${cy + 56}Q${cx} ${cy + 66} ${cx - 24} ${cy + 56}L${cx - 28} ${cy + 26}` +
      `C${cx - 34} ${cy + 20} ${cx - 43} ${cy + 16} ${cx - 44} ${cy}Z`,
  );
  castShadow(ink, head, { dx: 5, dy: 11, blur: 7, opacity: 0.6 });
  const round = radial(0.38, 0.26, 0.85, tone.hi, [tone.light, 0.28], [tone.base, 0.6], tone.dark);
  solid(ink, head, tone.light, { bevel: 7, fill: round, texture: () => modelSkull(ink, [cx, cy], tone) });
  for (const side of [-1, 1]) {
    const socket = oval(cx + side * 19, cy + 3, 13, 14.5);
    ink.draw(socket, { stroke: tone.hi, width: 3.5, move: [1.6, 2.4], opacity: 0.85 });
    ink.draw(socket, {
      fill: radial(0.6, 0.75, 0.8, tone.dark, [tone.deep, 0.35], tone.line),
      stroke: tone.line,
      width: 2.5,
    });
  }
  const nose = curve(
    `M${cx} ${cy + 14}L${cx + 9} ${cy + 29}Q${cx + 5} ${cy + 33} ${cx} ${cy + 28}Q${cx - 5} ${cy + 33} ${cx - 9} ${cy + 29}Z`,
  );
  ink.draw(nose, { stroke: tone.hi, width: 2.5, move: [1.4, 1.8], opacity: 0.8 });
  ink.draw(nose, { fill: tone.line });
  const [left, right] = [cx - 22, cx + 22];
  ink.draw(curve(`M${left} ${cy + 44}Q${cx} ${cy + 49} ${right} ${cy + 44}`), {
    stroke: tone.line,
    width: 3,
  });
  const gaps = range(5).flatMap((i) => polyline([cx - 16 + i * 8, cy + 38], [cx - 15.2 + i * 7.6, cy + 56]));
  ink.draw(gaps, { stroke: tone.hi, width: 1.6, opacity: 0.7, move: [1.8, 0] });
  ink.draw(gaps, { stroke: tone.line, width: 2.2 });
}

/** The shading of the skull: temples and cheeks are darker, the brow stands out over the eyes. */
function modelSkull(ink: Ink, [cx, cy]: Point, tone: Ramp): void {
  for (const side of [-1, 1]) {
    const fade = (opacity: number) => radial(0.5, 0.5, 0.5, [tone.deep, 0, opacity], [tone.deep, 1, 0]);
    ink.draw(oval(cx + side * 43, cy - 8, 13, 20), { fill: fade(side < 0 ? 0.35 : 0.6) });
    ink.draw(oval(cx + side * 30, cy + 34, 13, 16), { fill: fade(0.6) });
    const brow = curve(
      `M${cx + side * 5} ${cy - 10}Q${cx + side * 19} ${cy - 24} ${cx + side * 36} ${cy - 9}`,
    );
    ink.draw(brow, { stroke: tone.dark, width: 4, cap: 'round', opacity: 0.45 });
    ink.draw(brow, { stroke: tone.hi, width: 3, cap: 'round', opacity: 0.8, move: [-0.8, -3.4] });
  }
  ink.draw(oval(cx, cy + 34, 20, 5), { fill: tone.dark, opacity: 0.35 });
}

/** A relief of an hourglass in the gable. */
function drawHourglass(ink: Ink, [cx, cy]: Point, color: Color): void {
  const tone = ramp(color);
  const glass = movePath(
    curve('M-15 -22L15 -22C15 -8 3 -5 3 0C3 5 15 8 15 22L-15 22C-15 8 -3 5 -3 0C-3 -5 -15 -8 -15 -22Z'),
    cx,
    cy,
  );
  recess(ink, glass, color, { depth: 5 });
  ink.draw(movePath(curve('M-10 21C-8 12 8 12 10 21Z'), cx, cy), { fill: tone.hi });
  for (const y of [cy - 28, cy + 20])
    solid(ink, rect(cx - 22, y, 44, 9, 3), tone.light, { bevel: 3, width: 3.5 });
}
