import { type Color, ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { SHADOW } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, mapPath, type Path } from '../../ink/path.ts';
import { polygon } from '../../ink/shapes.ts';

interface Reveal {
  /** The doorway's outline and its bounds; it stands on its lower edge. */
  opening: Path;
  box: Box;
  /** The colour of the wall around the opening. */
  color: Color;
  /** The amount by which the far side of the wall is smaller (0 to 1). */
  depth?: number;
}

const EYE_LEVEL = 0.46;

/** Draws the thickness of the wall around an opened doorway; `drawView` draws the view beyond it. */
export function reveal(
  ink: Ink,
  { opening, box: [x, y, w, h], color, depth = 0.1 }: Reveal,
  drawView: (ink: Ink, far: Path, farBox: Box) => void,
): void {
  const tone = ramp(color);
  const scale = 1 - depth;
  const [cx, cy] = [x + w / 2, y + h * EYE_LEVEL];
  const far = mapPath(opening, (px, py) => [cx + (px - cx) * scale, cy + (py - cy) * scale]);
  const farBox: Box = [cx - (w * scale) / 2, cy + (y - cy) * scale, w * scale, h * scale];
  const foot = farBox[1] + farBox[3];
  ink.draw(opening, { fill: linear(0, tone.deep, [tone.dark, 0.4], [tone.base, 0.9], tone.light) });
  ink.clip(opening, () => {
    const sill = polygon([farBox[0], foot], [farBox[0] + farBox[2], foot], [x + w, y + h], [x, y + h]);
    ink.draw(sill, { fill: linear(90, tone.hi, tone.base), stroke: tone.line, width: 2.5 });
    drawView(ink, far, farBox);
    ink.draw(far, { stroke: tone.line, width: 4 });
    ink.draw(opening, { stroke: SHADOW, width: 26, opacity: 0.5, blur: 8 });
  });
}
