import { ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { castShadow, SHADOW, solid } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { type Box, joinPaths, type Path, type Point } from '../../../ink/path.ts';
import { oval, polyline, range, rect } from '../../../ink/shapes.ts';
import { glass } from '../../../matter/glass.ts';
import { dimGlass } from './dimGlass.ts';

/** The share of the pane that the blind covers. */
const REACH = 0.86;

/** A pane with a cloth blind behind it that is pulled down almost completely, with a batten and a ring. */
export function drawnBlind(ink: Ink, pane: Path, box: Box, cloth: string): void {
  const [x, y, w, h] = box;
  const foot = y + h * REACH;
  dimGlass(ink, pane, box);
  ink.clip(pane, () => {
    const tone = ramp(cloth);
    const sheet = rect(x - 2, y - 2, w + 4, foot - y + 2);
    castShadow(ink, sheet, { dx: 3, dy: 10, blur: 7, opacity: 0.5 });
    ink.draw(sheet, { fill: linear(90, tone.dark, [tone.shade, 0.12], [tone.base, 0.4], tone.light) });
    drawFolds(ink, [x, y, w, foot - y], tone.dark);
    solid(ink, rect(x - 6, foot - 12, w + 12, 17, 5), cloth, { bevel: 4, width: 3.5 });
    drawRing(ink, [x + w / 2, foot + 5], cloth);
  });
  glass(ink, pane, box, { top: '#c8d4ee', bottom: '#d8d4e4', opacity: 0.08, shine: 0.34, width: 0 });
  ink.clip(pane, () => ink.draw(pane, { stroke: SHADOW, width: 16, opacity: 0.4, blur: 5, move: [3, 6] }));
}

/** Broad soft waves across the cloth, which hangs from a roller. */
function drawFolds(ink: Ink, [x, y, w, h]: Box, color: string): void {
  const waves = range(3).map((i) => rect(x + w * (0.16 + i * 0.3), y, w * 0.1, h));
  ink.draw(joinPaths(...waves), { fill: color, opacity: 0.24, blur: 7 });
}

function drawRing(ink: Ink, [cx, top]: Point, cloth: string): void {
  ink.draw(polyline([cx, top], [cx, top + 9]), { stroke: ramp(cloth).line, width: 3 });
  ink.draw(oval(cx, top + 16, 7), { stroke: ramp('#e0ac48').line, width: 6.5 });
  ink.draw(oval(cx, top + 16, 7), { stroke: ramp('#e0ac48').light, width: 3 });
}
