import { ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { SHADOW, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { arch, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { FLOOR_LINE } from '../../kits/stage/room.ts';
import { fieldedPanel } from '../../matter/wood.ts';
import { DADO } from './walls.ts';

export interface Opening {
  left: number;
  right: number;
  top: number;
  /** Where its arch ends. */
  spring: number;
}

/** How wide its cheeks are seen, and how far its vault hangs before the inner wall. */
const REVEAL = 24;
const VAULT = 22;
/** Narrow panels beside the door, wide ones behind it. */
const PANELS = [52, 84, 84, 84, 52] as const;

/** A shallow niche for the door: an inner wall in the shade, and the cheek on the light's far side darker than the other. */
export function alcove(
  ink: Ink,
  opening: Opening,
  paper: string,
  wood: string,
  isLitFromLeft: boolean,
): void {
  const { left, right, top, spring } = opening;
  const rise = spring - top;
  const hole = arch(left, top, right - left, FLOOR_LINE - top, rise);
  ink.clip(hole, () => {
    drawCheeks(ink, opening, wood, isLitFromLeft);
    const inner = arch(
      left + REVEAL,
      top + VAULT,
      right - left - 2 * REVEAL,
      FLOOR_LINE - top - VAULT,
      rise - VAULT / 2,
    );
    ink.clip(inner, () => {
      drawInnerWall(ink, opening, shift(paper, { lightness: -0.06, chromaTimes: 0.9 }));
      drawInnerPanels(ink, opening, shift(wood, { lightness: -0.05 }));
      const [from, to] = isLitFromLeft ? [left, left + 190] : [right - 190, right];
      ink.draw(rect(from, top, to - from, FLOOR_LINE - top), {
        fill: linear(isLitFromLeft ? 0 : 180, [SHADOW, 0, 0.62], [SHADOW, 0.4, 0.3], [SHADOW, 1, 0]),
      });
      ink.draw(rect(left, top, right - left, 190), {
        fill: linear(90, [SHADOW, 0, 0.6], [SHADOW, 0.5, 0.26], [SHADOW, 1, 0]),
      });
    });
    ink.draw(inner, { stroke: ramp(wood).line, width: 2.6 });
    ink.draw(hole, { stroke: SHADOW, width: 12, opacity: 0.4, blur: 4 });
  });
}

/** The wood that lines it, lit where it faces the window. */
function drawCheeks(
  ink: Ink,
  { left, right, top, spring }: Opening,
  wood: string,
  isLitFromLeft: boolean,
): void {
  const tone = ramp(wood);
  ink.draw(rect(left, top, right - left, FLOOR_LINE - top), { fill: tone.deep });
  for (const [from, to, isLit] of [
    [left, left + REVEAL, !isLitFromLeft],
    [right, right - REVEAL, isLitFromLeft],
  ] as const) {
    const cheek = polygon([from, spring - 60], [to, spring - 60], [to, FLOOR_LINE], [from, FLOOR_LINE]);
    const [near, far] = isLit ? [tone.light, tone.base] : [tone.dark, tone.deep];
    ink.draw(cheek, { fill: linear(from < to ? 0 : 180, near, far) });
    for (const y of [spring + 10, DADO, FLOOR_LINE - 46])
      ink.draw(polyline([from, y], [to, y]), { stroke: tone.line, width: 2.4, opacity: 0.8 });
  }
}

/** Plain and darker than the wall about it, with fine stripes. */
function drawInnerWall(ink: Ink, { left, right, top }: Opening, paper: string): void {
  const tone = ramp(paper);
  const w = right - left;
  ink.draw(rect(left, top, w, DADO - top), { fill: linear(80, tone.shade, [tone.base, 0.6], tone.shade) });
  for (const i of range(w / 26))
    ink.draw(rect(left + REVEAL + 9 + i * 26, top, 7, DADO - top), { fill: tone.light, opacity: 0.2 });
}

function drawInnerPanels(ink: Ink, { left, right }: Opening, wood: string): void {
  const tone = ramp(wood);
  const [from, w] = [left + REVEAL, right - left - 2 * REVEAL];
  ink.draw(rect(from, DADO, w, FLOOR_LINE - DADO), { fill: linear(80, tone.base, tone.shade) });
  let x = from;
  for (const pitch of PANELS) {
    fieldedPanel(ink, [x + 9, DADO + 38, pitch - 18, 178], wood, { inset: 9 });
    x += pitch;
  }
  solid(ink, rect(from - 6, DADO - 12, w + 12, 26, 3), wood, { bevel: 4, width: 2.4 });
  solid(ink, rect(from - 6, FLOOR_LINE - 46, w + 12, 48), wood, { bevel: 4, width: 2.4 });
}
