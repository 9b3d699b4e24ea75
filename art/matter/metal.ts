import { type Color, ramp } from '../color.ts';
import type { Ink } from '../ink/Ink.ts';
import { castShadow, SHADOW, type SolidOptions, solid } from '../ink/light.ts';
import { type Gradient, linear, radial } from '../ink/paint.ts';
import { joinPaths, type Path, type Point, polar } from '../ink/path.ts';
import { oval, polygon, polyline, rect } from '../ink/shapes.ts';

/** A gradient of polished metal, with bands of reflection. */
export function metal(color: Color, angle = 65): Gradient {
  const tone = ramp(color);
  return linear(
    angle,
    tone.light,
    [tone.hi, 0.18],
    [tone.base, 0.42],
    [tone.shade, 0.62],
    [tone.base, 0.8],
    tone.dark,
  );
}

/** Returns the gradient of polished metal, whose reflections end in sharp edges. */
export function mirror(color: Color, angle = 60): Gradient {
  const tone = ramp(color);
  return linear(
    angle,
    tone.light,
    [tone.base, 0.16],
    [tone.hi, 0.17],
    [tone.light, 0.3],
    [tone.shade, 0.31],
    [tone.base, 0.56],
    [tone.light, 0.66],
    [tone.dark, 0.67],
    tone.shade,
  );
}

/** The bright and dark wedges of a lathe-turned face; draw it within its rim. */
export function turned(ink: Ink, [cx, cy]: Point, radius: number, color: Color): void {
  const tone = ramp(color);
  const wedge = (turn: number, half: number): Path =>
    polygon([cx, cy], polar(cx, cy, radius * 1.2, turn - half), polar(cx, cy, radius * 1.2, turn + half));
  ink.clip(oval(cx, cy, radius), () => {
    for (const turn of [-48, 132]) {
      ink.draw(wedge(turn, 26), { fill: tone.hi, opacity: 0.4 });
      ink.draw(wedge(turn, 11), { fill: '#fff', opacity: 0.5 });
      ink.draw(wedge(turn + 90, 20), { fill: tone.deep, opacity: 0.28 });
    }
  });
}

/** A round bar seen from the side, lit from the left. */
export function roundBar(color: Color): Gradient {
  const tone = ramp(color);
  return linear(0, tone.base, [tone.hi, 0.3], [tone.base, 0.55], tone.dark);
}

export function sphere(color: Color): Gradient {
  const tone = ramp(color);
  return radial(0.35, 0.3, 0.8, tone.hi, [tone.light, 0.22], [tone.base, 0.5], [tone.dark, 0.9], tone.shade);
}

/** A solid of polished metal. */
export function plate(ink: Ink, path: Path, color: Color, options: SolidOptions = {}): void {
  solid(ink, path, color, { fill: metal(color), bevel: 4, ...options });
}

export function rivet(ink: Ink, [cx, cy]: Point, radius: number, color: Color): void {
  const tone = ramp(color);
  ink.draw(oval(cx + radius * 0.25, cy + radius * 0.35, radius * 1.1), { fill: SHADOW, opacity: 0.35 });
  ink.draw(oval(cx, cy, radius), {
    fill: radial(0.35, 0.3, 0.75, tone.hi, [tone.base, 0.5], tone.dark),
    stroke: tone.line,
    width: Math.min(ink.line * 0.5, radius * 0.45),
  });
}

export function rivets(ink: Ink, centers: readonly Point[], radius: number, color: Color): void {
  for (const center of centers) rivet(ink, center, radius, color);
}

export function knob(ink: Ink, [cx, cy]: Point, radius: number, color: Color): void {
  const ball = oval(cx, cy, radius);
  castShadow(ink, ball, { dx: radius * 0.35, dy: radius * 0.5, blur: radius * 0.35, opacity: 0.5 });
  ink.draw(ball, { fill: sphere(color), stroke: ramp(color).line, width: ink.line * 0.7 });
  ink.draw(oval(cx - radius * 0.32, cy - radius * 0.38, radius * 0.28, radius * 0.2), {
    fill: '#fff',
    opacity: 0.85,
  });
}

export function keyhole(ink: Ink, [cx, cy]: Point, radius: number): void {
  const slot = polygon(
    [cx - radius * 0.45, cy],
    [cx + radius * 0.45, cy],
    [cx + radius * 0.8, cy + radius * 2.3],
    [cx - radius * 0.8, cy + radius * 2.3],
  );
  ink.draw(joinPaths(oval(cx, cy, radius), slot), { fill: '#150d18' });
}

/** The rounded plate behind a knob. */
export function escutcheon(ink: Ink, [cx, cy]: Point, w: number, h: number, color: Color): void {
  const path = rect(cx - w / 2, cy - h / 2, w, h, w * 0.5);
  castShadow(ink, path, { dx: 3, dy: 5, blur: 4, opacity: 0.4 });
  plate(ink, path, color, { width: ink.line * 0.6, bevel: 3 });
}

export function hinge(ink: Ink, [cx, y]: Point, h: number, color: Color, w = 12): void {
  const tone = ramp(color);
  const barrel = rect(cx - w / 2, y, w, h, w * 0.35);
  ink.draw(barrel, {
    fill: linear(0, tone.light, [tone.hi, 0.3], tone.dark),
    stroke: tone.line,
    width: ink.line * 0.5,
  });
  for (const share of [0.33, 0.66]) {
    const gap = polyline([cx - w / 2, y + h * share], [cx + w / 2, y + h * share]);
    ink.draw(gap, { stroke: tone.line, width: ink.line * 0.35 });
  }
}

/** A bent bar along a path: outline, body, and a highlight along a second path. */
export function rod(ink: Ink, path: Path, color: Color, width: number, light: Path | null = null): void {
  const tone = ramp(color);
  ink.draw(path, { stroke: tone.line, width: width + ink.line * 1.3, cap: 'round' });
  ink.draw(path, { stroke: tone.base, width, cap: 'round' });
  if (light) ink.draw(light, { stroke: tone.hi, width: width * 0.35, cap: 'round', opacity: 0.85 });
}
