import { ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { joinPaths, type Point, polar } from '../../../ink/path.ts';
import { ngon, oval, polygon, polyline, range, rect } from '../../../ink/shapes.ts';
import { carvedEye, carvedSign } from '../../../matter/carving.ts';

/**
 * The pattern of the rug: a medallion for parlours, hexagons for spaceships, a road for children's rooms,
 * signs for tombs.
 */
export type Motif = 'medallion' | 'hexagons' | 'road' | 'signs';

export interface Yarn {
  ground: string;
  border: string;
  pattern: string;
  motif?: Motif;
}

/** The pattern of the field within the borders, drawn flat. */
export function rugField(ink: Ink, yarn: Yarn): void {
  DRAW[yarn.motif ?? 'medallion'](ink, yarn);
  weave(ink, yarn.ground);
}

/** Tufts in rows, each shifted against the last: aligned rows would look like ribs on a small rug. */
function weave(ink: Ink, ground: string): void {
  const tufts = range(19).flatMap((row) =>
    range(23).map((i) => {
      const [x, y] = [66 + i * 28 + (row % 2) * 14, 32 + row * 7];
      return polyline([x, y], [x + 15, y]);
    }),
  );
  ink.draw(joinPaths(...tufts), { stroke: ramp(ground).deep, width: 1.7, opacity: 0.16 });
}

const DRAW: Readonly<Record<Motif, (ink: Ink, yarn: Yarn) => void>> = {
  medallion(ink, yarn) {
    for (const x of [96, 178, 494, 576]) drawDiamond(ink, x, yarn);
    for (const [rx, color] of [
      [108, yarn.border],
      [101, yarn.pattern],
      [76, yarn.border],
      [70, yarn.ground],
    ] as const)
      ink.draw(polygon([380 - rx, 95], [380, 95 - rx * 0.56], [380 + rx, 95], [380, 95 + rx * 0.56]), {
        fill: color,
      });
    for (const i of range(8)) ink.draw(oval(...polar(380, 95, 24, i * 45), 7, 5), { fill: yarn.border });
    ink.draw(oval(380, 95, 12, 9), { fill: yarn.pattern, stroke: yarn.border, width: 3.5 });
  },
  hexagons(ink, { border, pattern }) {
    for (const i of range(39)) {
      const [column, row] = [i % 13, Math.floor(i / 13)];
      const at: Point = [76 + column * 51, 46 + row * 49 + (column % 2) * 25];
      const isLit = (column * 5 + row * 3) % 7 === 0;
      ink.draw(ngon(...at, 31, 6), {
        ...(isLit && { fill: pattern }),
        stroke: border,
        width: isLit ? 4 : 2.4,
        opacity: isLit ? 1 : 0.5,
      });
      if (isLit) ink.draw(ngon(...at, 13, 6), { fill: border });
    }
  },
  road(ink, { border, pattern }) {
    const way = rect(112, 54, 536, 84, 42);
    ink.draw(way, { stroke: border, width: 44 });
    ink.draw(way, { stroke: pattern, width: 36 });
    const dashes = range(15).flatMap((i) =>
      [54, 138].map((y) => polyline([152 + i * 32, y], [168 + i * 32, y])),
    );
    ink.draw(joinPaths(...dashes), { stroke: '#ffffff', width: 4 });
    for (const [i, x] of [190, 262, 470, 542].entries())
      drawHouse(ink, [x, 112], i % 2 ? '#d9604f' : '#4f8ac9');
    ink.draw(oval(380, 96, 46, 17), { fill: '#6ac0e0', stroke: '#3f7fa0', width: 3 });
    for (const x of [314, 446])
      ink.draw(oval(x, 94, 15, 13), { fill: '#3f8a4a', stroke: '#245a34', width: 3 });
  },
  signs(ink, { border, pattern }) {
    carvedEye(ink, [380, 96], 0.62, border, pattern);
    for (const [i, x] of [110, 176, 242, 518, 584, 650].entries())
      carvedSign(ink, i % 2, [x, 95], 1.25, i % 2 ? border : pattern);
    for (const y of [44, 146])
      for (const i of range(26))
        ink.draw(polygon([80 + i * 24, y], [92 + i * 24, y - 8], [104 + i * 24, y]), {
          fill: i % 2 ? border : pattern,
        });
  },
};

function drawDiamond(ink: Ink, x: number, { border, pattern }: Yarn): void {
  ink.draw(polygon([x, 95], [x + 45, 60], [x + 90, 95], [x + 45, 130]), { stroke: border, width: 4 });
  ink.draw(polygon([x + 18, 95], [x + 45, 74], [x + 72, 95], [x + 45, 116]), { fill: pattern });
  ink.draw(oval(x + 45, 95, 10, 7), { fill: border });
}

function drawHouse(ink: Ink, [x, foot]: Point, roof: string): void {
  ink.draw(rect(x - 17, foot - 22, 34, 24), { fill: '#f4e6c4', stroke: '#6a4a3a', width: 3 });
  ink.draw(polygon([x - 23, foot - 21], [x, foot - 40], [x + 23, foot - 21]), {
    fill: roof,
    stroke: ramp(roof).line,
    width: 3,
  });
  ink.draw(rect(x - 5, foot - 13, 10, 15), { fill: '#8a5a3a' });
}
