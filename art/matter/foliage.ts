import { type Color, ramp } from '../color.ts';
import type { Ink } from '../ink/Ink.ts';
import { radial } from '../ink/paint.ts';
import { type Path, type Point, polar, type Segment } from '../ink/path.ts';
import { range } from '../ink/shapes.ts';

/** A clump of leaves: centre and radius. */
export type Puff = readonly [x: number, y: number, radius: number];

const FLATNESS = 0.88;
/** The positions of single leaves on a clump of radius 1; the upper ones catch the light. */
const LIT: readonly Point[] = [
  [-0.34, -0.5],
  [0.14, -0.6],
  [-0.6, -0.08],
  [0.46, -0.24],
  [-0.08, -0.14],
];
const SHADED: readonly Point[] = [
  [0.12, 0.42],
  [0.56, 0.26],
  [-0.4, 0.48],
];

/** Clumps of leaves that form one crown with one lobed outline; the last one is in front. */
export function foliage(ink: Ink, puffs: readonly Puff[], color: Color, width = ink.line): void {
  const tone = ramp(color);
  const clumps = puffs.map((puff) => clump(puff, ink.random() * 360));
  if (width) for (const path of clumps) ink.draw(path, { stroke: tone.line, width: width * 2 });
  const fill = radial(0.36, 0.22, 0.85, tone.light, [tone.base, 0.5], [tone.shade, 0.8], tone.dark);
  puffs.forEach((puff, i) => {
    ink.draw(clumps[i] ?? [], { fill, stroke: tone.dark, width: Math.max(1, width * 0.3) });
    leafEdges(ink, puff, color);
  });
}

function clump([cx, cy, r]: Puff, turn: number): Path {
  const lobes = Math.max(7, Math.min(9, Math.round(r / 5)));
  const at = (i: number, radius: number): Point => {
    const [x, y] = polar(0, 0, radius, turn + (i * 360) / lobes);
    return [cx + x, cy + y * FLATNESS];
  };
  const round = range(lobes).map(
    (i): Segment => ({ command: 'Q', points: [at(i + 0.5, r * 1.24), at(i + 1, r * 0.9)] }),
  );
  return [{ command: 'M', points: [at(0, r * 0.9)] }, ...round, { command: 'Z', points: [] }];
}

/** The edges of single leaves, as one path for the light and one for the shade. */
function leafEdges(ink: Ink, [cx, cy, r]: Puff, color: Color): void {
  const tone = ramp(color);
  const width = Math.max(1.8, r * 0.07);
  const edges = (places: readonly Point[]): Path =>
    places.flatMap(([x, y]) =>
      scallop(ink, [cx + (x + ink.jitter(0.16)) * r, cy + (y + ink.jitter(0.16)) * r * FLATNESS], r * 0.15),
    );
  ink.draw(edges(LIT), { stroke: tone.hi, width, cap: 'round', opacity: 0.75 });
  ink.draw(edges(SHADED), { stroke: tone.deep, width, cap: 'round', opacity: 0.4 });
}

function scallop(ink: Ink, [x, y]: Point, size: number): Segment[] {
  const tilt = ink.jitter(size);
  return [
    { command: 'M', points: [[x - size, y + size * 0.5 + tilt]] },
    {
      command: 'Q',
      points: [
        [x - size * 0.2, y - size * 1.1],
        [x + size, y + size * 0.4 - tilt],
      ],
    },
  ];
}
