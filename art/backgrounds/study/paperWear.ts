import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { rect } from '../../ink/shapes.ts';
import { drips } from '../../kits/stage/wallWear.ts';

const CORNICE_FOOT = 66;

/** What damp and years did to the paper: it ran, and it faded where a picture hung. */
export function paperWear(ink: Ink, paper: string): void {
  const tone = ramp(paper);
  drips(ink, [700, CORNICE_FOOT], [70, 150], tone.deep, 0.1);
  drips(ink, [1400, CORNICE_FOOT], [90, 150], tone.deep, 0.12);
  ink.draw(rect(590, 196, 104, 132), { fill: tone.hi, opacity: 0.13 });
  ink.draw(rect(590, 196, 104, 132), { stroke: tone.deep, width: 3, opacity: 0.2 });
  ink.draw(rect(640, 180, 4, 12), { fill: tone.line, opacity: 0.8 });
}
