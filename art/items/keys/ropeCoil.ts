import { ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, solid } from '../../ink/light.ts';
import { curve, type Point, polar } from '../../ink/path.ts';
import { arc, oval, polyline, range, rect } from '../../ink/shapes.ts';
import { metal, rod } from '../../matter/metal.ts';
import { rope } from '../../matter/rope.ts';

interface Palette {
  hemp: string;
  tie: string;
  hook: string;
}

/** A coiled rope. Opened, it is untied, and a hook is tied to its end. */
export const ropeCoil = defineItem<Palette>({
  id: 'rope',
  name: 'Rope',
  tag: 'Keys',
  anchor: 'top',
  size: [340, 260],
  margin: { top: 20, right: 40, bottom: 40, left: 28 },
  line: 7,
  seed: 235,
  stand: { width: 9, center: 48, foot: 96 },
  realSize: { width: 48 },
  palettes: {
    hemp: { hemp: '#c99f62', tie: '#b23a3e', hook: '#8d97a6' },
    white: { hemp: '#e6e0d2', tie: '#3b6aa8', hook: '#d9a441' },
    red: { hemp: '#c2504a', tie: '#e8d4a4', hook: '#5c6474' },
    green: { hemp: '#7a9a5c', tie: '#6a4434', hook: '#b5713f' },
  },
  opens: true,
  opening: 'changes',
  fades: 'has caught or been given something',
  upright: 'is as round and as thick from above',
  draw(ink, palette, isOpened) {
    if (isOpened) drawLoose(ink, palette);
    else drawCoil(ink, palette);
  },
});

/** Points of a ring, so close together that it looks round. */
function ring(cx: number, cy: number, rx: number, ry: number, from = 0, sweep = 360): Point[] {
  return range(25).map((i): Point => {
    const [dx, dy] = polar(0, 0, 1, from + (sweep * i) / 24);
    return [cx + dx * rx, cy + dy * ry];
  });
}

function drawCoil(ink: Ink, { hemp, tie }: Palette): void {
  castShadow(ink, oval(166, 150, 146, 92), { dx: 9, dy: 16, blur: 10, opacity: 0.4 });
  rope(
    ink,
    {
      points: [
        [262, 196],
        [296, 214],
        [322, 232],
      ],
      width: 20,
    },
    hemp,
  );
  for (const [cx, cy, rx, ry] of [
    [170, 158, 132, 82],
    [162, 146, 126, 78],
    [172, 134, 120, 74],
    [164, 122, 114, 68],
    [168, 110, 106, 62],
  ] as const)
    rope(ink, { points: ring(cx, cy, rx, ry), width: 21, isRound: true }, hemp);
  solid(ink, rect(308, 216, 26, 28, 6), tie, { bevel: 3, width: 5 });
  for (const [x, y, h, turn] of [
    [56, 96, 74, 6],
    [276, 92, 74, -6],
  ] as const)
    ink.at(
      [x, y],
      () => {
        castShadow(ink, rect(-16, 0, 32, h, 8), { dx: 3, dy: 5, blur: 4, opacity: 0.4 });
        solid(ink, rect(-16, 0, 32, h, 8), tie, { bevel: 4 });
        for (const i of range(4))
          ink.draw(polyline([-14, 14 + i * 15], [14, 9 + i * 15]), { stroke: ramp(tie).dark, width: 3 });
      },
      { turn },
    );
}

function drawLoose(ink: Ink, { hemp, hook }: Palette): void {
  // The rope runs from under the coil along the floor and up to the eye of the hook. Each segment is long
  // enough for a strand.
  const wave: Point[] = range(11).map((i) => {
    const share = i / 10;
    return [44 + share * 192, 196 + 34 * Math.sin(share * 5.4) - share ** 3 * 24];
  });
  ink.draw(polyline(...wave), {
    stroke: '#120a1e',
    width: 26,
    opacity: 0.35,
    blur: 7,
    move: [8, 12],
    cap: 'round',
  });
  castShadow(ink, oval(104, 96, 86, 58), { dx: 8, dy: 12, blur: 8, opacity: 0.35 });
  for (const [cx, cy] of [
    [112, 108],
    [104, 94],
    [114, 80],
    [106, 66],
  ] as const)
    rope(ink, { points: ring(cx, cy, 88, 52), width: 18, isRound: true }, hemp);
  rope(ink, { points: wave, width: 19, isRound: true }, hemp);
  drawHook(ink, [262, 96], hook);
  ink.at([236, 148], () => drawKnot(ink, hemp), { turn: 28 });
}

/** A knot: three turns around the hook's eye. */
function drawKnot(ink: Ink, hemp: string): void {
  for (const y of [-13, 0, 13]) solid(ink, rect(-19, y - 8, 38, 16, 8), hemp, { bevel: 3, width: 5 });
}

/** A hook with three claws and an eye. */
function drawHook(ink: Ink, [x, y]: Point, color: string): void {
  ink.at(
    [x, y],
    () => {
      castShadow(ink, rect(-14, -60, 28, 130, 8), { dx: 8, dy: 12, blur: 8, opacity: 0.35 });
      for (const side of [-1, 1]) {
        const claw = curve(`M0 -40C${side * 12} -96 ${side * 62} -84 ${side * 56} -34`);
        rod(
          ink,
          claw,
          color,
          13,
          curve(`M${side * 6 - 3} -54C${side * 16 - 2} -86 ${side * 48 - 2} -82 ${side * 52 - 2} -52`),
        );
        solid(ink, curve(`M${side * 42} -40L${side * 70} -40L${side * 54} -12Z`), color, {
          width: 5,
          bevel: 3,
        });
      }
      solid(ink, rect(-11, -58, 22, 96, 8), color, { fill: metal(color, 0), bevel: 4 });
      rod(ink, arc(0, 56, 17, 0, 360), color, 10, arc(0, 56, 18, 180, 280));
      solid(ink, oval(0, -52, 16, 14), color, { fill: metal(color, 45), width: 5.5, bevel: 3 });
    },
    { turn: 28 },
  );
}
