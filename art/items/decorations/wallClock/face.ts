import type { LooseMove } from '../../../../core/catalogue/moves.ts';
import { mix, ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { recess, SHADOW, solid } from '../../../ink/light.ts';
import { radial } from '../../../ink/paint.ts';
import { type Point, polar, turnPath } from '../../../ink/path.ts';
import { arc, oval, polygon, polyline, range } from '../../../ink/shapes.ts';
import { type Glyph, glyph } from '../../../matter/digits.ts';
import { knob, metal } from '../../../matter/metal.ts';
import { BRASS } from '../../../matter/palette.ts';
import { CENTER, INNER, type Looks, OUTER } from './shape.ts';

// Digits: a face has each hour.

/** The second hand, which goes round once a minute. */
export const TICKING: LooseMove = {
  type: 'turn',
  part: 0,
  box: [148, 58, 24, 146],
  pivot: CENTER,
  period: 60_000,
  isClockwise: true,
};

/** The parts in front of the second hand: the cap of the hands, and the glass. */
export const BEFORE: LooseMove = {
  type: 'stay',
  part: 1,
  box: [CENTER[0] - INNER, CENTER[1] - INNER, 2 * INNER, 2 * INNER],
};

/** The clock from the front: rim, dial, hands. */
export function drawFace(ink: Ink, looks: Looks): void {
  const tone = ramp(looks.rim);
  solid(ink, oval(...CENTER, OUTER), looks.rim, { fill: metal(looks.rim, 50), bevel: 9 });
  ink.draw(oval(...CENTER, 139), { stroke: tone.dark, width: 4, opacity: 0.7 });
  ink.draw(oval(...CENTER, 136), { stroke: tone.hi, width: 3, opacity: 0.7 });
  drawDial(ink, looks);
  drawHand(ink, looks.hands, { length: 58, width: 13, turn: 305 });
  drawHand(ink, looks.hands, { length: 88, width: 9, turn: 60 });
  ink.loose(0, () => drawSecondHand(ink, looks.second));
  ink.loose(1, () => {
    knob(ink, CENTER, 9, BRASS);
    drawGlass(ink);
  });
}

function drawDial(ink: Ink, { face, hands, rim }: Looks): void {
  const tone = ramp(face);
  recess(ink, oval(...CENTER, INNER), rim, {
    depth: 9,
    fill: radial(0.4, 0.34, 0.75, tone.hi, [tone.base, 0.62], mix(tone.base, tone.shade, 0.7)),
  });
  for (const minute of range(60)) {
    const isHour = minute % 5 === 0;
    const mark = polyline(
      polar(...CENTER, 113, minute * 6),
      polar(...CENTER, isHour ? 104 : 109, minute * 6),
    );
    ink.draw(mark, { stroke: hands, width: isHour ? 4.5 : 2, cap: 'round', opacity: isHour ? 1 : 0.6 });
  }
  for (const hour of range(12)) {
    const [x, y] = polar(...CENTER, 85, hour * 30 - 60);
    drawNumeral(ink, hour + 1, [x, y], hands);
  }
}

function drawNumeral(ink: Ink, hour: number, [x, y]: Point, color: string): void {
  const signs = [...String(hour)] as Glyph[];
  const pitch = 14.5;
  signs.forEach((sign, i) => {
    glyph(ink, sign, [x + (i - (signs.length - 1) / 2) * pitch, y], 21, color, 4.6);
  });
}

function drawHand(
  ink: Ink,
  color: string,
  { length, width, turn }: { length: number; width: number; turn: number },
): void {
  const [cx, cy] = CENTER;
  const blade = polygon(
    [cx - width * 0.32, cy + 20],
    [cx - width / 2, cy - length * 0.62],
    [cx, cy - length],
    [cx + width / 2, cy - length * 0.62],
    [cx + width * 0.32, cy + 20],
  );
  const hand = turnPath(blade, turn, CENTER);
  ink.draw(hand, { fill: SHADOW, opacity: 0.3, blur: 3, move: [3, 5] });
  ink.draw(hand, { fill: color, stroke: ramp(color).line, width: 3 });
}

function drawSecondHand(ink: Ink, color: string): void {
  const [cx, cy] = CENTER;
  ink.draw(polyline([cx, cy + 34], [cx, cy - 94]), { stroke: ramp(color).dark, width: 5.4, cap: 'round' });
  ink.draw(polyline([cx, cy + 34], [cx, cy - 94]), { stroke: color, width: 3.2, cap: 'round' });
  ink.draw(oval(cx, cy + 31, 6.5), { fill: color, stroke: ramp(color).dark, width: 2.4 });
}

function drawGlass(ink: Ink): void {
  ink.clip(oval(...CENTER, INNER - 4), () => {
    const band = polygon([24, 210], [150, 20], [196, 20], [70, 238]);
    ink.draw(band, { fill: '#fff', opacity: 0.13 });
  });
  ink.draw(arc(...CENTER, 110, 196, 252), { stroke: '#fff', width: 7, opacity: 0.6, cap: 'round' });
}
