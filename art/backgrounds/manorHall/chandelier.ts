import type { LooseMove } from '../../../core/catalogue/moves.ts';
import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, solid } from '../../ink/light.ts';
import { type Box, curve, joinPaths, type Point } from '../../ink/path.ts';
import { arc, oval, polyline, range, rect } from '../../ink/shapes.ts';
import { cobweb } from '../../kits/stage/cobweb.ts';
import { metal, rod } from '../../matter/metal.ts';

const AT: Point = [1008, 148];
const REACH = 172;
const CANDLES = [-1, -0.62, -0.2, 0.2, 0.62, 1] as const;

export const CHANDELIER_BOUNDS: Box = [AT[0] - 190, 0, 380, 226];
export const FLAMES: readonly Point[] = CANDLES.map((share, i) => [
  AT[0] + REACH * share,
  AT[1] - 52 + (i % 5 ? 22 : 0),
]);

/** An iron ring with six candles on a chain, with cobwebs; `flame`: null if the candles are out. */
export function chandelier(ink: Ink, iron: string, flame: string | null): void {
  ink.loose(0, () => drawHanging(ink, iron, flame));
}

/** Returns the chandelier's slow swing. */
export function swayingChandelier(): LooseMove {
  return {
    type: 'swing',
    part: 0,
    box: [AT[0] - 260, 0, 520, 260],
    pivot: [AT[0], 0],
    angle: 1.6,
    period: 6400,
  };
}

function drawHanging(ink: Ink, iron: string, flame: string | null): void {
  const [x, y] = AT;
  drawChain(ink, iron);
  const arms = joinPaths(
    ...[-1, 1].flatMap((side) => [
      curve(`M${x} ${y - 62}Q${x + side * 60} ${y - 30} ${x + side * REACH} ${y}`),
      curve(`M${x} ${y + 50}Q${x + side * 70} ${y + 60} ${x + side * 112} ${y + 18}`),
    ]),
  );
  rod(ink, arms, iron, 6);
  const ring = oval(x, y, REACH, 22);
  castShadow(ink, ring, { dx: 8, dy: 22, blur: 12, opacity: 0.22 });
  ink.draw(arc(x, y, REACH, 180, 360, 22), { stroke: ramp(iron).line, width: 13 });
  ink.draw(arc(x, y, REACH, 180, 360, 22), { stroke: ramp(iron).dark, width: 7 });
  for (const i of [1, 2, 3, 4]) drawCandle(ink, i, iron, flame);
  ink.draw(arc(x, y, REACH, 0, 180, 22), { stroke: ramp(iron).line, width: 17 });
  ink.draw(arc(x, y, REACH, 0, 180, 22), { stroke: ramp(iron).base, width: 11 });
  ink.draw(arc(x, y - 3, REACH, 100, 176, 22), { stroke: ramp(iron).hi, width: 2.4, opacity: 0.7 });
  for (const i of [0, 5]) drawCandle(ink, i, iron, flame);
  solid(ink, oval(x, y + 46, 13, 16), iron, { bevel: 4, fill: metal(iron, 50) });
  solid(ink, oval(x, y + 66, 6, 8), iron, { bevel: 2, width: 2.2 });
  cobweb(ink, [x - 6, y - 56], 66, [-1, 1]);
  cobweb(ink, [x + REACH - 8, y + 12], 40, [-1, 1]);
}

function drawChain(ink: Ink, iron: string): void {
  const [x, y] = AT;
  for (const i of range(6)) {
    const link = oval(x, 4 + i * 15, i % 2 ? 2.6 : 6, 10);
    ink.draw(link, { stroke: ramp(iron).line, width: 6 });
    ink.draw(link, { stroke: ramp(iron).light, width: 2.6 });
  }
  solid(ink, rect(x - 9, y - 66, 18, 118, 7), iron, { bevel: 4, fill: metal(iron, 0) });
}

function drawCandle(ink: Ink, index: number, iron: string, flame: string | null): void {
  const [x, tip] = FLAMES[index] ?? AT;
  const foot = tip + 52;
  const short = index === 3 ? 12 : 0;
  solid(
    ink,
    curve(
      `M${x - 17} ${foot - 5}L${x + 17} ${foot - 5}Q${x + 12} ${foot + 8} ${x} ${foot + 8}Q${x - 12} ${foot + 8} ${x - 17} ${foot - 5}Z`,
    ),
    iron,
    { bevel: 3, width: 2.4 },
  );
  solid(ink, rect(x - 7, foot - 40 + short, 14, 36 - short, 3), '#d8ccb0', { bevel: 3, width: 2.2 });
  ink.draw(curve(`M${x - 6} ${foot - 38 + short}Q${x - 9} ${foot - 20} ${x - 7} ${foot - 12}`), {
    stroke: '#f2e8d0',
    width: 4,
    cap: 'round',
  });
  ink.draw(polyline([x, foot - 40 + short], [x + 1, foot - 46 + short]), { stroke: '#2a1c22', width: 2.4 });
  if (!flame) return;
  const y = foot - 44 + short;
  ink.draw(curve(`M${x} ${y - 22}Q${x + 9} ${y - 6} ${x} ${y + 3}Q${x - 9} ${y - 6} ${x} ${y - 22}Z`), {
    fill: flame,
  });
  ink.draw(curve(`M${x} ${y - 13}Q${x + 4} ${y - 4} ${x} ${y + 1}Q${x - 4} ${y - 4} ${x} ${y - 13}Z`), {
    fill: '#ffffff',
  });
  ink.blend('screen', () => glow(ink, x, y - 8, 62, flame, 0.6));
}
