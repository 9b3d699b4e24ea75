import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { oval, rect } from '../../ink/shapes.ts';

/** Draws a patch where a picture hung and the wallpaper kept its colour, with the nail. */
export function paperWear(ink: Ink, paper: string): void {
  const tone = ramp(paper);
  ink.draw(rect(590, 200, 104, 132, 3), { fill: tone.hi, opacity: 0.14, blur: 4 });
  ink.draw(oval(643, 188, 6), { fill: tone.deep, opacity: 0.5, move: [2, 3] });
  ink.draw(oval(642, 187, 5), { fill: '#b09468', stroke: tone.line, width: 2 });
}
