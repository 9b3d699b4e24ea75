import { mix, ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Point, turnPath } from '../../ink/path.ts';
import { polygon, rect } from '../../ink/shapes.ts';
import { drips } from '../../kits/stage/wallWear.ts';

const CORNICE_FOOT = 66;

/** What damp and years did to the paper: it ran, it faded where a picture hung, and one strip curls off beside the window. */
export function paperWear(ink: Ink, paper: string): void {
  const tone = ramp(paper);
  drips(ink, [700, CORNICE_FOOT], [70, 150], tone.deep, 0.1);
  drips(ink, [1330, CORNICE_FOOT], [54, 96], tone.deep, 0.1);
  ink.draw(rect(590, 196, 104, 132), { fill: tone.hi, opacity: 0.13 });
  ink.draw(rect(590, 196, 104, 132), { stroke: tone.deep, width: 3, opacity: 0.2 });
  ink.draw(rect(640, 180, 4, 12), { fill: tone.line, opacity: 0.8 });
  drawCurl(ink, [1500, CORNICE_FOOT], paper);
}

function drawCurl(ink: Ink, [x, y]: Point, paper: string): void {
  const plaster = ramp('#9a8c7c');
  const bare = polygon(
    [x - 44, y],
    [x + 40, y],
    [x + 34, y + 40],
    [x + 8, y + 66],
    [x - 12, y + 58],
    [x - 30, y + 34],
  );
  ink.draw(bare, { fill: linear(90, plaster.shade, plaster.base), stroke: ramp(paper).line, width: 2 });
  const back = mix(shift(paper, { lightness: 0.12 }), '#d8c8a4', 0.3);
  const strip = polygon([x - 32, y + 32], [x + 36, y + 38], [x + 47, y + 92], [x - 22, y + 104]);
  castShadow(ink, strip, { dx: 8, dy: 10, blur: 7, opacity: 0.5 });
  solid(ink, strip, back, { bevel: 5, width: 2.2 });
  const roll = turnPath(rect(x - 30, y + 88, 86, 25, 12), -9, [x + 12, y + 100]);
  solid(ink, roll, back, { bevel: 5, width: 2.2 });
}
