import { ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { SHADOW, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Path, type Point, polar } from '../../ink/path.ts';
import { arch, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { FLOOR_LINE } from '../../kits/stage/room.ts';
import { fieldedPanel } from '../../matter/wood.ts';
import { DADO } from './walls.ts';

export interface Opening {
  left: number;
  right: number;
  top: number;
  /** The y at which the alcove's arch ends. */
  spring: number;
}

/** The visible width of the alcove's sides, and the visible depth of its vault. */
const REVEAL = 38;
const VAULT = 34;
/** How far the alcove's sides reach forward on the floor, up to the feet of the pilasters. */
const FORWARD = 9;
/** Narrow panels beside the door, wide ones behind it. */
const PANELS = [38, 84, 84, 84, 38] as const;
/** The ends of the boards of the alcove's vault, in degrees. */
const VAULT_JOINTS = [200, 220, 240, 260, 280, 300, 320, 340] as const;

/**
 * A niche for the door: sides and a vault of boards, the side opposite the light lit and the other one dark,
 * and an inner wall.
 */
export function alcove(
  ink: Ink,
  opening: Opening,
  paper: string,
  wood: string,
  isLitFromLeft: boolean,
): void {
  const { left, right, top, spring } = opening;
  const rise = spring - top;
  const hole = arch(left, top, right - left, FLOOR_LINE + FORWARD - top, rise);
  ink.clip(hole, () => {
    drawVault(ink, opening, wood, isLitFromLeft);
    for (const side of [-1, 1] as const) drawCheek(ink, opening, wood, side, side > 0 === isLitFromLeft);
    const inner = arch(
      left + REVEAL,
      top + VAULT,
      right - left - 2 * REVEAL,
      FLOOR_LINE - top - VAULT,
      rise - VAULT / 2,
    );
    ink.clip(inner, () => {
      drawInnerWall(ink, opening, shift(paper, { lightness: -0.03 }));
      drawInnerPanels(ink, opening, shift(wood, { lightness: -0.03 }));
      const [from, to] = isLitFromLeft ? [left, left + 200] : [right - 200, right];
      ink.draw(rect(from, top, to - from, FLOOR_LINE - top), {
        fill: linear(isLitFromLeft ? 0 : 180, [SHADOW, 0.1, 0.5], [SHADOW, 0.5, 0.2], [SHADOW, 1, 0]),
      });
      ink.draw(rect(left, top, right - left, 190), {
        fill: linear(90, [SHADOW, 0.1, 0.55], [SHADOW, 0.5, 0.2], [SHADOW, 1, 0]),
      });
    });
    ink.draw(inner, { stroke: ramp(wood).line, width: 3 });
    ink.draw(hole, { stroke: SHADOW, width: 10, opacity: 0.34, blur: 4 });
  });
}

/** The boards of the vault: darkest in the middle, lit where they face the window. */
function drawVault(
  ink: Ink,
  { left, right, top, spring }: Opening,
  wood: string,
  isLitFromLeft: boolean,
): void {
  const tone = ramp(wood);
  const [cx, rx, ry] = [(left + right) / 2, (right - left) / 2, spring - top];
  ink.draw(rect(left, top, right - left, spring - top), {
    fill: linear(isLitFromLeft ? 0 : 180, tone.deep, [tone.dark, 0.5], [tone.shade, 0.75], tone.base),
  });
  for (const degrees of VAULT_JOINTS) {
    const at = (share: number): Point => polarOn(cx, spring, rx * share, ry * share, degrees);
    ink.draw(polyline(at(1.02), at(0.7)), { stroke: tone.line, width: 2.4, opacity: 0.75 });
  }
}

function polarOn(cx: number, cy: number, rx: number, ry: number, degrees: number): Point {
  const [x, y] = polar(0, 0, 1, degrees);
  return [cx + x * rx, cy + y * ry];
}

/** Draws the wooden lining of one side: a panel above the dado and one below, in perspective. */
function drawCheek(
  ink: Ink,
  { left, right, spring }: Opening,
  wood: string,
  side: -1 | 1,
  isLit: boolean,
): void {
  const tone = ramp(shift(wood, { lightness: isLit ? 0.03 : -0.07 }));
  const outer = side < 0 ? left : right;
  const inner = outer - side * REVEAL;
  const place = (share: number, y: number): Point => [
    outer + (inner - outer) * share,
    y + (1 - share) * FORWARD * ((y - spring) / (FLOOR_LINE - spring)),
  ];
  const band = (from: number, to: number, inset = 0): Path =>
    polygon(place(inset, from), place(1 - inset, from), place(1 - inset, to), place(inset, to));
  const [near, far] = isLit ? [tone.light, tone.base] : [tone.shade, tone.dark];
  ink.draw(band(spring, FLOOR_LINE), { fill: linear(side < 0 ? 0 : 180, near, far) });
  for (const [from, to] of [
    [spring + 30, DADO - 36],
    [DADO + 40, FLOOR_LINE - 72],
  ] as const) {
    const panel = band(from, to, 0.26);
    ink.draw(panel, { fill: linear(side < 0 ? 0 : 180, tone.dark, tone.shade), stroke: tone.line, width: 2 });
    ink.draw(panel, { stroke: tone.hi, width: 1.6, opacity: 0.35, move: [1.5, 2] });
  }
  for (const [from, to] of [
    [DADO - 12, DADO + 14],
    [FLOOR_LINE - 46, FLOOR_LINE],
  ] as const)
    ink.draw(band(from, to), {
      fill: linear(side < 0 ? 0 : 180, tone.base, tone.shade),
      stroke: tone.line,
      width: 2.2,
    });
}

/** The wall inside the niche: plain, darker than the wall around it, with fine stripes. */
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
    fieldedPanel(ink, [x + 8, DADO + 38, pitch - 16, 178], wood, { inset: 8 });
    x += pitch;
  }
  solid(ink, rect(from - 6, DADO - 12, w + 12, 26, 3), wood, { bevel: 4, width: 2.4 });
  solid(ink, rect(from - 6, FLOOR_LINE - 46, w + 12, 48), wood, { bevel: 4, width: 2.4 });
}
