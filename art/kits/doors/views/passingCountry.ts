import type { Ink } from '../../../ink/Ink.ts';
import { linear } from '../../../ink/paint.ts';
import type { Box, Path, Point } from '../../../ink/path.ts';
import { oval, range, rect } from '../../../ink/shapes.ts';
import { ridge } from '../../sights/land.ts';

/** Outside a train's window: the land, blurred by the speed. At dusk, as the station behind the door lies: it suits day and night. */
export function passingCountry(ink: Ink, pane: Path, box: Box): void {
  const [x, y, w, h] = box;
  ink.draw(pane, { fill: linear(90, '#3d4a96', ['#8a62a8', 0.3], ['#f29a7a', 0.62], '#ffd9a0') });
  ink.clip(pane, () => {
    ridge(ink, box, [0.5, 0.42, 0.52, 0.4, 0.5], '#7d6aa8');
    ridge(ink, box, [0.62, 0.57, 0.6, 0.55, 0.58], '#4f5a8c');
    ridge(ink, box, [0.74, 0.7, 0.73, 0.69, 0.72], linear(90, '#4c6a72', '#2c4456'));
    for (const i of range(13)) {
      const top = y + h * (0.66 + (i / 13) * 0.34);
      const left = x + ink.random() * w - 60;
      ink.draw(rect(left, top, 70 + ink.random() * 90, 3 + i * 0.5, 3), {
        fill: i % 3 ? '#24384c' : '#e8b48a',
        opacity: 0.5,
      });
    }
    for (const left of [x + 16, x + 120]) speedingTree(ink, [left, y + h * 0.8]);
  });
}

/** A tree drawn out by the speed. */
function speedingTree(ink: Ink, [x, foot]: Point): void {
  ink.draw(rect(x + 14, foot - 92, 9, 96), { fill: '#2a2440', opacity: 0.85 });
  for (const [dx, dy, rx] of [
    [0, -92, 38],
    [24, -112, 34],
    [44, -90, 34],
  ] as const)
    ink.draw(oval(x + dx, foot + dy, rx, 17), { fill: '#2a4458', opacity: 0.92, blur: 4 });
}
