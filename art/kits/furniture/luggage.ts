import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, solid } from '../../ink/light.ts';
import { type Box, curve, type Point } from '../../ink/path.ts';
import { polyline, range, rect } from '../../ink/shapes.ts';
import { plate, rod } from '../../matter/metal.ts';
import { BRASS } from '../../matter/palette.ts';

/** The crossed threads of a cloth cover. Draw it inside a clip. */
export function canvasWeave(ink: Ink, [x, y, w, h]: Box, color: string): void {
  const tone = ramp(color);
  const threads = range(w / 14).flatMap((i) => polyline([x + i * 14, y], [x + i * 14 - 30, y + h]));
  ink.draw(threads, { stroke: tone.hi, width: 2, opacity: 0.12 });
  const across = range(h / 14).flatMap((i) => polyline([x, y + i * 14], [x + w, y + i * 14 - 16]));
  ink.draw(across, { stroke: tone.deep, width: 2, opacity: 0.13 });
}

/** A padded bow on two mounts; `y` is the edge that it stands on. */
export function bowHandle(ink: Ink, [cx, y]: Point, color: string): void {
  const grip = curve(
    `M${cx - 58} ${y + 4}C${cx - 58} ${y - 52} ${cx - 40} ${y - 60} ${cx} ${y - 60}` +
      `C${cx + 40} ${y - 60} ${cx + 58} ${y - 52} ${cx + 58} ${y + 4}`,
  );
  const light = curve(`M${cx - 54} ${y - 20}C${cx - 52} ${y - 50} ${cx - 34} ${y - 63} ${cx} ${y - 63}`);
  rod(ink, grip, color, 17, light);
  for (const side of [-58, 58])
    plate(ink, rect(cx + side - 15, y - 16, 30, 24, 5), BRASS, { width: 5, bevel: 3 });
}

/** A sewn strap with its buckle. */
export function luggageStrap(ink: Ink, [x, y, w, h]: Box, color: string): void {
  const strap = rect(x, y, w, h, 6);
  castShadow(ink, strap, { dx: 4, dy: 4, blur: 4, opacity: 0.45 });
  solid(ink, strap, color, { bevel: 5 });
  for (const left of [x + 8, x + w - 8]) {
    const stitches = range(h / 15).flatMap((i) => polyline([left, y + 8 + i * 15], [left, y + 15 + i * 15]));
    ink.draw(stitches, { stroke: ramp(color).hi, width: 2.2, opacity: 0.8 });
  }
  buckle(ink, [x + w / 2, y + h * 0.36]);
}

/** A belt buckle of brass. */
export function buckle(ink: Ink, [cx, cy]: Point): void {
  castShadow(ink, rect(cx - 29, cy - 22, 58, 44, 9), { dx: 3, dy: 5, blur: 3, opacity: 0.4 });
  rod(ink, rect(cx - 25, cy - 18, 50, 36, 8), BRASS, 7, polyline([cx - 20, cy - 19], [cx + 14, cy - 19]));
  rod(ink, polyline([cx, cy - 16], [cx, cy + 20]), BRASS, 4.5);
}

/** Leather over the four corners of a case. */
export function leatherCorners(ink: Ink, [x, y, w, h]: Box, color: string): void {
  for (const isRight of [false, true]) {
    for (const isLow of [false, true]) {
      const at = (dx: number, dy: number): string =>
        `${isRight ? x + w - dx : x + dx} ${isLow ? y + h - dy : y + dy}`;
      const cap = curve(
        `M${at(0, 66)}L${at(0, 34)}Q${at(0, 0)} ${at(34, 0)}L${at(66, 0)}Q${at(60, 58)} ${at(0, 66)}Z`,
      );
      solid(ink, cap, color, { bevel: 5 });
    }
  }
}
