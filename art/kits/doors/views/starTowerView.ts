import { mix, ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { glow } from '../../../ink/light.ts';
import { linear, radial } from '../../../ink/paint.ts';
import { type Box, curve, mapPath, type Path, type Point } from '../../../ink/path.ts';
import { placesIn } from '../../../ink/placesIn.ts';
import { arc, arch, oval, polygon, range, rect, soft } from '../../../ink/shapes.ts';
import { cloud, stars } from '../../sights/sky.ts';
import { through } from './perspective.ts';

const STEPS = 9;
const ROCK = curve(
  'M-60 0C-40 -8 40 -8 60 0C52 18 34 30 24 52C16 66 8 84 0 100C-8 82 -18 70 -26 50C-36 32 -54 18 -60 0Z',
);

/** Behind a wizard's door: steps that float up through the stars to a tower. `magic` is the light's colour. */
export function starTowerView(ink: Ink, opening: Path, box: Box, magic: string): void {
  const at = placesIn(box);
  const w = box[2];
  through(ink, opening, () => {
    ink.draw(opening, { fill: linear(90, '#0f1440', ['#2c2a78', 0.4], ['#7a4fa8', 0.7], '#f0a8c0') });
    glow(ink, ...at(0.2, 0.3), w * 0.8, '#6a5ae0', 0.5);
    glow(ink, ...at(0.8, 0.62), w * 0.8, '#e07ac8', 0.45);
    stars(ink, [...at(0, 0), w, box[3] * 0.7], 64);
    ringedPlanet(ink, at(0.8, 0.15), w * 0.078);
    glow(ink, ...at(0.64, 0.4), w * 0.5, magic, 0.55);
    for (const [across, down, size] of [
      [0.2, 0.93, 0.7],
      [0.85, 0.9, 0.7],
      [0.5, 0.99, 1],
    ] as const)
      cloud(ink, at(across, down), w * size, '#f7cfe2', 0.75);
    drawTower(ink, at(0.64, 0.47), w * 0.0032, magic);
    for (const i of range(STEPS).reverse()) floatingStep(ink, box, i / (STEPS - 1), magic);
  });
}

function ringedPlanet(ink: Ink, [cx, cy]: Point, r: number): void {
  const ring = { stroke: '#ffe0a8', width: r * 0.14, opacity: 0.9 };
  ink.at(
    [cx, cy],
    () => {
      ink.draw(arc(0, 0, r * 1.8, 180, 360, r * 0.5), ring);
      ink.draw(oval(0, 0, r), { fill: radial(0.35, 0.3, 0.8, '#ffe9c4', ['#f0a070', 0.5], '#8a4a90') });
      ink.draw(arc(0, 0, r * 1.8, 0, 180, r * 0.5), ring);
    },
    { turn: -18 },
  );
}

/** A tower on a rock that hangs in the air. */
function drawTower(ink: Ink, [cx, cy]: Point, scale: number, magic: string): void {
  const stone = ramp('#8f86b8');
  const roof = ramp('#4a3f9a');
  const outline = { stroke: '#2a2050', width: 3 };
  const place = (path: Path): Path => mapPath(path, (x, y) => [cx + x * scale, cy + y * scale]);
  const round = linear(0, stone.light, [stone.hi, 0.3], [stone.base, 0.6], stone.dark);
  const cone = linear(0, roof.light, [roof.base, 0.4], roof.deep);
  ink.draw(place(ROCK), { fill: linear(60, '#8a7aa8', '#3a2f68'), ...outline });
  ink.draw(place(rect(10, -92, 30, 92)), { fill: round, ...outline });
  ink.draw(place(polygon([4, -92], [25, -138], [46, -92])), { fill: cone, ...outline });
  ink.draw(place(rect(-30, -130, 44, 130)), { fill: round, ...outline });
  ink.draw(place(rect(-36, -142, 56, 16, 3)), { fill: round, ...outline });
  ink.draw(place(polygon([-40, -142], [-8, -222], [24, -142])), { fill: cone, ...outline });
  ink.draw(place(curve('M-60 0C-40 -12 40 -12 60 0C40 8 -40 8 -60 0Z')), { fill: '#6aa884', ...outline });
  for (const [x, y] of [
    [-18, -110],
    [-2, -72],
    [20, -66],
  ] as const) {
    ink.draw(place(arch(x, y, 11, 20)), { fill: '#fff0b0', stroke: '#5a3a70', width: 2 });
    glow(ink, cx + (x + 5) * scale, cy + (y + 10) * scale, 22 * scale, '#ffe9a0', 0.8);
  }
  ink.draw(place(arch(-18, -30, 20, 32)), { fill: mix(magic, '#ffffff', 0.5), stroke: '#5a3a70', width: 2 });
}

/** Draws one slab of the flight, from the sill (0) to the tower (1). */
function floatingStep(ink: Ink, box: Box, share: number, magic: string): void {
  const near = (1 - share) ** 1.6;
  const [cx, cy] = placesIn(box)(
    0.6 - 0.16 * Math.sin(share * 6.2) * (0.3 + near) - 0.1 * near,
    0.515 + 0.455 * near,
  );
  const half = box[2] * (0.055 + 0.29 * near);
  const depth = half * 0.3;
  const thick = half * 0.16 + 3;
  const stone = ramp('#a79fd0');
  const top: readonly Point[] = [
    [cx - half * 0.86, cy - depth],
    [cx + half * 0.86, cy - depth],
    [cx + half, cy],
    [cx - half, cy],
  ];
  const front = soft(
    [
      [cx - half, cy],
      [cx + half, cy],
      [cx + half * 0.9, cy + thick],
      [cx - half * 0.9, cy + thick],
    ],
    4,
  );
  const outline = { stroke: '#332a60', width: 2 + near * 2.5 };
  glow(ink, cx, cy + thick, half * 1.2, magic, 0.6, thick * 2.4);
  ink.draw(front, { fill: linear(90, stone.dark, stone.deep), ...outline });
  ink.draw(soft(top, 4), { fill: linear(0, stone.hi, stone.light), ...outline });
}
