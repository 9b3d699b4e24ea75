import { ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { castShadow, solid } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { type Box, curve, joinPaths, type Path } from '../../../ink/path.ts';
import { rect } from '../../../ink/shapes.ts';
import { knob } from '../../../matter/metal.ts';
import { BRASS } from '../../../matter/palette.ts';
import { grain } from '../../../matter/wood.ts';

/** The headboard and its far post, seen along its inner face. */
export function drawHead(ink: Ink, color: string): void {
  drawPost(ink, [78, 14, 26, 170], color);
  const panel = curve('M36 54C46 30 76 20 92 28L92 196L36 246Z');
  castShadow(ink, panel, { dx: 8, dy: 4, blur: 8, opacity: 0.35 });
  drawPanel(ink, panel, curve('M46 74C54 56 72 48 84 50L84 176L46 212Z'), color, [36, 20, 60, 230]);
}

/** The near post of the headboard, in front of the bedding. */
export function drawHeadPost(ink: Ink, color: string): void {
  drawPost(ink, [10, 30, 36, 304], color);
}

/** The footboard, lower, seen along its inner face like the headboard; the bedding lies against it. */
export function drawFootBoard(ink: Ink, color: string): void {
  drawPost(ink, [556, 78, 24, 90], color);
  const panel = curve('M568 94C582 84 610 98 622 116L626 224L568 150Z');
  castShadow(ink, panel, { dx: -6, dy: 4, blur: 6, opacity: 0.3 });
  drawPanel(
    ink,
    panel,
    curve('M577 108C588 102 604 112 612 126L612 178L577 138Z'),
    color,
    [566, 84, 62, 140],
  );
}

/** The near post of the footboard, in front of the bedding. */
export function drawFootPost(ink: Ink, color: string): void {
  drawPost(ink, [612, 106, 36, 228], color);
}

function drawPanel(ink: Ink, outline: Path, field: Path, color: string, box: Box): void {
  const tone = ramp(color);
  const texture = (): void => grain(ink, box, color, { strength: 0.35 });
  solid(ink, outline, color, {
    bevel: 6,
    texture,
    fill: linear(20, tone.base, [tone.light, 0.5], tone.shade),
  });
  ink.draw(field, { fill: tone.dark, opacity: 0.35 });
  ink.draw(field, { stroke: tone.dark, width: 4, opacity: 0.8 });
  ink.draw(field, { stroke: tone.hi, width: 2.2, opacity: 0.6, move: [2.2, 2.4] });
}

/** A lathe-turned post: rings above and below, a brass ball, a foot. */
function drawPost(ink: Ink, [x, y, w, h]: Box, color: string): void {
  const tone = ramp(color);
  const round = linear(0, tone.light, [tone.hi, 0.28], [tone.base, 0.55], tone.deep);
  solid(ink, rect(x, y, w, h, 7), color, { bevel: 5, fill: round });
  const rings = [10, 28, h - 74, h - 18].map((dy) => rect(x - 4, y + dy, w + 8, dy === h - 18 ? 18 : 12, 6));
  for (const ring of rings) solid(ink, joinPaths(ring), color, { bevel: 3, width: 4.5, fill: round });
  knob(ink, [x + w / 2, y - 6], w * 0.5, BRASS);
}
