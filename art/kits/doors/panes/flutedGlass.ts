import { mix } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { linear } from '../../../ink/paint.ts';
import { type Box, joinPaths } from '../../../ink/path.ts';
import { range, rect } from '../../../ink/shapes.ts';

/** Wide enough to be visible as ribs, narrow enough to hide the background. */
const FLUTE = 15;

/** Draws a pane of upright ribs, behind which the background becomes bands of light and shade. */
export function flutedGlass(ink: Ink, box: Box, tint: string): void {
  const [x, y, w, h] = box;
  const pane = rect(...box);
  const [light, dim] = [mix(tint, '#a9b0c6', 0.66), mix(tint, '#39406a', 0.74)];
  ink.draw(pane, { fill: linear(80, dim, [mix(light, dim, 0.45), 0.45], light) });
  ink.clip(pane, () => {
    const count = Math.round(w / FLUTE);
    const pitch = w / count;
    const valleys = range(count).map((i) => rect(x + (i + 0.66) * pitch, y, pitch * 0.34, h));
    const crests = range(count).map((i) => rect(x + (i + 0.14) * pitch, y, pitch * 0.2, h));
    ink.draw(joinPaths(...valleys), { fill: '#1c2244', opacity: 0.3 });
    ink.draw(joinPaths(...crests), { fill: '#ffffff', opacity: 0.34 });
    ink.draw(rect(x, y, w, h * 0.4), { fill: linear(90, ['#ffffff', 0, 0.22], ['#ffffff', 1, 0]) });
    ink.draw(pane, { stroke: '#0d1b2e', width: 12, opacity: 0.35, move: [3, 4], blur: 3 });
  });
}
