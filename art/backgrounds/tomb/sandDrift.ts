import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { linear } from '../../ink/paint.ts';
import { joinPaths, type Point } from '../../ink/path.ts';
import { oval, polygon, range, spline } from '../../ink/shapes.ts';

/** A heap of sand with ripples; `crest`: its upper edge from left to right, `foot`: its lower edge. */
export function sandDrift(ink: Ink, crest: readonly Point[], foot: number, color: string): void {
  const tone = ramp(color);
  const [left = [0, foot]] = crest;
  const right = crest.at(-1) ?? left;
  const ground = polygon(
    [0, 0],
    [right[0] + 30, foot],
    [(left[0] + right[0]) / 2, foot + 14],
    [left[0] - 30, foot],
  ).slice(1);
  const heap = [...spline(crest, { tension: 0.9 }), ...ground];
  ink.draw(heap, {
    fill: linear(80, tone.light, [tone.base, 0.45], tone.dark),
    stroke: tone.dark,
    width: 2.4,
  });
  ink.clip(heap, () => {
    for (const i of range(4)) {
      const ripple = spline(
        crest.map(([x, y]): Point => [x + i * 6, y + 13 + i * 15 + ink.jitter(7)]),
        { tension: 0.9 },
      );
      ink.draw(ripple, { stroke: tone.hi, width: 3, opacity: 0.4 - i * 0.07 });
      ink.draw(ripple, { stroke: tone.dark, width: 2, opacity: 0.35 - i * 0.06, move: [0, 4] });
    }
  });
}

/** A thin layer of sand over the stones: one flat shape and its grains. */
export function sandVeil(ink: Ink, [x, y]: Point, rx: number, ry: number, color: string): void {
  const tone = ramp(color);
  const outline = range(14).map((i): Point => {
    const angle = (i / 14) * 2 * Math.PI;
    const reach = 0.6 + ink.random() * 0.55;
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
  });
  ink.draw(spline(outline, { closed: true, tension: 0.9 }), { fill: tone.base, opacity: 0.5, blur: 6 });
  const grains = range(26).map(() =>
    oval(x + ink.jitter(2.3 * rx), y + ink.jitter(2.3 * ry), 1.2 + ink.random() * 1.6, 1),
  );
  ink.draw(joinPaths(...grains), { fill: tone.hi, opacity: 0.5 });
}
