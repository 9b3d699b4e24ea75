import { ramp } from '../color.ts';
import type { Ink } from '../ink/Ink.ts';
import { castShadow, solid } from '../ink/light.ts';
import { linear } from '../ink/paint.ts';
import { curve, joinPaths, mapPath, movePath, type Path, type Point, turnPath } from '../ink/path.ts';
import { polyline, range } from '../ink/shapes.ts';

const DOWN = '#f2ead6';

interface Quill {
  /** The end that writes. */
  nib: Point;
  /** The end of the feather. */
  tip: Point;
}

/** A quill that lies on something, drawn along the line from its nib to its tip. */
export function feather(ink: Ink, { nib, tip }: Quill): void {
  const length = Math.hypot(tip[0] - nib[0], tip[1] - nib[1]);
  const turn = (Math.atan2(tip[1] - nib[1], tip[0] - nib[0]) * 180) / Math.PI;
  const lay = (path: Path): Path =>
    movePath(
      turnPath(
        mapPath(path, (x, y) => [(x / 100) * length, (y / 100) * length]),
        turn,
        [0, 0],
      ),
      ...nib,
    );
  const vane = lay(
    curve(
      'M28 0C36 -9 58 -15 78 -13C90 -12 98 -6 100 -3C96 0 95 2 97 5C88 9 76 10 62 9L58 6L56 9C44 8 34 4 28 0Z',
    ),
  );
  const shaft = lay(curve('M5 0Q50 -3 94 -2'));
  const thin = length / 100;
  castShadow(ink, vane, { dx: 4 * thin, dy: 6 * thin, blur: 3 * thin, opacity: 0.4 });
  ink.draw(shaft, { stroke: '#120a1e', width: 4 * thin, opacity: 0.35, move: [3 * thin, 5 * thin] });
  const tone = ramp(DOWN);
  solid(ink, vane, DOWN, {
    bevel: 3 * thin,
    width: Math.max(2, 1.5 * thin),
    fill: linear(80, tone.hi, [tone.light, 0.5], tone.shade),
  });
  const barbs = range(9).flatMap((i) => [
    lay(polyline([36 + i * 6.4, -2], [43 + i * 6.2, -9 - (i % 2)])),
    lay(polyline([36 + i * 6.4, -1], [43 + i * 6.2, 5 + (i % 2)])),
  ]);
  ink.draw(joinPaths(...barbs), { stroke: tone.dark, width: Math.max(1, 0.7 * thin), opacity: 0.55 });
  ink.draw(shaft, { stroke: tone.line, width: 3.4 * thin, cap: 'round' });
  ink.draw(shaft, { stroke: tone.light, width: 1.7 * thin, cap: 'round' });
  ink.draw(lay(curve('M0 1L7 -1.6L8 1.4Z')), { fill: '#2a2030', stroke: '#1a1224', width: thin });
}
