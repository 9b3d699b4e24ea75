import { ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { linear } from '../../../ink/paint.ts';
import { type Box, joinPaths } from '../../../ink/path.ts';
import { range, rect } from '../../../ink/shapes.ts';

/** Cloth gathered behind a pane, in broad folds; the pane's own glass is drawn over it. */
export function netCurtain(ink: Ink, box: Box, cloth: string, folds: number): void {
  const [x, y, w, h] = box;
  const tone = ramp(cloth);
  ink.draw(rect(...box), { fill: linear(90, tone.shade, [tone.base, 0.3], tone.light) });
  const pitch = w / folds;
  const valleys = range(folds).map((i) => rect(x + pitch * (i + 0.62), y, pitch * 0.3, h));
  const crests = range(folds).map((i) => rect(x + pitch * (i + 0.2), y, pitch * 0.16, h));
  ink.clip(rect(...box), () => {
    ink.draw(joinPaths(...valleys), { fill: tone.dark, opacity: 0.5, blur: pitch * 0.14 });
    ink.draw(joinPaths(...crests), { fill: tone.hi, opacity: 0.7, blur: pitch * 0.1 });
  });
}
