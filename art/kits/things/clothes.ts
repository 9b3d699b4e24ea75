import { ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, curve, type Point } from '../../ink/path.ts';
import { oval, range, rect } from '../../ink/shapes.ts';

const STEEL = '#cfd6e0';

/** The hook of a hanger over a rail at `y`, and its shoulders below. */
export function hanger(ink: Ink, [cx, y]: Point, half: number): void {
  const hook = curve(
    `M${cx - 9} ${y + 2}C${cx - 10} ${y - 12} ${cx + 10} ${y - 12} ${cx + 9} ${y + 2}` +
      `Q${cx + 6} ${y + 8} ${cx} ${y + 10}L${cx} ${y + 20}`,
  );
  const arms = curve(`M${cx - half} ${y + 38}L${cx} ${y + 20}L${cx + half} ${y + 38}`);
  for (const wire of [hook, arms]) {
    ink.draw(wire, { stroke: '#2b2733', width: 8, cap: 'round' });
    ink.draw(wire, { stroke: STEEL, width: 4, cap: 'round' });
  }
}

/** A coat or dress that hangs from a rail at the box's top, seen half from its side, with its near sleeve. */
export function hangingCoat(ink: Ink, [x, y, w, h]: Box, color: string): void {
  const tone = ramp(color);
  const cx = x + w / 2;
  const foot = y + h;
  hanger(ink, [cx, y], w * 0.3);
  const coat = curve(
    `M${cx - 9} ${y + 24}L${cx + 9} ${y + 24}` +
      `C${x + w * 0.82} ${y + 30} ${x + w * 0.92} ${y + 40} ${x + w * 0.94} ${y + 62}` +
      `L${x + w} ${foot - 6}Q${x + w * 0.75} ${foot + 5} ${x + w * 0.5} ${foot - 2}` +
      `Q${x + w * 0.25} ${foot + 6} ${x} ${foot - 4}` +
      `L${x + w * 0.06} ${y + 62}C${x + w * 0.08} ${y + 40} ${x + w * 0.18} ${y + 30} ${cx - 9} ${y + 24}Z`,
  );
  castShadow(ink, coat, { dx: 9, dy: 4, blur: 6, opacity: 0.5 });
  solid(ink, coat, color, { bevel: 4, texture: () => drawFolds(ink, [x, y, w, h], color) });
  const sleeve = curve(
    `M${x + w * 0.26} ${y + 40}C${x + w * 0.44} ${y + 30} ${x + w * 0.66} ${y + 40} ${x + w * 0.66} ${y + 66}` +
      `L${x + w * 0.6} ${y + h * 0.62}L${x + w * 0.26} ${y + h * 0.63}Z`,
  );
  ink.clip(coat, () => ink.draw(sleeve, { fill: tone.deep, opacity: 0.5, move: [5, 5] }));
  solid(ink, sleeve, color, { bevel: 3, fill: linear(0, tone.light, [tone.base, 0.5], tone.dark) });
  const cuff = rect(x + w * 0.24, y + h * 0.57, w * 0.4, h * 0.065, 4);
  solid(ink, cuff, shift(color, { lightness: 0.09 }), { bevel: 2, width: 3.5 });
  const collar = curve(
    `M${cx - 15} ${y + 23}L${cx} ${y + 46}L${cx + 15} ${y + 23}Q${cx} ${y + 31} ${cx - 15} ${y + 23}Z`,
  );
  solid(ink, collar, shift(color, { lightness: 0.09 }), { bevel: 2, width: 3.5 });
}

function drawFolds(ink: Ink, [x, y, w, h]: Box, color: string): void {
  const tone = ramp(color);
  for (const share of [0.2, 0.46, 0.76, 0.9]) {
    const from: Point = [x + w * (0.3 + share * 0.4), y + h * 0.5];
    const fold = curve(
      `M${from[0]} ${from[1]}Q${x + w * share + 3} ${y + h * 0.75} ${x + w * share} ${y + h}`,
    );
    ink.draw(fold, { stroke: tone.deep, width: 5, opacity: 0.5, cap: 'round' });
    ink.draw(fold, { stroke: tone.hi, width: 2, opacity: 0.4, cap: 'round', move: [-4, 0] });
  }
}

/** A round hat box with its lid; the box's foot is its lowest edge. */
export function hatBox(ink: Ink, [x, y, w, h]: Box, color: string, ribbon: string): void {
  const body = curve(
    `M${x + 5} ${y + h * 0.3}L${x + w - 5} ${y + h * 0.3}L${x + w - 6} ${y + h - 4}` +
      `Q${x + w / 2} ${y + h + 5} ${x + 6} ${y + h - 4}Z`,
  );
  castShadow(ink, body, { dx: 8, dy: 3, blur: 5, opacity: 0.5 });
  const texture = (): void => {
    for (const i of range(7)) {
      const left = x + 5 + i * (w / 6.5);
      ink.draw(curve(`M${left} ${y}L${left} ${y + h + 6}`), {
        stroke: ramp(color).hi,
        width: 5,
        opacity: 0.55,
      });
    }
  };
  solid(ink, body, color, { bevel: 4, width: 4, texture });
  solid(
    ink,
    curve(
      `M${x} ${y + 6}Q${x + w / 2} ${y - 6} ${x + w} ${y + 6}L${x + w} ${y + h * 0.36}` +
        `Q${x + w / 2} ${y + h * 0.46} ${x} ${y + h * 0.36}Z`,
    ),
    ribbon,
    { bevel: 3, width: 4 },
  );
}

/** A pair of shoes seen from the front, standing on `y`. */
export function shoes(ink: Ink, [x, y]: Point, color: string): void {
  for (const left of [x, x + 40]) {
    const shoe = curve(
      `M${left + 3} ${y}C${left - 3} ${y - 18} ${left + 3} ${y - 42} ${left + 17} ${y - 42}` +
        `C${left + 31} ${y - 42} ${left + 37} ${y - 18} ${left + 31} ${y}Z`,
    );
    castShadow(ink, shoe, { dx: 5, dy: 3, blur: 4, opacity: 0.5 });
    solid(ink, shoe, color, { bevel: 3, width: 4 });
    ink.draw(oval(left + 17, y - 34, 9, 5), { fill: ramp(color).line });
    ink.draw(oval(left + 11, y - 15, 3.5, 7), { fill: ramp(color).hi, opacity: 0.8 });
  }
}
