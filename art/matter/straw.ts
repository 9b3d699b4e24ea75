import { ramp } from '../color.ts';
import type { Ink } from '../ink/Ink.ts';
import { type Box, curve, type Path, radians } from '../ink/path.ts';
import { range } from '../ink/shapes.ts';

/** Loose straws that fill a box, each bent a little; the later ones lie on top and are lighter. */
export function strawBed(ink: Ink, [x, y, w, h]: Box, color: string, density = 1): void {
  const tone = ramp(color);
  const count = Math.round((w * h * density) / 120);
  for (const i of range(count)) {
    const share = i / count;
    const straw = blade(
      ink,
      x + ink.random() * w,
      y + ink.random() * h,
      26 + ink.random() * 34,
      ink.jitter(150),
    );
    ink.draw(straw, { stroke: tone.dark, width: 6.5, cap: 'round', opacity: 0.75 });
    ink.draw(straw, {
      stroke: share < 0.35 ? tone.shade : ink.pick([tone.base, tone.light, tone.hi]),
      width: 3.4,
      cap: 'round',
    });
  }
}

/** Straws that stick up over an edge and hang down from it, around a point. */
export function strawTuft(ink: Ink, [x, y]: readonly [number, number], count: number, color: string): void {
  const tone = ramp(color);
  for (const i of range(count)) {
    const angle = -170 + ((i + ink.random() * 0.6) / count) * 160;
    const straw = blade(ink, x + ink.jitter(30), y, 24 + ink.random() * 22, angle, 0);
    ink.draw(straw, { stroke: tone.line, width: 7.5, cap: 'round' });
    ink.draw(straw, { stroke: ink.pick([tone.base, tone.light, tone.hi]), width: 3.8, cap: 'round' });
  }
}

/** A bent line at an angle (degrees) through a point, or from it on. */
function blade(ink: Ink, x: number, y: number, length: number, angle: number, before = 0.5): Path {
  const [dx, dy] = [Math.cos(radians(angle)) * length, Math.sin(radians(angle)) * length];
  const bend = ink.jitter(18);
  const [fromX, fromY] = [x - dx * before, y - dy * before];
  return curve(
    `M${fromX} ${fromY}Q${fromX + dx * 0.5 + bend} ${fromY + dy * 0.5 + bend * 0.5} ${fromX + dx} ${fromY + dy}`,
  );
}
