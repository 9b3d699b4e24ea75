import { ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, curve, joinPaths, type Point } from '../../ink/path.ts';
import { arc, oval, polyline, range, rect } from '../../ink/shapes.ts';
import { GOLD } from '../../matter/palette.ts';

const FRINGE = '#cdbb92';
const TASSELS = 9;

/** A rug rolled up from one side, seen from above: its roll, its pattern on the back, and its fringe at both ends. */
export function rolledRug(ink: Ink, [x, y, w, h]: Box, color: string): void {
  const tone = ramp(color);
  const roll = rect(x, y, w, h, 20);
  castShadow(ink, roll, { dx: 34, dy: 12, blur: 22, opacity: 0.5 });
  for (const [end, way] of [
    [y, -1],
    [y + h, 1],
  ] as const)
    drawFringe(ink, [x + 10, end], w - 20, way);
  solid(ink, roll, color, {
    bevel: 8,
    fill: linear(0, tone.dark, [tone.base, 0.2], [tone.light, 0.42], [tone.base, 0.66], tone.deep),
    texture: () => {
      const weave = range(h / 9).map((i) => polyline([x, y + i * 9], [x + w, y + i * 9 + 4]));
      ink.draw(joinPaths(...weave), { stroke: tone.deep, width: 2, opacity: 0.28 });
      for (const dx of [22, w - 40])
        ink.draw(rect(x + dx, y, 18, h), { fill: ramp(shift(color, { lightness: 0.1 })).base, opacity: 0.4 });
      const lozenges = range(8).map((i) =>
        curve(
          `M${x + w / 2} ${y + 40 + i * 118}L${x + w / 2 + 40} ${y + 88 + i * 118}L${x + w / 2} ${y + 136 + i * 118}` +
            `L${x + w / 2 - 40} ${y + 88 + i * 118}Z`,
        ),
      );
      ink.draw(joinPaths(...lozenges), { fill: GOLD, opacity: 0.24, stroke: tone.deep, width: 3 });
    },
  });
  ink.draw(polyline([x + w - 24, y + 6], [x + w - 24, y + h - 6]), {
    stroke: tone.line,
    width: 4,
    opacity: 0.8,
  });
}

/** The rug's tassels side by side, each with a knot; `way`: up or down. */
function drawFringe(ink: Ink, [x, edge]: Point, w: number, way: 1 | -1): void {
  const pitch = w / TASSELS;
  for (const i of range(TASSELS)) {
    const [cx, lean] = [x + (i + 0.5) * pitch, ink.jitter(4)];
    const at = (dx: number, out: number): string => `${cx + dx} ${edge + way * out}`;
    const tuft = curve(
      `M${at(-4, 8)}L${at(4, 8)}L${at(9 + lean, 38)}L${at(4 + lean, 34)}L${at(lean, 41)}L${at(-4 + lean, 34)}L${at(-9 + lean, 38)}Z`,
    );
    solid(ink, tuft, FRINGE, { bevel: 2, width: 2.6 });
    solid(ink, oval(cx, edge + way * 5, 6, 5.5), ramp(FRINGE).shade, { bevel: 2, width: 2.6 });
  }
}

/** A crowbar on the floor; `at`: its middle. */
export function crowbar(ink: Ink, at: Point): void {
  ink.at(
    at,
    () => {
      const bar = joinPaths(polyline([0, -236], [0, 250]), arc(-26, -236, 26, 215, 360, 34));
      ink.draw(bar, { stroke: '#120a1e', width: 24, opacity: 0.4, blur: 8, move: [16, 14], cap: 'round' });
      ink.draw(bar, { stroke: '#1c1a26', width: 27, cap: 'round' });
      ink.draw(bar, { stroke: '#565a68', width: 20, cap: 'round' });
      ink.draw(polyline([-5, -226], [-5, 226]), {
        stroke: '#a8aebc',
        width: 3.4,
        opacity: 0.7,
        cap: 'round',
      });
      solid(ink, curve('M-15 226L15 226L22 300L5 304L0 270L-5 304L-22 300Z'), '#767a88', {
        bevel: 4,
        width: 3,
      });
      solid(ink, curve('M-62 -262L-40 -268L-46 -206L-64 -190Z'), '#767a88', { bevel: 4, width: 3 });
    },
    { turn: 14 },
  );
}
