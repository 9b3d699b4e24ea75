import { mix, ramp, shift } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { glow } from '../../../ink/light.ts';
import { linear, radial } from '../../../ink/paint.ts';
import type { Path, Point } from '../../../ink/path.ts';
import { oval, range } from '../../../ink/shapes.ts';
import { twinkle } from '../../sights/sky.ts';
import { type Swirl, swirl } from '../../sights/swirl.ts';
import { through } from './perspective.ts';

export interface Vortex {
  opening: Path;
  center: Point;
  /** Half the vortex's width and height. */
  radii: Point;
  color: string;
  accent: string;
}

/** Behind a portal: light that spins around a bright middle, with sparks. */
export function vortexView(ink: Ink, { opening, center, radii, color, accent }: Vortex): void {
  const [cx, cy] = center;
  const [rx, ry] = radii;
  const tone = ramp(color);
  const shape: Omit<Swirl, 'arms' | 'girth'> = { center, radii, turn: 250 };
  through(ink, opening, () => {
    ink.draw(opening, {
      fill: radial(0.5, 0.5, 0.55, tone.hi, [tone.light, 0.3], [tone.base, 0.6], tone.deep),
    });
    swirl(
      ink,
      { ...shape, arms: 5, girth: 40 },
      [tone.deep, shift(tone, { lightness: -0.2, hue: 30 })],
      0.55,
    );
    swirl(ink, { ...shape, arms: 5, girth: 26, from: 30 }, [accent, mix(accent, color, 0.5)], 0.6);
    swirl(ink, { ...shape, arms: 6, girth: 11, from: 12 }, [tone.hi, '#ffffff'], 0.6);
    swirl(ink, { ...shape, arms: 4, girth: 5, from: 50, turn: 300 }, ['#ffffff'], 0.75);
    glow(ink, cx, cy, rx * 0.95, tone.hi, 0.9, ry * 0.8);
    glow(ink, cx, cy, rx * 0.5, '#ffffff', 1, ry * 0.42);
    for (const i of range(22)) spark(ink, center, radii, i, accent);
  });
}

function spark(ink: Ink, [cx, cy]: Point, [rx, ry]: Point, i: number, accent: string): void {
  const reach = 0.35 + ink.random() * 0.6;
  const angle = ink.random() * Math.PI * 2;
  const at: Point = [cx + rx * reach * Math.cos(angle), cy + ry * reach * Math.sin(angle)];
  if (i % 4 === 0) twinkle(ink, at, 8 + ink.random() * 7, '#ffffff');
  else
    ink.draw(oval(...at, 1.5 + ink.random() * 2.6), {
      fill: i % 2 ? '#ffffff' : ramp(accent).hi,
      opacity: 0.9,
    });
}

/** Draws the inactive vortex: a dark film with a dull gleam. */
export function sleepingVortex(ink: Ink, { opening, center, radii, color }: Vortex): void {
  const dark = mix(color, '#14101f', 0.74);
  const tone = ramp(dark);
  through(ink, opening, () => {
    ink.draw(opening, { fill: radial(0.45, 0.42, 0.6, tone.light, [dark, 0.5], tone.deep) });
    swirl(ink, { center, radii, arms: 5, girth: 34, turn: 200 }, [mix(dark, color, 0.3), tone.deep], 0.4);
    swirl(ink, { center, radii, arms: 6, girth: 6, turn: 220, from: 20 }, [mix(dark, color, 0.75)], 0.4);
    const [cx, cy] = center;
    const gleam = linear(
      60,
      ['#fff', 0.1, 0.16],
      ['#fff', 0.3, 0],
      ['#fff', 0.55, 0],
      ['#fff', 0.62, 0.07],
      ['#fff', 0.74, 0],
    );
    ink.draw(oval(cx, cy, radii[0], radii[1]), { fill: gleam });
  });
}
