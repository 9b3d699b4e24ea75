import { ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, solid } from '../../ink/light.ts';
import { type Box, curve, joinPaths, type Point } from '../../ink/path.ts';
import { oval, polyline, range, rect } from '../../ink/shapes.ts';
import { hatBox } from '../../kits/things/clothes.ts';
import { rod } from '../../matter/metal.ts';
import { BRASS } from '../../matter/palette.ts';

const NET = 30;

export function rackBounds([x, y]: Point, width: number): Box {
  return [x - 20, y - 76, width + 40, 76 + NET];
}

export type Luggage = 'cases' | 'bags' | 'none';

/**
 * A brass rack with a sagging net, loaded with suitcases, one of which has slid over the edge, or with bags.
 */
export function luggageRack(ink: Ink, [x, y]: Point, width: number, luggage: Luggage): void {
  ink.at([x, y], () => {
    if (luggage === 'cases') drawCases(ink, width);
    if (luggage === 'bags') drawBags(ink, width);
    drawNet(ink, width);
    for (const at of [0, width]) {
      solid(ink, rect(at - 9, -30, 18, 56, 6), BRASS, { bevel: 3, width: 2.4 });
      rod(ink, curve(`M${at} -4Q${at + (at ? -26 : 26)} 6 ${at} 32`), BRASS, 5);
    }
  });
}

function drawCases(ink: Ink, width: number): void {
  drawCase(ink, [30, -58, 128, 60], '#8a5a38', '#5a3626');
  hatBox(ink, [178, -54, 84, 56], '#7a8a72', '#b8a06a');
  ink.at([width - 96, -32], () => drawCase(ink, [-64, -28, 128, 56], '#3f6268', '#8a5834'), { turn: 9 });
}

/** A carpet bag, a rolled rug, and a pile of parcels. */
function drawBags(ink: Ink, width: number): void {
  drawCase(ink, [24, -40, 96, 42], '#a08a64', '#7a4a3a');
  drawCase(ink, [38, -64, 62, 26], '#6a7a94', '#b8a078');
  const [left, right] = [width * 0.36, width * 0.66];
  const grip = curve(`M${left + 42} -54C${left + 46} -84 ${right - 46} -84 ${right - 42} -54`);
  ink.draw(grip, { stroke: '#2a1a1c', width: 11, cap: 'round' });
  ink.draw(grip, { stroke: '#7a4a30', width: 6, cap: 'round' });
  const bag = curve(
    `M${left} 2Q${left - 6} -42 ${left + 22} -56L${right - 22} -56Q${right + 6} -42 ${right} 2Z`,
  );
  castShadow(ink, bag, { dx: 8, dy: 4, blur: 6, opacity: 0.5 });
  solid(ink, bag, '#8a3f52', { bevel: 6 });
  ink.clip(bag, () => {
    for (const at of range(7))
      ink.draw(oval(left + 10 + at * 20, at % 2 ? -16 : -34, 8, 6), {
        fill: at % 2 ? '#c89a5a' : '#4a6a64',
        opacity: 0.75,
      });
  });
  solid(ink, rect(left + 16, -62, right - left - 32, 11, 5), BRASS, { bevel: 2, width: 2.2 });
  drawRug(ink, [width - 78, -26]);
}

/** A rug rolled up in two straps, seen from its end. */
function drawRug(ink: Ink, [x, y]: Point): void {
  const roll = rect(x - 52, y - 27, 116, 54, [26, 12, 12, 26]);
  castShadow(ink, roll, { dx: 8, dy: 4, blur: 6, opacity: 0.5 });
  solid(ink, roll, '#4a6a8a', { bevel: 7 });
  for (const dx of [-2, 36]) solid(ink, rect(x + dx, y - 27, 11, 54, 2), '#5a3626', { bevel: 2, width: 2 });
  const end = ramp(shift('#4a6a8a', { lightness: 0.08 }));
  ink.draw(oval(x - 40, y, 15, 26), { fill: end.base, stroke: end.line, width: 2.4 });
  for (const r of [0.62, 0.28])
    ink.draw(oval(x - 40, y, 15 * r, 26 * r), { stroke: end.deep, width: 2.2, opacity: 0.8 });
}

function drawCase(ink: Ink, [x, y, w, h]: Box, color: string, leather: string): void {
  const body = rect(x, y, w, h, 7);
  castShadow(ink, body, { dx: 8, dy: 4, blur: 6, opacity: 0.5 });
  solid(ink, body, color, { bevel: 5 });
  for (const dx of [0.2, 0.72]) solid(ink, rect(x + w * dx, y, 13, h), leather, { bevel: 2, width: 2.2 });
  for (const dx of [0, w - 20]) solid(ink, rect(x + dx, y, 20, 18, 5), leather, { bevel: 2, width: 2 });
  ink.draw(rect(x + w * 0.42, y + h * 0.3, 24, 17, 2), { fill: '#d8c8a0', stroke: '#4a3428', width: 1.8 });
  ink.draw(polyline([x + 6, y + h * 0.82], [x + w - 6, y + h * 0.82]), {
    stroke: ramp(color).deep,
    width: 2,
    opacity: 0.6,
  });
}

/** A net of knotted cords that sags from the front rod. */
function drawNet(ink: Ink, width: number): void {
  const dip = (x: number): number => NET * 4 * (x / width) * (1 - x / width);
  const cords = range(width / 17).flatMap((i) => {
    const left = i * 17;
    return [left - 26, left + 26].map((to) =>
      polyline([left, 0], [Math.max(0, Math.min(width, to)), dip(Math.max(0, Math.min(width, to)))]),
    );
  });
  ink.draw(joinPaths(...cords), { stroke: '#2a1c24', width: 3.6, opacity: 0.8 });
  ink.draw(joinPaths(...cords), { stroke: '#c8a878', width: 1.6 });
  const hem = polyline(...range(13).map((i): Point => [(i * width) / 12, dip((i * width) / 12)]));
  ink.draw(hem, { stroke: '#2a1c24', width: 6, cap: 'round' });
  ink.draw(hem, { stroke: '#c8a878', width: 3, cap: 'round' });
  rod(ink, polyline([-14, 0], [width + 14, 0]), BRASS, 8, polyline([-10, -2], [width + 10, -2]));
  for (const at of [-18, width + 18]) solid(ink, oval(at, 0, 8), BRASS, { bevel: 2, width: 2.2 });
}
