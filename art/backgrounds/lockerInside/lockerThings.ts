import { mix, ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, groundShadow, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { curve, type Point } from '../../ink/path.ts';
import { arc, oval, polyline, range, rect } from '../../ink/shapes.ts';
import { metal, rod } from '../../matter/metal.ts';
import { BRASS, GOLD, SILVER } from '../../matter/palette.ts';

/** A leather bag that hangs by its strap; `at`: the rail. */
export function satchel(ink: Ink, [x, y]: Point, leather: string): void {
  const tone = ramp(leather);
  const strap = curve(
    `M${x - 74} ${y + 250}Q${x - 60} ${y + 70} ${x} ${y - 6}Q${x + 60} ${y + 70} ${x + 74} ${y + 250}`,
  );
  ink.draw(strap, { stroke: tone.line, width: 25 });
  ink.draw(strap, { stroke: tone.shade, width: 18 });
  ink.draw(strap, { stroke: tone.light, width: 2.4, opacity: 0.7 });
  rod(ink, arc(x, y, 18, 180, 360), SILVER, 7);
  const body = rect(x - 112, y + 224, 224, 184, [14, 14, 28, 28]);
  castShadow(ink, body, { dx: 16, dy: 8, blur: 12, opacity: 0.5 });
  solid(ink, body, leather, { bevel: 8 });
  const flap = curve(
    `M${x - 118} ${y + 216}L${x + 118} ${y + 216}L${x + 112} ${y + 296}Q${x + 104} ${y + 332} ${x + 60} ${y + 332}` +
      `L${x - 60} ${y + 332}Q${x - 104} ${y + 332} ${x - 112} ${y + 296}Z`,
  );
  castShadow(ink, flap, { dx: 3, dy: 10, blur: 7, opacity: 0.5 });
  solid(ink, flap, shift(leather, { lightness: 0.03 }), { bevel: 7 });
  const stitches = range(15).map((i) => x - 98 + i * 14);
  for (const at of stitches)
    ink.draw(polyline([at, y + 320], [at + 7, y + 320]), { stroke: tone.hi, width: 2.2, opacity: 0.6 });
  for (const dx of [-62, 62]) {
    solid(ink, rect(x + dx - 13, y + 296, 26, 70, 6), shift(leather, { lightness: -0.06 }), {
      bevel: 3,
      width: 2.6,
    });
    solid(ink, rect(x + dx - 17, y + 334, 34, 24, 4), BRASS, {
      bevel: 3,
      width: 2.6,
      fill: metal(BRASS, 60),
    });
  }
  ink.draw(curve(`M${x - 90} ${y + 250}Q${x - 40} ${y + 240} ${x - 20} ${y + 262}`), {
    stroke: tone.hi,
    width: 3,
    opacity: 0.4,
  });
}

/** A metal lunch box with a handle and a dent; it stands on `foot`. */
export function lunchBox(ink: Ink, [x, foot]: Point, color: string): void {
  groundShadow(ink, x, foot, 110, 9, 0.5);
  rod(
    ink,
    curve(
      `M${x - 34} ${foot - 118}Q${x - 30} ${foot - 146} ${x} ${foot - 146}Q${x + 30} ${foot - 146} ${x + 34} ${foot - 118}`,
    ),
    SILVER,
    9,
  );
  const body = rect(x - 104, foot - 122, 208, 122, 18);
  castShadow(ink, body, { dx: 14, dy: 2, blur: 9, opacity: 0.5 });
  solid(ink, body, mix(color, '#c8b060', 0.35), { bevel: 8 });
  ink.draw(rect(x - 104, foot - 76, 208, 8), { fill: ramp(color).line, opacity: 0.8 });
  solid(ink, rect(x - 16, foot - 88, 32, 30, 5), SILVER, { bevel: 4, width: 2.6, fill: metal(SILVER, 60) });
  ink.draw(oval(x + 64, foot - 34, 22, 14), { fill: ramp(color).deep, opacity: 0.4, blur: 5 });
  ink.draw(arc(x + 64, foot - 34, 22, 20, 160, 14), { stroke: ramp(color).hi, width: 2.6, opacity: 0.6 });
}

/** A small sports cup. */
export function trophy(ink: Ink, [x, foot]: Point): void {
  groundShadow(ink, x, foot, 52, 7, 0.5);
  solid(ink, rect(x - 44, foot - 34, 88, 34, 4), '#4a3430', { bevel: 5 });
  solid(ink, rect(x - 24, foot - 26, 48, 16, 2), GOLD, { bevel: 2, width: 2 });
  for (const side of [-1, 1])
    rod(
      ink,
      curve(`M${x + side * 36} ${foot - 128}Q${x + side * 74} ${foot - 120} ${x + side * 22} ${foot - 84}`),
      GOLD,
      7,
    );
  solid(
    ink,
    curve(
      `M${x - 42} ${foot - 142}L${x + 42} ${foot - 142}Q${x + 36} ${foot - 80} ${x + 8} ${foot - 70}` +
        `L${x + 8} ${foot - 46}L${x + 26} ${foot - 34}L${x - 26} ${foot - 34}L${x - 8} ${foot - 46}` +
        `L${x - 8} ${foot - 70}Q${x - 36} ${foot - 80} ${x - 42} ${foot - 142}Z`,
    ),
    GOLD,
    {
      bevel: 6,
      fill: metal(GOLD, 20),
    },
  );
  ink.draw(oval(x, foot - 142, 42, 9), {
    fill: linear(90, ramp(GOLD).deep, ramp(GOLD).shade),
    stroke: ramp(GOLD).line,
    width: 2.6,
  });
}
