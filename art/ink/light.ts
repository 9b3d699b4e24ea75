import { type Color, ramp } from '../color.ts';
import type { Ink } from './Ink.ts';
import { linear, type Paint, radial } from './paint.ts';
import { joinPaths, type Path, type Point } from './path.ts';
import { oval, polygon, range } from './shapes.ts';
import { wear } from './wear.ts';

/** Shadows are violet, never black. */
export const SHADOW = '#120a1e';
const OCCLUSION = '#1a0f2e';

export interface SolidOptions {
  fill?: Paint;
  /** Drawn inside the shape, under its rim light. */
  texture?: () => void;
  /** The width of rim light and shade. */
  bevel?: number;
  /** The angle of the shape's own gradient, in degrees. */
  angle?: number;
  /** Opacity of the light along the top and left edge. */
  rim?: number;
  /** Opacity of the shade along the bottom and right edge. */
  shade?: number;
  /** Outline weight. */
  width?: number;
  evenOdd?: boolean;
}

/**
 * Draws a lit volume: gradient, texture, light from the top left, shade at the bottom right, outline. Every
 * solid shape uses it.
 */
export function solid(ink: Ink, path: Path, color: Color, options: SolidOptions = {}): void {
  const {
    texture,
    bevel = 5,
    angle = 65,
    rim = 0.55,
    shade = 0.45,
    width = ink.line,
    evenOdd = false,
  } = options;
  const tone = ramp(color);
  ink.hasBody = true;
  ink.draw(path, { fill: options.fill ?? linear(angle, tone.light, [tone.base, 0.45], tone.shade), evenOdd });
  ink.clip(
    path,
    () => {
      texture?.();
      wear(ink, path, color);
      const lift = bevel * 0.3 + 1.2;
      ink.draw(path, {
        stroke: tone.dark,
        width: bevel + width,
        opacity: shade,
        move: [-bevel / 2, -bevel / 2],
      });
      ink.draw(path, { stroke: tone.hi, width: bevel * 0.55 + width, opacity: rim, move: [lift, lift] });
    },
    evenOdd,
  );
  ink.draw(path, { stroke: tone.line, width, evenOdd });
}

interface RecessOptions {
  fill?: Paint;
  texture?: () => void;
  depth?: number;
  /** Opacity of the inner shadow. */
  opacity?: number;
}

/** Draws a hollow, the opposite of `solid`: its shadow is at the top left. */
export function recess(ink: Ink, path: Path, color: Color, options: RecessOptions = {}): void {
  const { texture, depth = 8, opacity = 0.6 } = options;
  const tone = ramp(color);
  ink.hasBody = true;
  ink.draw(path, { fill: options.fill ?? linear(65, tone.dark, [tone.shade, 0.5], tone.base) });
  ink.clip(path, () => {
    texture?.();
    const shadow = { width: depth * 2, opacity, blur: Math.max(1, depth * 0.3) };
    ink.draw(path, { stroke: tone.deep, move: [depth * 0.35, depth * 0.45], ...shadow });
  });
  ink.draw(path, { stroke: tone.line, width: ink.line * 0.7 });
}

interface CastOptions {
  dx?: number;
  dy?: number;
  blur?: number;
  opacity?: number;
}

/** Draws the shadow of a shape on the surface behind it; call it before the shape. */
export function castShadow(
  ink: Ink,
  path: Path,
  { dx = 10, dy = 14, blur = 10, opacity = 0.35 }: CastOptions = {},
): void {
  const share = ink.shadowShare;
  if (share === 0) return;
  ink.draw(path, { fill: SHADOW, opacity: opacity * share, blur, move: [dx * share, dy * share] });
}

/**
 * Draws the shadow under a thing on the floor: a soft patch, which the stage enlarges, and a dark line where
 * they touch.
 */
export function groundShadow(
  ink: Ink,
  cx: number,
  y: number,
  rx: number,
  ry = rx * 0.12,
  opacity = 0.45,
): void {
  const share = ink.shadowShare;
  if (share === 0) return;
  const pool = oval(cx + rx * 0.06, y + ry * 0.2, rx * 1.1, ry * 1.6);
  const soft = opacity * share;
  const fade = radial(
    0.5,
    0.5,
    0.5,
    [SHADOW, 0, Math.min(1, soft * 1.35)],
    [SHADOW, 0.62, soft * 0.95],
    [SHADOW, 1, 0],
  );
  ink.draw(pool, { fill: fade });
  ink.draw(oval(cx, y + ry * 0.25, rx * 0.9, ry * 0.62), {
    fill: SHADOW,
    opacity: Math.min(1, opacity * 1.15),
    blur: 4,
  });
}

/** Light that shines from a point. */
export function glow(
  ink: Ink,
  cx: number,
  cy: number,
  rx: number,
  color: string,
  opacity = 0.8,
  ry = rx,
): void {
  ink.draw(oval(cx, cy, rx, ry), {
    fill: radial(0.5, 0.5, 0.5, [color, 0, opacity], [color, 0.35, opacity * 0.45], [color, 1, 0]),
  });
}

/** Darkens a shape toward the floor, `from` (0 to 1 of its height) downward. Pass the silhouette itself, or it darkens the wall. */
export function settle(ink: Ink, path: Path, opacity = 0.3, from = 0.35): void {
  ink.draw(path, { fill: linear(90, [OCCLUSION, from, 0], [OCCLUSION, 1, opacity]) });
}

/** Light that spills over a frame out of an opened doorway. */
export function spill(
  ink: Ink,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  color: string,
  opacity = 0.35,
): void {
  const fade = radial(0.5, 0.5, 0.5, [color, 0, opacity], [color, 0.5, opacity * 0.4], [color, 1, 0]);
  ink.draw(oval(cx, cy, rx, ry), { fill: fade, blend: 'screen' });
}

interface Shaft {
  /** Top left, top right, bottom right, bottom left. */
  corners: readonly [Point, Point, Point, Point];
  color: string;
  opacity: number;
  /** Degrees of the direction in which the shaft fades. */
  angle?: number;
}

/** The number of strips that fade at each side of a shaft, and their share of its width. */
const FADING = 5;
const FADES_OVER = 0.17;

/**
 * Draws a shaft of light through the air as strips side by side, each fainter toward the edge, since a
 * gradient cannot be feathered. The strips do not overlap: layers as faint as these would be rounded to
 * colours of the rainbow.
 */
export function lightShaft(ink: Ink, { corners, color, opacity, angle = 60 }: Shaft): void {
  const whole = polygon(...corners);
  ink.blend('screen', () => {
    for (const i of range(FADING + 1)) {
      const strength = opacity * 1.2 * ((i + 1) / (FADING + 1));
      const fill = linear(angle, [color, 0, 0], [color, 0.14, strength], [color, 1, 0]);
      ink.clip(stripsOf(corners, i), () => ink.draw(whole, { fill }));
    }
  });
}

/** The pair of strips that is this many steps from the edges; the last one is the whole middle. */
function stripsOf([a, b, c, d]: Shaft['corners'], step: number): Path {
  const [outer, inner] = [(step / FADING) * FADES_OVER, ((step + 1) / FADING) * FADES_OVER];
  const strip = (from: number, to: number): Path =>
    polygon(between(a, b, from), between(a, b, to), between(d, c, to), between(d, c, from));
  if (step === FADING) return strip(outer, 1 - outer);
  return joinPaths(strip(outer, inner), strip(1 - inner, 1 - outer));
}

function between(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}
