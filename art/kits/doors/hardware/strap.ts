import type { Ink } from '../../../ink/Ink.ts';
import { castShadow } from '../../../ink/light.ts';
import { curve, type Point } from '../../../ink/path.ts';
import { plate, rivets } from '../../../matter/metal.ts';
import { RIVET_IRON } from '../../../matter/palette.ts';

interface Strap {
  /** The strap's upper corner at the hinge. The strap runs from there to the right. */
  at: Point;
  length: number;
  height: number;
}

/** A strap hinge that ends in a spear head. */
export function strap(ink: Ink, { at: [x, y], length, height: h }: Strap, color: string): void {
  const neck = x + length - h;
  const end = x + length + h * 0.3;
  const middle = y + h / 2;
  const outline = curve(
    `M${x} ${y}L${neck} ${y + h * 0.2}` +
      `C${neck + h * 0.1} ${y - h * 0.2} ${neck + h * 0.7} ${y - h * 0.1} ${end} ${middle}` +
      `C${neck + h * 0.7} ${y + h * 1.1} ${neck + h * 0.1} ${y + h * 1.2} ${neck} ${y + h * 0.8}L${x} ${y + h}Z`,
  );
  castShadow(ink, outline, { dx: 3, dy: 6, blur: 4, opacity: 0.45 });
  plate(ink, outline, color, { bevel: 3, width: 3.5 });
  const centers = [0.14, 0.45, 0.82].map((share): Point => [x + length * share, middle]);
  rivets(ink, centers, h * 0.18, RIVET_IRON);
}
