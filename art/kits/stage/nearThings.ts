import { mix, type Ramp, ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { SHADOW } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import type { Box, Path, Point } from '../../ink/path.ts';
import { STAGE_WIDTH } from './room.ts';

/**
 * A dark thing near the viewer at an edge of the stage, which leads the eye inward. It keeps to the outer 90 units or
 * nearly so, where nothing important is placed.
 */
export interface NearThing {
  outline: Path;
  /** The colour of its material. It stands in the shade, so only the darkest tones of this colour are used. */
  color: string;
  /** The line width of a near thing that is only a line, such as a rope or a rail. */
  width?: number;
  /** Lines on the thing's face that make it recognizable: hoops, seams, a visor. */
  marks?: Path;
}

/** The light on near things: the colour as `#rrggbb`, and its position on the stage. */
export interface NearLight {
  color: string;
  from: Point;
}

/** The width of the light along an edge. */
const RIM = 5;

/** Draws the near things' soft shapes, which are over the items: out of focus, without the rim of light. */
export function nearThings(ink: Ink, things: readonly NearThing[], light: NearLight): void {
  for (const { outline, color, width } of things) {
    const { far } = tonesOf(color, light);
    const [dx, dy] = toward(light, outline);
    ink.draw(outline, {
      ...(width ? { stroke: far, width: width * 0.6, cap: 'round' as const } : { fill: far }),
      opacity: 0.3,
      blur: 6,
      move: [-dx * 9, -dy * 9],
    });
  }
}

/**
 * Draws the near things' solid shapes, which are behind the items: opaque, dark except on the side toward the light,
 * with a rim of light there.
 */
export function nearFaces(ink: Ink, things: readonly NearThing[], light: NearLight): void {
  for (const { outline, color, width, marks } of things) {
    const { tone, far, face, rim } = tonesOf(color, light);
    const [dx, dy] = toward(light, outline);
    if (width) {
      ink.draw(outline, { stroke: tone.line, width: width + 5, cap: 'round' });
      ink.draw(outline, { stroke: face, width, cap: 'round' });
      ink.draw(outline, {
        stroke: rim,
        width: Math.max(2, width * 0.22),
        move: [dx * width * 0.3, dy * width * 0.3],
      });
      continue;
    }
    ink.draw(outline, { stroke: tone.line, width: 5 });
    ink.clip(outline, () => {
      ink.draw(outline, { fill: rim });
      const away: Point = [-dx * RIM, -dy * RIM];
      ink.draw(outline, { fill: linear(isLeft(outline) ? 0 : 180, far, [face, 0.9], face), move: away });
      if (marks) {
        ink.draw(marks, { stroke: tone.line, width: 5, move: [0, 2] });
        ink.draw(marks, { stroke: rim, width: 2.6, opacity: 0.5, move: [dx * 2, dy * 2] });
      }
    });
  }
}

/** Returns the tones from the darkest to the rim; at night all of them are closer to the shadow. */
function tonesOf(color: string, light: NearLight): { tone: Ramp; far: string; face: string; rim: string } {
  const tone = ramp(shift(color, { chromaTimes: 0.78 }));
  const dusk = 0.36 - 0.26 * brightness(light.color);
  return {
    tone,
    far: mix(mix(tone.line, tone.deep, 0.4), SHADOW, dusk),
    face: mix(mix(tone.deep, tone.dark, 0.45), SHADOW, dusk),
    rim: mix(mix(tone.light, light.color, 0.35), SHADOW, dusk * 0.4),
  };
}

/** Returns the brightness of a room's light: 0 at night, 1 by day. */
function brightness(light: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(light.slice(at, at + 2), 16) / 255,
  );
  return Math.min(1, Math.max(0, (0.3 * red + 0.6 * green + 0.1 * blue - 0.84) / 0.13));
}

/** Returns a vector of length 1 toward the light. */
function toward({ from }: NearLight, outline: Path): Point {
  const [x, y, w, h] = nearBounds(outline);
  const [dx, dy] = [from[0] - x - w / 2, from[1] - y - h / 2];
  const length = Math.hypot(dx, dy);
  return [dx / length, dy / length];
}

function isLeft(outline: Path): boolean {
  const [x, , w] = nearBounds(outline);
  return x + w / 2 < STAGE_WIDTH / 2;
}

/** Returns the bounds of the points of a path. */
export function nearBounds(path: Path): Box {
  const points = path.flatMap((segment) => segment.points);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
}
