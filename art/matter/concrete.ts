import { type Color, ramp } from '../color.ts';
import type { Ink } from '../ink/Ink.ts';
import { solid } from '../ink/light.ts';
import { linear } from '../ink/paint.ts';
import { type Box, joinPaths, type Path } from '../ink/path.ts';
import { oval, polyline, range, rect } from '../ink/shapes.ts';

const FORMWORK = 98;

/** A shape of cast concrete with the seams of its formwork, pores and stains; `box` is the path's own box. */
export function concrete(ink: Ink, path: Path, box: Box, color: Color, evenOdd = false): void {
  solid(ink, path, color, { evenOdd, bevel: 9, texture: () => castTexture(ink, box, color) });
}

function castTexture(ink: Ink, [x, y, w, h]: Box, color: Color): void {
  const tone = ramp(color);
  const seams = range(h / FORMWORK).map((i) =>
    polyline([x, y + (i + 1) * FORMWORK], [x + w, y + (i + 1) * FORMWORK]),
  );
  ink.draw(joinPaths(...seams), { stroke: tone.dark, width: 2.6, opacity: 0.55 });
  ink.draw(joinPaths(...seams), { stroke: tone.hi, width: 1.8, opacity: 0.5, move: [0, 2.4] });
  const pores = range((w * h) / 2600).map(() =>
    oval(x + ink.random() * w, y + ink.random() * h, 1 + ink.random() * 2.6),
  );
  ink.draw(joinPaths(...pores), { fill: tone.dark, opacity: 0.5 });
  for (const _ of range(h / 70)) {
    const stain = rect(
      x + ink.random() * w,
      y + Math.floor(ink.random() * (h / FORMWORK)) * FORMWORK,
      8 + ink.random() * 16,
      40 + ink.random() * 70,
      6,
    );
    ink.draw(stain, { fill: linear(90, [tone.dark, 0, 0.3], [tone.dark, 1, 0]) });
  }
}
