import { ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, curve, type Point } from '../../ink/path.ts';
import { oval, range } from '../../ink/shapes.ts';

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

/** A coat that hangs from a rail at the box's top, buttoned, its sleeves at its sides. */
export function hangingCoat(ink: Ink, box: Box, color: string): void {
  const [x, y, w, h] = box;
  const cx = x + w / 2;
  const at = (across: number, down: number): string => `${x + w * across} ${down}`;
  hanger(ink, [cx, y], w * 0.3);
  const coat = curve(
    `M${at(0.4, y + 24)}L${at(0.6, y + 24)}C${at(0.72, y + 28)} ${at(0.81, y + 36)} ${at(0.81, y + 60)}` +
      `L${at(0.9, y + h - 5)}Q${at(0.7, y + h + 5)} ${at(0.5, y + h - 1)}Q${at(0.3, y + h + 5)} ${at(0.1, y + h - 5)}` +
      `L${at(0.19, y + 60)}C${at(0.19, y + 36)} ${at(0.28, y + 28)} ${at(0.4, y + 24)}Z`,
  );
  for (const side of [-1, 1]) drawSleeve(ink, box, side, color);
  castShadow(ink, coat, { dx: 6, dy: 4, blur: 5, opacity: 0.45 });
  const tone = ramp(color);
  solid(ink, coat, color, {
    bevel: 5,
    fill: linear(20, tone.light, [tone.base, 0.45], tone.dark),
    texture: () => drawFolds(ink, box, color),
  });
  drawFront(ink, box, color);
}

function drawSleeve(ink: Ink, [x, y, w, h]: Box, side: number, color: string): void {
  const at = (out: number, down: number): string => `${x + w / 2 + side * w * out} ${down}`;
  const sleeve = curve(
    `M${at(0.2, y + 30)}C${at(0.36, y + 32)} ${at(0.42, y + 52)} ${at(0.5, y + h * 0.6)}` +
      `L${at(0.31, y + h * 0.64)}L${at(0.2, y + h * 0.34)}Z`,
  );
  const tone = ramp(color);
  castShadow(ink, sleeve, { dx: 6, dy: 4, blur: 5, opacity: 0.4 });
  solid(ink, sleeve, color, {
    bevel: 4,
    fill: linear(0, side < 0 ? tone.light : tone.base, [tone.base, 0.5], side < 0 ? tone.shade : tone.deep),
  });
}

/** The front of the coat: lapels, the edge with the buttonholes, and three buttons. */
function drawFront(ink: Ink, [x, y, w, h]: Box, color: string): void {
  const [cx, tone, meeting] = [x + w / 2, ramp(color), y + h * 0.32];
  ink.draw(curve(`M${cx} ${meeting}L${cx + w * 0.02} ${y + h - 3}`), { stroke: tone.line, width: 4 });
  for (const side of [-1, 1]) {
    const lapel = curve(
      `M${cx + side * w * 0.11} ${y + 22}L${cx + side * w * 0.25} ${y + h * 0.17}L${cx + side * w * 0.16} ${y + h * 0.2}` +
        `L${cx} ${meeting}L${cx + side * w * 0.04} ${y + h * 0.14}Z`,
    );
    solid(ink, lapel, shift(color, { lightness: 0.08 }), { bevel: 3, width: 3.5 });
  }
  for (const down of [0.42, 0.56, 0.7])
    ink.draw(oval(cx + w * 0.08, y + h * down, w * 0.035), { fill: tone.hi, stroke: tone.line, width: 3 });
}

function drawFolds(ink: Ink, [x, y, w, h]: Box, color: string): void {
  const tone = ramp(color);
  for (const share of [0.28, 0.74]) {
    const fold = curve(
      `M${x + w * (0.3 + share * 0.4)} ${y + h * 0.56}Q${x + w * share} ${y + h * 0.78} ${x + w * share} ${y + h}`,
    );
    ink.draw(fold, { stroke: tone.deep, width: 6, opacity: 0.5, cap: 'round' });
    ink.draw(fold, { stroke: tone.hi, width: 2.6, opacity: 0.5, cap: 'round', move: [-4.5, 0] });
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
