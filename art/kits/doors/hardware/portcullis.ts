import { type Color, ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { SHADOW } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { type Box, joinPaths, movePath, type Path } from '../../../ink/path.ts';
import { polygon, range, rect } from '../../../ink/shapes.ts';

interface Portcullis {
  /** The box from the top of the lattice to the tips of its spikes. */
  box: Box;
  columns: number;
  rows: number;
  /** The thickness of a bar. */
  thickness: number;
  /** Whether something close behind the portcullis takes its shadow. */
  hasShadow: boolean;
}

const SPIKE = 34;

/** A lattice of iron with spikes; the caller clips it to the gateway and lifts it. */
export function portcullis(ink: Ink, grid: Portcullis, color: Color): void {
  const tone = ramp(color);
  const uprights = uprightBars(grid);
  const crossings = crossBars(grid);
  const lattice = joinPaths(...uprights, ...crossings);
  if (grid.hasShadow) ink.draw(movePath(lattice, 7, 9), { fill: SHADOW, opacity: 0.45 });
  const outline = { stroke: tone.line, width: ink.line * 0.65 };
  for (const bar of crossings)
    ink.draw(bar, { fill: linear(90, tone.hi, [tone.base, 0.4], tone.dark), ...outline });
  for (const bar of uprights)
    ink.draw(bar, { fill: linear(0, tone.base, [tone.hi, 0.3], [tone.base, 0.6], tone.dark), ...outline });
  studs(ink, grid, color);
}

function uprightBars({ box: [x, y, w, h], columns, thickness: t }: Portcullis): Path[] {
  return range(columns).map((i) => {
    const cx = x + ((i + 0.5) * w) / columns;
    const foot = y + h - SPIKE;
    return polygon(
      [cx - t / 2, y],
      [cx + t / 2, y],
      [cx + t / 2, foot],
      [cx + t * 0.85, foot + 4],
      [cx, y + h],
      [cx - t * 0.85, foot + 4],
      [cx - t / 2, foot],
    );
  });
}

function crossBars(grid: Portcullis): Path[] {
  const {
    box: [x, y, w],
    rows,
    thickness: t,
  } = grid;
  return range(rows).map((i) => rect(x - 10, y + rowTop(grid, i), w + 20, t));
}

function rowTop({ box: [, , , h], rows, thickness: t }: Portcullis, i: number): number {
  return ((i + 0.7) * (h - SPIKE)) / rows - t / 2;
}

/** The rivets where the bars cross. */
function studs(ink: Ink, grid: Portcullis, color: Color): void {
  const {
    box: [x, y, w],
    columns,
    rows,
    thickness: t,
  } = grid;
  const tone = ramp(color);
  for (const row of range(rows)) {
    for (const column of range(columns)) {
      const cx = x + ((column + 0.5) * w) / columns;
      const cy = y + rowTop(grid, row) + t / 2;
      const r = t * 0.42;
      const head = polygon([cx, cy - r], [cx + r, cy], [cx, cy + r], [cx - r, cy]);
      ink.draw(head, { fill: tone.hi, stroke: tone.line, width: 2 });
    }
  }
}
