import { ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, groundShadow, solid } from '../../ink/light.ts';
import { type Box, curve, joinPaths, type Point } from '../../ink/path.ts';
import { arc, oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { BRASS } from '../../matter/palette.ts';
import { fringe } from '../../matter/tassel.ts';

const WIDTH = 520;
const HEIGHT = 300;

export function benchBounds([x, foot]: Point): Box {
  return [x - 12, foot - HEIGHT - 20, WIDTH + 24, HEIGHT + 20];
}

/** A bench for three, buttoned, with lace over its back and a carved crest. */
export function velvetBench(ink: Ink, at: Point, velvet: string, wood: string): void {
  groundShadow(ink, at[0] + WIDTH / 2, at[1] - 4, WIDTH * 0.54, 24, 0.6);
  ink.at(at, () => {
    const back = curve(
      `M26 -120L26 ${-HEIGHT + 30}Q${WIDTH / 2} ${-HEIGHT - 16} ${WIDTH - 26} ${-HEIGHT + 30}L${WIDTH - 26} -120Z`,
    );
    castShadow(ink, back, { dx: 12, dy: 0, blur: 14, opacity: 0.5 });
    solid(ink, back, velvet, { bevel: 9, texture: () => drawTufts(ink, velvet) });
    drawCrest(ink, wood);
    for (const i of range(3)) drawLace(ink, [62 + i * 154, -HEIGHT + 6]);
    for (const i of range(3)) {
      const seat = rect(30 + i * 153.5, -142, 153, 44, 15);
      solid(ink, seat, shift(velvet, { lightness: 0.02 }), { bevel: 8 });
      ink.draw(curve(`M${48 + i * 153.5} -130Q${106 + i * 153.5} -138 ${160 + i * 153.5} -130`), {
        stroke: ramp(velvet).hi,
        width: 4,
        opacity: 0.45,
        cap: 'round',
      });
    }
    solid(ink, rect(26, -102, WIDTH - 52, 34, 5), shift(velvet, { lightness: -0.04 }), { bevel: 5 });
    fringe(ink, [28, -70], WIDTH - 56, 30, BRASS);
    solid(ink, rect(34, -40, WIDTH - 68, 36, 4), shift(wood, { lightness: -0.05 }), { bevel: 5 });
    for (const [x, mirror] of [
      [0, false],
      [WIDTH, true],
    ] as const)
      ink.at([x, 0], () => drawArm(ink, velvet, wood), { mirror });
  });
}

function drawTufts(ink: Ink, velvet: string): void {
  const tone = ramp(velvet);
  for (const row of range(4))
    for (const i of range(9)) {
      const [x, y] = [30 + i * 60 + (row % 2) * 30, -HEIGHT + 34 + row * 36];
      const folds = joinPaths(
        curve(`M${x - 30} ${y - 36}Q${x - 10} ${y - 22} ${x} ${y}`),
        curve(`M${x + 30} ${y - 36}Q${x + 10} ${y - 22} ${x} ${y}`),
      );
      ink.draw(folds, { stroke: tone.deep, width: 4, opacity: 0.5 });
      ink.draw(folds, { stroke: tone.hi, width: 2, opacity: 0.35, move: [-1.6, 2] });
      ink.draw(oval(x, y - 24, 15, 9), { fill: tone.light, opacity: 0.28 });
      ink.draw(oval(x, y, 5.4), { fill: tone.dark, stroke: tone.line, width: 1.8 });
    }
}

function drawCrest(ink: Ink, wood: string): void {
  const crest = curve(
    `M12 ${-HEIGHT + 48}Q20 ${-HEIGHT + 12} 60 ${-HEIGHT + 8}` +
      `Q${WIDTH / 2} ${-HEIGHT - 34} ${WIDTH - 60} ${-HEIGHT + 8}Q${WIDTH - 20} ${-HEIGHT + 12} ${WIDTH - 12} ${-HEIGHT + 48}` +
      `L${WIDTH - 34} ${-HEIGHT + 40}Q${WIDTH / 2} ${-HEIGHT - 8} 34 ${-HEIGHT + 40}Z`,
  );
  castShadow(ink, crest, { dx: 4, dy: 9, blur: 7, opacity: 0.5 });
  solid(ink, crest, wood, { bevel: 5 });
  solid(ink, oval(WIDTH / 2, -HEIGHT - 12, 20, 15), wood, { bevel: 4 });
}

/** The lace cloth over the back of the seat. */
function drawLace(ink: Ink, [x, y]: Point): void {
  const scallops = range(6).map(
    (i) => `Q${x + 92 - i * 15.3 - 7.6} ${y + 74} ${x + 92 - (i + 1) * 15.3} ${y + 60}`,
  );
  const cloth = curve(
    `M${x} ${y}Q${x + 46} ${y - 6} ${x + 92} ${y}L${x + 92} ${y + 60}${scallops.join('')}Z`,
  );
  castShadow(ink, cloth, { dx: 3, dy: 5, blur: 4, opacity: 0.4 });
  solid(ink, cloth, '#d8d0bc', { bevel: 3, width: 2.2 });
  for (const i of range(5)) ink.draw(oval(x + 15 + i * 15.5, y + 52, 3.6), { fill: '#8a7c78', opacity: 0.7 });
  const lozenges = [20, 46, 72].map((dx) =>
    polygon([x + dx - 10, y + 26], [x + dx, y + 16], [x + dx + 10, y + 26], [x + dx, y + 36]),
  );
  ink.draw(joinPaths(...lozenges), { stroke: '#9a8c86', width: 2.2, opacity: 0.75 });
  ink.draw(polyline([x + 6, y + 43], [x + 86, y + 43]), { stroke: '#9a8c86', width: 1.8, opacity: 0.7 });
}

function drawArm(ink: Ink, velvet: string, wood: string): void {
  const post = curve(
    'M2 0L8 -40L4 -150Q-10 -162 -4 -184Q8 -204 34 -196Q50 -186 44 -166Q38 -156 38 -146L36 -40L42 0Z',
  );
  castShadow(ink, post, { dx: 9, dy: 3, blur: 8, opacity: 0.45 });
  solid(ink, post, wood, { bevel: 6 });
  ink.draw(arc(20, -176, 12, -160, 140), { stroke: ramp(wood).line, width: 4, cap: 'round' });
  solid(ink, rect(10, -138, 20, 88, 8), velvet, { bevel: 4, width: 2.4 });
  for (const i of range(6)) ink.draw(oval(20, -128 + i * 14, 2.4), { fill: BRASS });
}
