import { type Color, ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { SHADOW } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import type { Box } from '../../ink/path.ts';
import { polygon, rect } from '../../ink/shapes.ts';
import { type Edge, well } from './well.ts';

interface PulledDrawer {
  /** The hole that the drawer was pulled from. */
  slot: Box;
  /** The front of the pulled drawer: lower than the slot, and larger since it is nearer. */
  front: Box;
  /** The thickness of the drawer's walls. */
  wall: number;
  /** The visible depth of the drawer's floor. */
  depth: number;
  body: Color;
  lining: Color;
}

interface DrawerParts {
  /** Draws its contents, which may be taller than its walls. */
  contents?: () => void;
  front: (box: Box) => void;
}

/** A drawer pulled out toward the viewer, who looks down into it. Draw it after the body that it hangs from. */
export function pulledDrawer(ink: Ink, drawer: PulledDrawer, parts: DrawerParts): void {
  drawSlot(ink, drawer);
  drawWalls(ink, drawer);
  parts.contents?.();
  parts.front(drawer.front);
}

/** Draws the dark slot of the pulled drawer, and its shadow on the parts below. */
function drawSlot(ink: Ink, { slot, front, body }: PulledDrawer): void {
  const tone = ramp(body);
  const [x, y, w, h] = front;
  ink.draw(rect(x + 14, y + h - 10, w - 24, 26), { fill: SHADOW, opacity: 0.5, blur: 9 });
  ink.draw(rect(...slot, 4), { fill: linear(90, '#0d080e', tone.deep), stroke: tone.line });
}

function drawWalls(ink: Ink, drawer: PulledDrawer): void {
  const tone = ramp(drawer.body);
  const { back, front } = edgesOf(drawer, 0);
  const rim = polygon(
    [back.x, back.y],
    [back.x + back.w, back.y],
    [front.x + front.w, front.y],
    [front.x, front.y],
  );
  ink.draw(rim, { fill: linear(0, tone.light, [tone.hi, 0.5], tone.base), stroke: tone.line });
  well(ink, { ...edgesOf(drawer, drawer.wall), depth: drawer.depth }, drawer.lining);
}

/** The drawer's edges at its back and front, taken in by some units. */
function edgesOf({ slot, front }: PulledDrawer, inset: number): { back: Edge; front: Edge } {
  return {
    back: { x: slot[0] + 9 + inset, y: slot[1] + 14, w: slot[2] - 18 - 2 * inset },
    front: { x: front[0] + 4 + 1.2 * inset, y: front[1] + 4, w: front[2] - 8 - 2.4 * inset },
  };
}
