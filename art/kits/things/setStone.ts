import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { radial } from '../../ink/paint.ts';
import type { Point } from '../../ink/path.ts';
import { arc, oval, polygon, range } from '../../ink/shapes.ts';
import { plate } from '../../matter/metal.ts';
import { GOLD } from '../../matter/palette.ts';

/** A cut stone in a ring of metal. */
export function setStone(ink: Ink, [cx, cy]: Point, radius: number, color: string, setting: string): void {
  const tone = ramp(color);
  plate(ink, oval(cx, cy, radius * 1.45), setting, { width: Math.min(6, radius * 0.5), bevel: 3 });
  const stone = oval(cx, cy, radius);
  ink.draw(stone, {
    fill: radial(0.4, 0.35, 0.75, tone.hi, [tone.base, 0.5], tone.deep),
    stroke: tone.line,
    width: Math.min(4, radius * 0.3),
  });
  for (const i of range(6)) {
    const angle = (i * Math.PI) / 3;
    const facet = polygon(
      [cx, cy],
      [cx + Math.cos(angle) * radius * 0.8, cy + Math.sin(angle) * radius * 0.8],
      [cx + Math.cos(angle + 0.9) * radius * 0.8, cy + Math.sin(angle + 0.9) * radius * 0.8],
    );
    ink.draw(facet, { fill: i % 2 ? tone.hi : tone.deep, opacity: i % 2 ? 0.45 : 0.25 });
  }
  ink.draw(oval(cx - radius * 0.35, cy - radius * 0.4, radius * 0.26, radius * 0.18), {
    fill: '#fff',
    opacity: 0.9,
  });
}

/** A golden ring that stands in its cushion, its stone up. */
export function gemRing(ink: Ink, [cx, cy]: Point, gem: string): void {
  ink.draw(arc(cx, cy, 13, 150, 390, 14), { stroke: ramp(GOLD).line, width: 8, cap: 'round' });
  ink.draw(arc(cx, cy, 13, 150, 390, 14), { stroke: ramp(GOLD).light, width: 4, cap: 'round' });
  ink.draw(polygon([cx - 11, cy - 20], [cx, cy - 30], [cx + 11, cy - 20], [cx, cy - 7]), {
    fill: ramp(gem).light,
    stroke: ramp(gem).line,
    width: 3,
  });
}
