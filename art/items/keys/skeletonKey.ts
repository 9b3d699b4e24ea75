import { ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { joinPaths, movePath, type Path, turnPath } from '../../ink/path.ts';
import { oval, polygon, rect } from '../../ink/shapes.ts';
import { sphere } from '../../matter/metal.ts';
import { GOLD, SILVER } from '../../matter/palette.ts';

interface Palette {
  metal: string;
  gem: string;
}

interface Part {
  path: Path;
  isRing?: boolean;
}

export const skeletonKey = defineItem<Palette>({
  id: 'skeleton-key',
  name: 'Skeleton key',
  tag: 'Keys',
  anchor: 'top',
  size: [248, 236],
  margin: 20,
  line: 4.6,
  stand: { width: 4.8, center: 36, foot: 92 },
  realSize: { height: 7 },
  lying: { thickness: 4 },
  palettes: {
    gold: { metal: GOLD, gem: '#d5484f' },
    silver: { metal: SILVER, gem: '#4f8fd5' },
    copper: { metal: '#c4784a', gem: '#4fae7a' },
  },
  opens: false,
  draw(ink, palette) {
    const parts = keyParts();
    for (const { path } of parts) castShadow(ink, tilted(path), { dx: 8, dy: 12, blur: 7, opacity: 0.3 });
    for (const part of parts) drawPart(ink, part, palette.metal);
    ink.draw(tilted(rect(150, 143, 120, 6, 3)), { fill: '#fff', opacity: 0.55 });
    solid(ink, tilted(oval(74, 150, 19)), palette.gem, { fill: sphere(palette.gem), bevel: 4, width: 4.4 });
    ink.draw(oval(56, 158, 5, 4), { fill: '#fff', opacity: 0.9 });
  },
});

/** Turns a part that is drawn lying, so that the bit points up to the right. */
function tilted(path: Path): Path {
  return movePath(turnPath(path, -45, [150, 150]), -34, -40);
}

function keyParts(): Part[] {
  const bit = polygon(
    [222, 158],
    [222, 214],
    [238, 214],
    [238, 194],
    [247, 194],
    [247, 208],
    [264, 208],
    [264, 186],
    [276, 186],
    [276, 158],
  );
  return [
    { path: bit },
    { path: rect(100, 136, 196, 28, 14) },
    { path: ring(40, 150, 36, 18), isRing: true },
    { path: ring(72, 110, 33, 16), isRing: true },
    { path: ring(72, 190, 33, 16), isRing: true },
    { path: rect(106, 118, 20, 64, 8) },
    { path: rect(138, 127, 15, 46, 6) },
    { path: rect(276, 130, 13, 40, 6) },
  ];
}

function ring(cx: number, cy: number, outer: number, inner: number): Path {
  return joinPaths(oval(cx, cy, outer), oval(cx, cy, inner));
}

function drawPart(ink: Ink, { path, isRing = false }: Part, color: string): void {
  const tone = ramp(color);
  const fill = linear(50, tone.hi, [tone.light, 0.25], [tone.base, 0.55], tone.dark);
  solid(ink, tilted(path), color, { fill, evenOdd: isRing, bevel: 5, rim: 0.8 });
}
