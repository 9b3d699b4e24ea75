import { type Color, ramp } from '../color.ts';
import type { Ink } from '../ink/Ink.ts';
import { SHADOW } from '../ink/light.ts';
import { linear } from '../ink/paint.ts';
import type { Box, Path } from '../ink/path.ts';
import { polygon, rect } from '../ink/shapes.ts';

export interface PulledDrawer {
  /** The hole it was pulled from. */
  slot: Box;
  /** Its front where it stands now: lower than the slot, and larger since it is nearer. */
  front: Box;
  /** Thickness of its walls. */
  wall: number;
  /** How deep its floor lies, as seen. */
  depth: number;
  body: Color;
  lining: Color;
}

export interface DrawerParts {
  /** What lies in it; may stand up over its walls. */
  contents?: () => void;
  front: (box: Box) => void;
}

/** A drawer pulled out toward the viewer, who looks down into it. Draw it after the body that it hangs from. */
export function pulledDrawer(ink: Ink, drawer: PulledDrawer, parts: DrawerParts): void {
  const tone = ramp(drawer.body);
  drawSlot(ink, drawer);
  ink.draw(outline(drawer, 0), { fill: linear(0, tone.light, [tone.hi, 0.5], tone.base), stroke: tone.line });
  drawInside(ink, drawer);
  parts.contents?.();
  parts.front(drawer.front);
}

/** The dark that the drawer left behind, and its shadow on what is below. */
function drawSlot(ink: Ink, { slot, front, body }: PulledDrawer): void {
  const tone = ramp(body);
  const [x, y, w, h] = front;
  const shaded = rect(x + 14, y + h - 10, w - 24, 26);
  ink.draw(shaded, { fill: SHADOW, opacity: 0.5, blur: 9 });
  ink.draw(rect(...slot, 4), { fill: linear(90, '#0d080e', tone.deep), stroke: tone.line });
}

/** The drawer from above, its walls taken in by some units. */
function outline({ slot: [x, y, w], front }: PulledDrawer, inset: number): Path {
  const back = backOf(y);
  return polygon(
    [x + 9 + inset, back],
    [x + w - 9 - inset, back],
    [front[0] + front[2] - 4 - inset * 1.2, front[1] + 4],
    [front[0] + 4 + inset * 1.2, front[1] + 4],
  );
}

function backOf(slotTop: number): number {
  return slotTop + 14;
}

function drawInside(ink: Ink, drawer: PulledDrawer): void {
  const { wall, depth, lining, body } = drawer;
  const [x, y, w] = drawer.slot;
  const [frontX, frontTop, frontW] = drawer.front;
  const tone = ramp(lining);
  const inside = outline(drawer, wall);
  const back = backOf(y);
  const [backLeft, backRight] = [x + 9 + wall, x + w - 9 - wall];
  const [left, right] = [frontX + 4 + wall * 1.2, frontX + frontW - 4 - wall * 1.2];
  const [far, near] = [depth * 0.45, depth * 0.7];
  ink.draw(inside, { fill: linear(90, tone.deep, [tone.shade, 0.55], tone.base) });
  ink.clip(inside, () => {
    const leftWall = polygon(
      [backLeft, back],
      [backLeft + far, back + depth],
      [left + near, frontTop + depth],
      [left, frontTop],
    );
    ink.draw(leftWall, { fill: linear(90, tone.deep, tone.dark) });
    const rightWall = polygon(
      [backRight, back],
      [backRight - far, back + depth],
      [right - near, frontTop + depth],
      [right, frontTop],
    );
    ink.draw(rightWall, { fill: linear(90, tone.dark, tone.light) });
    ink.draw(rect(backLeft, back, backRight - backLeft, depth), { fill: linear(90, '#0d080e', tone.deep) });
    ink.draw(inside, { stroke: SHADOW, width: 14, opacity: 0.45, blur: 5, move: [2, 4] });
  });
  ink.draw(inside, { stroke: ramp(body).line, width: ink.line * 0.7 });
}
