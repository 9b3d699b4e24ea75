import { type Color, ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { SHADOW } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import type { Path } from '../../ink/path.ts';
import { polygon, rect } from '../../ink/shapes.ts';

/** A level edge of an opening: its left end and its length. */
export interface Edge {
  x: number;
  y: number;
  w: number;
}

export interface Well {
  back: Edge;
  front: Edge;
  /** The visible depth of the well's floor. */
  depth: number;
}

/** The inside of an open box into which the viewer looks from above: a dark back wall, walls, a lit floor. */
export function well(ink: Ink, { back, front, depth }: Well, color: Color, detail?: () => void): void {
  const tone = ramp(color);
  const mouth = mouthOf(back, front);
  const [far, near] = [depth * 0.45, depth * 0.7];
  const [backRight, frontRight] = [back.x + back.w, front.x + front.w];
  const [backFoot, frontFoot] = [back.y + depth, front.y + depth];
  ink.draw(mouth, { fill: linear(90, tone.deep, [tone.shade, 0.55], tone.base) });
  ink.clip(mouth, () => {
    const left = polygon(
      [back.x, back.y],
      [back.x + far, backFoot],
      [front.x + near, frontFoot],
      [front.x, front.y],
    );
    const right = polygon(
      [backRight, back.y],
      [backRight - far, backFoot],
      [frontRight - near, frontFoot],
      [frontRight, front.y],
    );
    ink.draw(left, { fill: linear(90, tone.deep, tone.dark) });
    ink.draw(right, { fill: linear(90, tone.dark, tone.light) });
    ink.draw(rect(back.x, back.y, back.w, depth), { fill: linear(90, '#0d080e', tone.deep) });
    detail?.();
    ink.draw(mouth, { stroke: SHADOW, width: 14, opacity: 0.45, blur: 5, move: [2, 4] });
  });
  ink.draw(mouth, { stroke: tone.line, width: ink.line * 0.7 });
}

function mouthOf(back: Edge, front: Edge): Path {
  return polygon(
    [back.x, back.y],
    [back.x + back.w, back.y],
    [front.x + front.w, front.y],
    [front.x, front.y],
  );
}
