import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, solid } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { joinPaths, type Point, polar } from '../../ink/path.ts';
import { arc, oval, polygon, polyline, range } from '../../ink/shapes.ts';
import { knob, metal as polished, rod } from '../../matter/metal.ts';

const INK = '#4a3630';
const RED = '#c2402f';
/** The needle's angle in degrees. It points to no main direction, so that it gives no hint. */
const NEEDLE = -62;

/** A compass that lies on its back, with its ring at the upper left. */
export function pocketCompass(ink: Ink, [cx, cy]: Point, radius: number, metal: string): void {
  const [rx, ry] = polar(cx, cy, radius * 1.26, -122);
  castShadow(ink, oval(cx, cy, radius), { dx: 14, dy: 20, blur: 13, opacity: 0.5 });
  rod(ink, oval(rx, ry, radius * 0.22), metal, 9, arc(rx - 2, ry - 2, radius * 0.22, 170, 280));
  knob(ink, polar(cx, cy, radius * 1.04, -122), radius * 0.12, metal);
  solid(ink, oval(cx, cy, radius), metal, { fill: polished(metal, 50), bevel: 6 });
  ink.draw(oval(cx, cy, radius * 0.82), { stroke: ramp(metal).deep, width: 5, opacity: 0.8 });
  const face = radius * 0.8;
  ink.draw(oval(cx, cy, face), { fill: radial(0.42, 0.38, 0.7, '#fff7de', ['#ecd9ac', 0.7], '#c7ac7a') });
  drawRose(ink, [cx, cy], face);
  drawNeedle(ink, [cx, cy], face);
  drawGlass(ink, [cx, cy], face);
}

function drawRose(ink: Ink, [cx, cy]: Point, face: number): void {
  const ticks = range(32).map((i) => {
    const inner = i % 4 === 0 ? 0.8 : 0.87;
    return polyline(polar(cx, cy, face * 0.94, i * 11.25), polar(cx, cy, face * inner, i * 11.25));
  });
  ink.draw(joinPaths(...ticks), { stroke: INK, width: 2.4, opacity: 0.85 });
  ink.draw(oval(cx, cy, face * 0.5), { stroke: INK, width: 1.6, opacity: 0.6 });
  for (const i of range(8)) {
    const turn = i * 45 - 90;
    const length = face * (i % 2 ? 0.42 : 0.72);
    for (const side of [-1, 1] as const) {
      const half = polygon(
        [cx, cy],
        polar(cx, cy, length, turn),
        polar(cx, cy, length * 0.24, turn + side * 45),
      );
      ink.draw(half, { fill: side < 0 ? '#9a7a58' : '#e8d2a0', stroke: INK, width: 1.2 });
    }
  }
}

function drawNeedle(ink: Ink, [cx, cy]: Point, face: number): void {
  const half = (turn: number) =>
    polygon(
      polar(cx, cy, face * 0.84, turn),
      polar(cx, cy, face * 0.1, turn + 90),
      polar(cx, cy, face * 0.1, turn - 90),
    );
  const whole = joinPaths(half(NEEDLE), half(NEEDLE + 180));
  castShadow(ink, whole, { dx: 4, dy: 6, blur: 3, opacity: 0.4 });
  solid(ink, half(NEEDLE), RED, { width: 2.2, bevel: 3 });
  solid(ink, half(NEEDLE + 180), '#d5dae4', { width: 2.2, bevel: 3 });
  knob(ink, [cx, cy], face * 0.1, '#d9a441');
}

function drawGlass(ink: Ink, [cx, cy]: Point, face: number): void {
  ink.clip(oval(cx, cy, face), () => {
    ink.draw(oval(cx, cy, face), { stroke: '#2a1420', width: 16, opacity: 0.4, blur: 6, move: [3, 5] });
    ink.draw(
      polygon(
        [cx - face, cy + face * 0.2],
        [cx + face * 0.1, cy - face],
        [cx + face * 0.5, cy - face],
        [cx - face, cy + face * 0.7],
      ),
      { fill: linear(45, ['#ffffff', 0, 0.34], ['#ffffff', 1, 0.06]) },
    );
  });
  ink.draw(oval(cx, cy, face), { stroke: INK, width: 3 });
}
