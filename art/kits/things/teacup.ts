import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { curve, type Point } from '../../ink/path.ts';
import { oval } from '../../ink/shapes.ts';

const CHINA = '#efe6d6';
const TEA = '#8a4a22';

/** A cup of tea on its saucer, from the side; the saucer stands on `foot`. */
export function teacup(ink: Ink, [x, foot]: Point): void {
  const tone = ramp(CHINA);
  const width = ink.line * 0.55;
  const saucer = oval(x, foot - 5, 27, 6);
  castShadow(ink, saucer, { dx: 5, dy: 3, blur: 3, opacity: 0.4 });
  const [top, low] = [foot - 33, foot - 13];
  const ear = curve(`M${x + 15} ${top + 5}C${x + 31} ${top + 3} ${x + 29} ${low + 1} ${x + 12} ${low}`);
  ink.draw(ear, { stroke: tone.line, width: 7 });
  ink.draw(ear, { stroke: tone.base, width: 3 });
  solid(ink, saucer, CHINA, { bevel: 2, width });
  const bowl = curve(
    `M${x - 19} ${top}L${x + 19} ${top}C${x + 18} ${top + 15} ${x + 12} ${foot - 8} ${x} ${foot - 7}` +
      `C${x - 12} ${foot - 8} ${x - 18} ${top + 15} ${x - 19} ${top}Z`,
  );
  solid(ink, bowl, CHINA, { bevel: 3, width, fill: linear(0, tone.hi, [tone.base, 0.6], tone.shade) });
  ink.draw(oval(x, top, 18.5, 4.6), { fill: TEA, stroke: tone.line, width: 2.4 });
}
