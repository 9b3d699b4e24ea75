import { mix } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { type Box, curve } from '../../ink/path.ts';
import { polyline, rect } from '../../ink/shapes.ts';
import { cobweb } from '../../kits/stage/cobweb.ts';
import { crack } from '../../kits/stage/wallWear.ts';

/** What came about behind a picture: a web, dust along its lower edge, marks of whoever hung it, a crack beside it. */
export function years(ink: Ink, [x, y, w, h]: Box, paper: string): void {
  const [right, foot] = [x + w, y + h];
  cobweb(ink, [right, y], 150, [-1, 1]);
  const dust = rect(x + 12, foot - 9, w - 24, 9, 4);
  ink.draw(dust, { fill: mix('#d8d0c4', paper, 0.35), opacity: 0.55, blur: 2.5 });
  drawMarks(ink);
  crack(
    ink,
    [
      [1756, 70],
      [1738, 150],
      [1764, 226],
      [1744, 300],
    ],
    paper,
    3,
  );
}

/** In pencil: where its nail was to be, measured twice. */
function drawMarks(ink: Ink): void {
  const pencil = { stroke: '#2a2630', width: 2.6, opacity: 0.5, cap: 'round' as const };
  ink.draw(polyline([1010, 176], [1254, 170]), pencil);
  ink.draw(polyline([1092, 140], [1096, 208]), pencil);
  ink.draw(polyline([1176, 136], [1172, 204]), pencil);
  ink.draw(curve('M1164 128L1186 150M1186 130L1166 150'), pencil);
}
