import { ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, solid } from '../../ink/light.ts';
import { radial } from '../../ink/paint.ts';
import { curve, mapPath, type Point } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { rod } from '../../matter/metal.ts';
import { IRON } from '../../matter/palette.ts';

const RAIL = 116;
const COPPER = '#bf7448';

/** Draws an iron rail below the beam with herbs, a ladle and pans, and garlic on its own hook. */
export function hangings(ink: Ink): void {
  drawRail(ink, 810, 1380);
  drawGarlic(ink, [548, RAIL]);
  drawBunch(ink, [872, RAIL], '#6a7a48', 0.95);
  drawBunch(ink, [946, RAIL], '#7c6088', 0.8);
  drawBunch(ink, [1016, RAIL], '#54744a', 1);
  drawBunch(ink, [1090, RAIL], '#93804a', 0.84);
  drawLadle(ink, [1164, RAIL]);
  drawPan(ink, [1222, RAIL], 32, 0);
  drawPan(ink, [1292, RAIL], 38, -5);
  drawPan(ink, [1356, RAIL], 25, 0);
}

function drawRail(ink: Ink, from: number, to: number): void {
  for (const x of [from + 12, to - 12])
    ink.draw(polyline([x, 84], [x, RAIL]), { stroke: ramp(IRON).line, width: 8 });
  const bar = polyline([from, RAIL], [to, RAIL]);
  ink.draw(bar, { stroke: '#120a1e', width: 8, opacity: 0.3, move: [8, 18], blur: 5 });
  rod(ink, bar, IRON, 7, polyline([from, RAIL - 2], [to, RAIL - 2]));
}

function drawHook(ink: Ink, [x, y]: Point): void {
  const hook = curve(`M${x} ${y - 7}C${x + 10} ${y - 8} ${x + 10} ${y + 6} ${x} ${y + 8}L${x} ${y + 16}`);
  ink.draw(hook, { stroke: ramp(IRON).line, width: 4.6, cap: 'round' });
}

function drawPan(ink: Ink, at: Point, radius: number, turn: number): void {
  drawHook(ink, at);
  const tone = ramp(COPPER);
  ink.at(
    [at[0], at[1] + 12],
    () => {
      const [cx, cy] = [0, 42 + radius];
      castShadow(ink, oval(cx, cy, radius), { dx: 9, dy: 12, blur: 8, opacity: 0.45 });
      solid(ink, rect(-5, 0, 10, 48, 5), IRON, { width: 2.2, bevel: 3 });
      solid(ink, oval(cx, cy, radius), COPPER, {
        width: 2.6,
        bevel: 4,
        fill: radial(0.36, 0.3, 0.8, tone.hi, [tone.light, 0.25], [tone.base, 0.55], tone.dark),
      });
      ink.draw(oval(cx, cy, radius * 0.72), { stroke: tone.dark, width: 2.2, opacity: 0.6 });
      ink.draw(oval(cx, cy, radius * 0.68), { stroke: tone.hi, width: 1.8, opacity: 0.5 });
    },
    { turn },
  );
}

function drawLadle(ink: Ink, at: Point): void {
  drawHook(ink, at);
  const [x, y] = at;
  const steel = '#a8b0b8';
  rod(ink, polyline([x, y + 16], [x, y + 82]), steel, 6, polyline([x - 1, y + 18], [x - 1, y + 80]));
  solid(
    ink,
    curve(
      `M${x - 19} ${y + 78}L${x + 19} ${y + 78}C${x + 17} ${y + 106} ${x - 17} ${y + 106} ${x - 19} ${y + 78}Z`,
    ),
    steel,
    {
      width: 2.4,
      bevel: 4,
    },
  );
}

/**
 * A bunch of herbs: stalks above, sprigs below. The outer sprigs are drawn first, so that the inner ones lie
 * on them.
 */
function drawBunch(ink: Ink, at: Point, color: string, scale: number): void {
  drawHook(ink, at);
  ink.at(
    [at[0], at[1] + 12],
    () => {
      castShadow(ink, polygon([-8, 22], [8, 22], [40, 104], [0, 118], [-40, 104]), {
        dx: 8,
        dy: 12,
        blur: 9,
        opacity: 0.4,
      });
      const sprigs = range(9).map((i) => ((i - 4) / 4) * 25);
      for (const lean of sprigs.toSorted((a, b) => Math.abs(b) - Math.abs(a)))
        ink.at([0, 24], () => drawSprig(ink, shift(color, { lightness: ink.jitter(0.07) })), { turn: -lean });
      for (const i of range(5))
        ink.draw(polyline([0, 26], [(i - 2) * 5, 0]), { stroke: ramp(color).dark, width: 3.4 });
      solid(ink, rect(-8, 17, 16, 11, 3), '#c8a870', { width: 2, bevel: 2 });
    },
    { scale },
  );
}

/** Draws one hanging stalk, with leaves in pairs and one at its tip. */
function drawSprig(ink: Ink, color: string): void {
  const tone = ramp(color);
  const length = 74 + ink.random() * 16;
  ink.draw(polyline([0, 0], [0, length]), { stroke: tone.dark, width: 3 });
  for (const i of range(4)) {
    const y = 30 + (i * (length - 34)) / 3.4;
    for (const side of [-1, 1]) drawLeaf(ink, [0, y], side * (38 + ink.jitter(9)), 25 - i * 2, color);
  }
  drawLeaf(ink, [0, length - 8], ink.jitter(8), 26, color);
}

function drawLeaf(ink: Ink, at: Point, turn: number, length: number, color: string): void {
  ink.at(
    at,
    () => {
      const half = length * 0.27;
      const leaf = curve(
        `M0 0C${half} ${length * 0.25} ${half} ${length * 0.65} 0 ${length}C${-half} ${length * 0.65} ${-half} ${length * 0.25} 0 0Z`,
      );
      solid(ink, leaf, color, { width: 1.7, bevel: 2 });
      ink.draw(polyline([0, 3], [0, length * 0.8]), { stroke: ramp(color).hi, width: 1.2, opacity: 0.5 });
    },
    { turn: -turn },
  );
}

function drawGarlic(ink: Ink, at: Point): void {
  const [x, y] = at;
  ink.draw(polyline([x, 84], [x, y]), { stroke: ramp(IRON).line, width: 5 });
  drawHook(ink, at);
  rod(ink, polyline([x, y + 14], [x, y + 130]), '#b8a070', 4);
  for (const i of range(6)) {
    const side = i % 2 ? 1 : -1;
    const [cx, cy] = [x + side * 11, y + 42 + i * 19];
    const outline = 'M-3 -18C2 -10 18 -8 17 5C15 17 -15 17 -17 5C-18 -8 -6 -10 -3 -18Z';
    const bulb = mapPath(curve(outline), (dx, dy) => [cx + dx * side, cy + dy]);
    castShadow(ink, bulb, { dx: 6, dy: 7, blur: 5, opacity: 0.35 });
    solid(ink, bulb, i % 3 ? '#d8c8b4' : '#c8a8a8', { width: 2.2, bevel: 4 });
    ink.draw(curve(`M${cx} ${cy - 10}Q${cx + 5} ${cy} ${cx + 1} ${cy + 13}`), {
      stroke: '#8a6a78',
      width: 1.8,
      opacity: 0.6,
    });
  }
}
