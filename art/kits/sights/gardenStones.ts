import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, groundShadow, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import type { Path, Point } from '../../ink/path.ts';
import { oval, polygon, polyline, rect, soft } from '../../ink/shapes.ts';

const LANTERN = '#8f8f9c';

/** A boulder; `r` is half its width. */
export function gardenRock(ink: Ink, [cx, foot]: Point, r: number): void {
  groundShadow(ink, cx, foot, r * 1.1, r * 0.22, 0.4);
  const outline = soft(
    [
      [cx - r, foot],
      [cx - r * 0.8, foot - r * 0.9],
      [cx - r * 0.1, foot - r * 1.5],
      [cx + r * 0.7, foot - r * 0.8],
      [cx + r, foot],
    ],
    r * 0.3,
  );
  solid(ink, outline, '#76788c', { bevel: 5, width: 3 });
  ink.draw(
    polyline([cx - r * 0.1, foot - r * 1.2], [cx + r * 0.1, foot - r * 0.6], [cx - r * 0.15, foot - r * 0.2]),
    { stroke: '#54566c', width: 2 },
  );
}

/** A stone lantern with a light in it. */
export function stoneLantern(ink: Ink, [cx, foot]: Point, h: number): void {
  const block = (half: number, from: number, to: number, lean = 0): Path =>
    polygon(
      [cx - (half - lean) * h, foot - to * h],
      [cx + (half - lean) * h, foot - to * h],
      [cx + half * h, foot - from * h],
      [cx - half * h, foot - from * h],
    );
  groundShadow(ink, cx, foot, h * 0.3, h * 0.06, 0.45);
  const stone = (path: Path): void => solid(ink, path, LANTERN, { bevel: 4, width: 3 });
  stone(block(0.24, 0, 0.1, 0.04));
  stone(block(0.1, 0.1, 0.48, 0.02));
  stone(block(0.24, 0.48, 0.57, -0.03));
  stone(block(0.19, 0.57, 0.8));
  glow(ink, cx, foot - h * 0.68, h * 0.62, '#ffcf70', 0.85);
  ink.draw(rect(cx - h * 0.12, foot - h * 0.77, h * 0.24, h * 0.17, 3), {
    fill: linear(90, '#fff8dc', '#ffc04f'),
    stroke: '#4a3a4a',
    width: 2.5,
  });
  ink.draw(rect(cx - 1.5, foot - h * 0.77, 3, h * 0.17), { fill: '#4a3a4a' });
  const roof = soft(
    [
      [cx - h * 0.36, foot - h * 0.79],
      [cx - h * 0.08, foot - h * 0.99],
      [cx + h * 0.08, foot - h * 0.99],
      [cx + h * 0.36, foot - h * 0.79],
    ],
    6,
  );
  castShadow(ink, roof, { dx: 0, dy: 5, blur: 3, opacity: 0.35 });
  stone(roof);
  stone(oval(cx, foot - h * 1.03, h * 0.06));
}
