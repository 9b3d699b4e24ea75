import { ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { castShadow, solid } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { type Box, joinPaths } from '../../../ink/path.ts';
import { polygon, range, rect } from '../../../ink/shapes.ts';
import { knob } from '../../../matter/metal.ts';
import { GOLD } from '../../../matter/palette.ts';
import { grain } from '../../../matter/wood.ts';
import { type Looks, onBoard } from './shape.ts';

/** A box with the squares on it, seen from a chair. */
export function drawBoard(ink: Ink, { frame, light, dark }: Looks): void {
  const tone = ramp(frame);
  const top = polygon([70, 82], [370, 82], [422, 238], [18, 238]);
  castShadow(ink, polygon([70, 90], [370, 90], [424, 288], [16, 288]), {
    dx: 9,
    dy: 8,
    blur: 9,
    opacity: 0.35,
  });
  solid(ink, rect(18, 234, 404, 56, 5), frame, {
    bevel: 6,
    fill: linear(90, tone.base, tone.dark),
    texture: () => grain(ink, [18, 234, 404, 56], frame, { direction: 'along x', strength: 0.35 }),
  });
  drawDrawerFront(ink, [64, 248, 312, 34], frame);
  solid(ink, top, frame, {
    bevel: 5,
    fill: linear(80, tone.hi, [tone.light, 0.3], tone.base),
    texture: () => grain(ink, [18, 82, 404, 156], frame, { direction: 'along x', strength: 0.3 }),
  });
  drawSquares(ink, light, dark);
}

/** Its front, raised a little, with two pulls of brass. */
export function drawDrawerFront(ink: Ink, [x, y, w, h]: Box, color: string): void {
  const tone = ramp(color);
  const front = rect(x, y, w, h, 5);
  castShadow(ink, front, { dx: 2, dy: 5, blur: 4, opacity: 0.45 });
  solid(ink, front, color, {
    bevel: 5,
    width: 5,
    fill: linear(90, tone.hi, [tone.light, 0.25], [tone.base, 0.6], tone.dark),
    texture: () => grain(ink, [x, y, w, h], color, { direction: 'along x', strength: 0.35 }),
  });
  for (const side of [0.24, 0.76]) knob(ink, [x + w * side, y + h / 2], h * 0.29, GOLD);
}

function drawSquares(ink: Ink, light: string, dark: string): void {
  const field = polygon(onBoard(0, 0), onBoard(8, 0), onBoard(8, 8), onBoard(0, 8));
  const [pale, deep] = [ramp(light), ramp(dark)];
  ink.draw(field, { fill: linear(75, pale.hi, pale.base) });
  const squares = range(64)
    .map((i) => [i % 8, Math.floor(i / 8)] as const)
    .filter(([file, rank]) => (file + rank) % 2 === 1)
    .map(([file, rank]) =>
      polygon(
        onBoard(file, rank),
        onBoard(file + 1, rank),
        onBoard(file + 1, rank + 1),
        onBoard(file, rank + 1),
      ),
    );
  ink.draw(joinPaths(...squares), {
    fill: linear(75, deep.light, deep.shade),
    stroke: deep.dark,
    width: 1.4,
  });
  ink.draw(field, { stroke: deep.line, width: 5 });
  ink.clip(field, () =>
    ink.draw(polygon([90, 250], [170, 80], [220, 80], [150, 250]), { fill: '#fff', opacity: 0.13 }),
  );
}
