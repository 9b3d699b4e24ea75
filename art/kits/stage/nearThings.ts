import { mix } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { SHADOW } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import type { Path } from '../../ink/path.ts';
import { STAGE_WIDTH } from './room.ts';

/**
 * A dark thing nearer than all others at an edge of the stage: it leads the eye inward. It keeps to the outer 90 units or nearly so,
 * where nothing is put that must be seen.
 */
export interface NearThing {
  outline: Path;
  /** What it is made of: told in bright rooms, where a black thing would be a hole. */
  color: string;
  /** Of a thing that is a line: a rope, a rail. */
  width?: number;
  /** Hoops, seams, a visor: what tells on its face that it is one. */
  marks?: Path;
}

/** What of them lies over the things too, out of focus. */
export function nearThings(ink: Ink, things: readonly NearThing[], light: string): void {
  for (const { outline, width } of things)
    ink.draw(outline, {
      ...(width ? { stroke: SHADOW, width, cap: 'round' as const } : { fill: SHADOW }),
      opacity: 0.56 - 0.22 * brightness(light),
      blur: 6,
    });
}

/** Below the things: their faces, in the dark but for the side toward the room, and there the rim that its light draws. */
export function nearFaces(ink: Ink, things: readonly NearThing[], light: string): void {
  const share = 0.26 + 0.3 * brightness(light);
  for (const { outline, color, width, marks } of things) {
    const inward = leftOf(outline) < STAGE_WIDTH / 2 ? -1 : 1;
    const [far, face] = [mix(SHADOW, color, share * 0.5), mix(SHADOW, color, share)];
    const rim = mix(mix(light, color, 0.6), SHADOW, 0.1);
    if (width) {
      ink.draw(outline, { stroke: face, width, opacity: 0.96, cap: 'round' });
      ink.draw(outline, {
        stroke: rim,
        width: width * 0.2,
        opacity: 0.8,
        move: [-inward * width * 0.28, -1],
      });
      continue;
    }
    ink.draw(outline, { fill: linear(inward < 0 ? 0 : 180, far, face), opacity: 0.96 });
    ink.clip(outline, () => {
      if (marks) {
        ink.draw(marks, { stroke: SHADOW, width: 6, opacity: 0.8, move: [0, 3] });
        ink.draw(marks, { stroke: rim, width: 3, opacity: 0.42 });
      }
      ink.draw(outline, { stroke: rim, width: 26, opacity: 0.16, move: [inward * 8, 8] });
      ink.draw(outline, { stroke: rim, width: 7, opacity: 0.9, move: [inward * 2.4, 2.4] });
    });
  }
}

/** Of a room's light: 0 at night, 1 by day. */
function brightness(light: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(light.slice(at, at + 2), 16) / 255,
  );
  return Math.min(1, Math.max(0, (0.3 * red + 0.6 * green + 0.1 * blue - 0.84) / 0.13));
}

function leftOf(path: Path): number {
  return Math.min(...path.flatMap(({ points }) => points.map(([x]) => x)));
}
