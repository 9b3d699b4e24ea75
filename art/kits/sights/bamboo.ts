import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { linear } from '../../ink/paint.ts';
import { joinPaths, type Path, type Point, turnPath } from '../../ink/path.ts';
import { polygon, range, rect } from '../../ink/shapes.ts';

const BAMBOO = '#5f8f5a';

/** A cane from its foot, leafy from the third joint up. */
export function bamboo(ink: Ink, [cx, foot]: Point, height: number, girth: number): void {
  const tone = ramp(BAMBOO);
  const joints = 7;
  for (const i of range(joints)) {
    const top = foot - ((i + 1) * height) / joints;
    const cane = rect(cx - girth / 2, top, girth, height / joints - 1, 3);
    ink.draw(cane, { fill: linear(0, tone.hi, [tone.base, 0.4], tone.dark), stroke: tone.line, width: 2 });
    if (i < 2) continue;
    const turns = i % 2 ? [-28, 24, 158] : [-152, 204, 18];
    const blades = turns.map((turn) => blade([cx, top + 4], girth * 5, turn));
    ink.draw(joinPaths(...blades), { fill: tone.shade, stroke: '#24404a', width: 1.4 });
  }
}

function blade(at: Point, length: number, degrees: number): Path {
  const [x, y] = at;
  const [wide, thick] = [x + length * 0.35, length * 0.11];
  return turnPath(polygon(at, [wide, y - thick], [x + length, y], [wide, y + thick]), degrees, at);
}
