import { type Color, ramp, shift } from '../color.ts';
import type { Ink } from '../ink/Ink.ts';
import { solid } from '../ink/light.ts';
import { type Box, joinPaths, type Path } from '../ink/path.ts';
import { range, rect } from '../ink/shapes.ts';

const COURSE = 34;
const LENGTH = 74;
const JOINT = 5;
const SHADES = [-0.035, 0, 0.03] as const;

/** A shape of bricks in running bond; `box` is the path's own box. */
export function brickwork(ink: Ink, path: Path, [x, y, w, h]: Box, color: Color, evenOdd = false): void {
  const mortar = shift(color, { lightness: 0.12, chromaTimes: 0.35 });
  const texture = (): void => {
    const shades = SHADES.map((): Path[] => []);
    for (const row of range(h / COURSE + 1))
      for (const i of range(w / LENGTH + 2)) {
        const left = x + (i - (row % 2 ? 0.5 : 0)) * LENGTH;
        const brick = rect(left, y + row * COURSE, LENGTH - JOINT, COURSE - JOINT, 4);
        shades[Math.floor(ink.random() * SHADES.length)]?.push(brick);
      }
    for (const [i, lightness] of SHADES.entries())
      bricks(ink, joinPaths(...(shades[i] ?? [])), shift(color, { lightness }));
  };
  solid(ink, path, mortar, { evenOdd, bevel: 8, texture });
}

function bricks(ink: Ink, path: Path, color: Color): void {
  const tone = ramp(color);
  ink.draw(path, { fill: tone.dark, move: [1.5, 2.5] });
  ink.draw(path, { fill: tone.base });
  ink.draw(path, { stroke: tone.hi, width: 1.8, opacity: 0.35 });
}
