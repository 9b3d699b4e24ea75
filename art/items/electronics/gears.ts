import type { LooseMove } from '../../../core/catalogue/moves.ts';
import { ramp, shift } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, recess, solid } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { joinPaths, type Point, polar } from '../../ink/path.ts';
import { arc, oval, polygon, range, rect, toothed } from '../../ink/shapes.ts';
import { knob, metal, plate, rivets } from '../../matter/metal.ts';

interface Palette {
  frame: string;
  gears: readonly [string, string, string];
  light: string;
}

interface Gear {
  center: Point;
  radius: number;
  teeth: number;
  turn: number;
}

const LARGE: Gear = { center: [128, 138], radius: 76, teeth: 16, turn: 0 };
const MIDDLE: Gear = { center: [246, 214], radius: 56, teeth: 12, turn: 9 };
const SMALL: Gear = { center: [250, 96], radius: 42, teeth: 9, turn: 4 };
const WORKS = [LARGE, MIDDLE, SMALL] as const;
/** Milliseconds for a wheel to go on by one tooth, the same for all that mesh. */
const TOOTH = 1000;

/** A mechanism behind a frame; one wheel is missing. Opened, it is in its place and a light shines through all of them. */
export const gears = defineItem<Palette>({
  id: 'gears',
  name: 'Gears',
  tag: 'Electronics',
  anchor: 'wall',
  size: [340, 310],
  margin: { top: 16, right: 40, bottom: 44, left: 24 },
  line: 6.5,
  seed: 214,
  stand: { width: 11, center: 29, foot: 50 },
  realSize: { width: 62 },
  palettes: {
    brass: { frame: '#6a4a38', gears: ['#d9a441', '#b9683f', '#a9b4c4'], light: '#ffd27a' },
    iron: { frame: '#5a6270', gears: ['#8b93a4', '#6f7482', '#c9a05a'], light: '#8fdcff' },
    copper: { frame: '#3f5f60', gears: ['#c9744a', '#d9a860', '#7aa89a'], light: '#9dffc4' },
  },
  opens: true,
  isLockable: true,
  moves: (_, isRunning) => (isRunning ? WORKS.map(turning) : []),
  draw(ink, palette, isRunning) {
    drawFrame(ink, palette.frame);
    ink.clip(rect(30, 30, 280, 250, 12), () => drawWorks(ink, palette, isRunning));
    drawCorners(ink, palette.frame);
  },
});

function drawFrame(ink: Ink, color: string): void {
  const outline = rect(6, 6, 328, 298, 22);
  castShadow(ink, outline, { dx: 8, dy: 11, blur: 9, opacity: 0.42 });
  solid(ink, outline, color, { fill: metal(color, 55), bevel: 9 });
  recess(ink, rect(28, 28, 284, 254, 14), shift(color, { lightness: -0.12 }), { depth: 14, opacity: 0.75 });
}

function drawWorks(ink: Ink, { gears: [one, two, three], light, frame }: Palette, isRunning: boolean): void {
  const { deep } = ramp(frame);
  for (const i of range(6)) ink.draw(rect(28, 50 + i * 42, 284, 3), { fill: deep, opacity: 0.8 });
  if (isRunning) glow(ink, 190, 156, 210, light, 0.9);
  if (!isRunning) {
    drawGear(ink, LARGE, one);
    drawAxle(ink, MIDDLE.center, frame);
    drawGear(ink, SMALL, three);
    return;
  }
  for (const gear of WORKS) dropShadow(ink, gear);
  for (const [part, gear] of WORKS.entries())
    ink.loose(part, () => {
      drawWheel(ink, gear, [one, two, three][part] ?? one);
      glow(ink, ...gear.center, gear.radius * 0.7, light, 0.7);
    });
}

/** The large wheel drives both others, which turn the other way. */
function turning({ center, radius, teeth }: Gear, part: number): LooseMove {
  const reach = radius + 10;
  const [x, y] = center;
  const box = [x - reach, y - reach, 2 * reach, 2 * reach] as const;
  return { type: 'turn', part, box, pivot: center, period: teeth * TOOTH, isClockwise: part === 0 };
}

function drawGear(ink: Ink, gear: Gear, color: string): void {
  dropShadow(ink, gear);
  drawWheel(ink, gear, color);
}

/** It stays where it is however the wheel turns. */
function dropShadow(ink: Ink, { center, radius, teeth, turn }: Gear): void {
  const rim = toothed(0, 0, radius - 12, radius + 5, teeth, 5);
  ink.at(center, () => castShadow(ink, rim, { dx: 6, dy: 9, blur: 7, opacity: 0.5 }), { turn });
}

/** Teeth, a rim, spokes with the dark between them, and a hub. */
function drawWheel(ink: Ink, { center, radius, teeth, turn }: Gear, color: string): void {
  const tone = ramp(color);
  ink.at(
    center,
    () => {
      const rim = toothed(0, 0, radius - 12, radius + 5, teeth, 5);
      const windows = joinPaths(...range(5).map((i) => windowAt(radius, i * 72)));
      solid(ink, joinPaths(rim, windows), color, {
        evenOdd: true,
        bevel: 6,
        fill: radial(0.38, 0.32, 0.75, tone.hi, [tone.light, 0.3], [tone.base, 0.6], tone.dark),
      });
      ink.draw(oval(0, 0, radius * 0.8), { stroke: tone.dark, width: 3, opacity: 0.7 });
      ink.draw(arc(0, 0, radius * 0.74, 190, 265), { stroke: '#fff', width: 4, opacity: 0.6, cap: 'round' });
      solid(ink, oval(0, 0, radius * 0.27), color, { fill: metal(color, 45), bevel: 4, width: 5 });
      knob(ink, [0, 0], radius * 0.12, shift(color, { lightness: 0.06 }));
    },
    { turn },
  );
}

function windowAt(radius: number, turn: number) {
  const [inner, outer] = [radius * 0.34, radius * 0.66];
  return polygon(
    polar(0, 0, inner, turn - 22),
    polar(0, 0, outer, turn - 26),
    polar(0, 0, outer * 1.04, turn),
    polar(0, 0, outer, turn + 26),
    polar(0, 0, inner, turn + 22),
  );
}

function drawAxle(ink: Ink, [cx, cy]: Point, color: string): void {
  recess(ink, oval(cx, cy, 30), color, { depth: 6 });
  plate(ink, oval(cx, cy, 17), '#a9b0bc', { width: 5 });
  recess(ink, rect(cx - 7, cy - 7, 14, 14, 2), '#2b2733', { depth: 3 });
  ink.draw(oval(cx, cy, 58), { stroke: ramp(color).light, width: 3, opacity: 0.35 });
}

function drawCorners(ink: Ink, color: string): void {
  rivets(
    ink,
    [
      [19, 19],
      [321, 19],
      [19, 291],
      [321, 291],
      [170, 17],
      [170, 293],
    ],
    7,
    shift(color, { lightness: 0.1 }),
  );
  ink.draw(rect(28, 28, 284, 254, 14), { stroke: ramp(color).line });
  ink.draw(linearShine(), { fill: linear(30, ['#fff', 0, 0.16], ['#fff', 1, 0]) });
}

function linearShine() {
  return polygon([34, 200], [150, 34], [210, 34], [34, 276]);
}
