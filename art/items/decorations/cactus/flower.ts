import { ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { curve, type Point, polar } from '../../../ink/path.ts';
import { oval, range } from '../../../ink/shapes.ts';

/** Two rings of petals, seen a little from the side. */
export function drawFlower(ink: Ink, [x, y]: Point, radius: number, color: string): void {
  const tone = ramp(color);
  for (const [count, reach, fill] of [
    [5, 1, tone.shade],
    [4, 0.74, tone.light],
  ] as const)
    for (const i of range(count)) {
      const angle = 188 + (i * 164) / (count - 1);
      const tip = polar(x, y, radius * reach, angle);
      const [left, right] = [-34, 34].map((turn) =>
        polar(x, y, radius * reach * 0.9, angle + turn).join(' '),
      );
      const petal = curve(`M${x} ${y + 4}Q${left} ${tip.join(' ')}Q${right} ${x} ${y + 4}Z`);
      ink.draw(petal, { fill, stroke: tone.line, width: Math.min(3.6, radius * 0.13) });
    }
  ink.draw(oval(x, y - radius * 0.06, radius * 0.26, radius * 0.2), {
    fill: '#ffe07a',
    stroke: '#8a5a20',
    width: 2.6,
  });
}
