import type { LooseMove } from '../../../core/catalogue/moves.ts';
import { mix, ramp, shift } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, recess, solid } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import type { Box, Point } from '../../ink/path.ts';
import { oval, polygon, polyline, rect } from '../../ink/shapes.ts';
import { tips } from '../../leaves.ts';
import { cogRim, cogWheel } from '../../matter/cog.ts';
import { metal, plate, rivets } from '../../matter/metal.ts';

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

const LARGE: Gear = { center: [116, 152], radius: 80, teeth: 16, turn: 4.5 };
/** The middle wheel, turned so that its teeth fit between those of the large one. */
const MIDDLE: Gear = { center: [236, 213], radius: 55, teeth: 11, turn: 27 };
const SMALL: Gear = { center: [218, 88], radius: 40, teeth: 8, turn: 7.5 };
const WELL: Box = [28, 28, 284, 254];
const LAMP: Point = [278, 118];
const WORKS = [LARGE, MIDDLE, SMALL] as const;
/** Milliseconds in which a wheel turns by one tooth; the same for all connected wheels. */
const TOOTH = 1000;

/** Wheels in a frame, one of which is missing. Opened, all of them turn in front of a deep, lit case. */
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
  opening: 'turns',
  lockMaterial: 'brass',
  leaves: [
    tips(oval(...LARGE.center, LARGE.radius + 9), { pivot: LARGE.center, angle: 45 }),
    tips(oval(...SMALL.center, SMALL.radius + 9), { pivot: SMALL.center, angle: -90 }),
  ],
  isLockable: true,
  moves: (_, isRunning) => (isRunning ? WORKS.map(turning) : []),
  draw(ink, palette, isRunning) {
    drawFrame(ink, palette.frame, isRunning, palette.light);
    ink.clip(rect(30, 30, 280, 250, 12), () => drawWorks(ink, palette, isRunning));
    drawCorners(ink, palette.frame);
  },
});

/** A case of cast metal; its back plate has the circles along which the wheels were placed. */
function drawFrame(ink: Ink, color: string, isRunning: boolean, light: string): void {
  const outline = rect(6, 6, 328, 298, 22);
  castShadow(ink, outline, { dx: 8, dy: 11, blur: 9, opacity: 0.42 });
  solid(ink, outline, color, { fill: metal(color, 55), bevel: 9 });
  if (isRunning) drawShaft(ink, color, light);
  else drawBackPlate(ink, color);
}

function drawBackPlate(ink: Ink, color: string): void {
  const back = shift(color, { lightness: -0.05 });
  const tone = ramp(back);
  recess(ink, rect(...WELL, 14), back, {
    depth: 14,
    opacity: 0.7,
    fill: linear(60, tone.dark, [tone.shade, 0.5], tone.base),
    texture: () => {
      for (const { center, radius } of WORKS)
        for (const share of [0.5, 1.16])
          ink.draw(oval(...center, radius * share), { stroke: tone.deep, width: 2.4, opacity: 0.6 });
      for (const [from, to] of [
        [LARGE.center, MIDDLE.center],
        [LARGE.center, SMALL.center],
      ] as const)
        ink.draw(polyline(from, to), { stroke: tone.deep, width: 2.4, opacity: 0.6 });
    },
  });
}

/** The deep case, lit from its far end, with a large dark wheel in front of the light. */
function drawShaft(ink: Ink, color: string, light: string): void {
  const [x, y, w, h] = WELL;
  const [left, top, right, bottom] = [x + 34, y + 34, x + w - 34, y + h - 28];
  const wall = ramp(mix(color, light, 0.22));
  ink.draw(rect(...WELL, 14), { fill: wall.deep });
  ink.clip(rect(...WELL, 14), () => {
    ink.draw(polygon([x, y], [x + w, y], [right, top], [left, top]), {
      fill: linear(90, '#120a18', wall.dark),
    });
    ink.draw(polygon([x, y], [left, top], [left, bottom], [x, y + h]), {
      fill: linear(0, '#160c1a', wall.shade),
    });
    ink.draw(polygon([x + w, y], [right, top], [right, bottom], [x + w, y + h]), {
      fill: linear(180, wall.dark, mix(wall.light, light, 0.5)),
    });
    ink.draw(polygon([x, y + h], [left, bottom], [right, bottom], [x + w, y + h]), {
      fill: linear(270, wall.dark, mix(wall.light, light, 0.7)),
    });
    const end = rect(left, top, right - left, bottom - top, 4);
    ink.draw(end, {
      fill: radial(
        0.56,
        0.5,
        0.66,
        '#fffdf2',
        [mix(light, '#ffffff', 0.45), 0.35],
        [light, 0.7],
        mix(light, color, 0.4),
      ),
      stroke: wall.line,
      width: 3,
    });
    ink.clip(end, () =>
      ink.at([186, 252], () => ink.draw(cogRim(92, 18), { fill: mix(color, '#1a0f20', 0.45), opacity: 0.4 })),
    );
    glow(ink, 186, 156, 190, mix(light, '#ffffff', 0.4), 0.85);
  });
  ink.draw(rect(...WELL, 14), { stroke: wall.line, width: 5 });
}

function drawWorks(ink: Ink, { gears: [one, two, three], light, frame }: Palette, isRunning: boolean): void {
  drawLamp(ink, light, isRunning);
  if (!isRunning) {
    drawAxle(ink, MIDDLE.center, frame);
    drawGear(ink, LARGE, one);
    drawGear(ink, SMALL, three);
    return;
  }
  for (const gear of WORKS) dropShadow(ink, gear);
  for (const [part, gear] of WORKS.entries())
    ink.loose(part, () => {
      drawWheel(ink, gear, [one, two, three][part] ?? one);
      glow(ink, ...gear.center, gear.radius * 0.3, light, 0.3);
    });
}

/** Draws the lamp that shows that all gears turn. */
function drawLamp(ink: Ink, light: string, isRunning: boolean): void {
  const [cx, cy] = LAMP;
  const off = mix(light, '#2a2028', 0.66);
  plate(ink, oval(cx, cy, 22), '#a9b0bc', { width: 4.5, bevel: 3 });
  ink.draw(oval(cx, cy, 14.5), {
    fill: isRunning
      ? radial(0.4, 0.36, 0.7, '#fffef4', [mix(light, '#ffffff', 0.35), 0.45], light)
      : radial(0.36, 0.3, 0.8, mix(off, '#ffffff', 0.4), [off, 0.5], ramp(off).deep),
    stroke: '#241e28',
    width: 3.5,
  });
  ink.draw(oval(cx - 5, cy - 5, 4.5, 3), { fill: '#fff', opacity: 0.85 });
  if (isRunning) glow(ink, cx, cy, 56, light, 0.9);
}

/** The movement of a wheel. The large wheel drives both others, which turn the other way. */
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

/** A shadow that stays in place while the wheel turns. */
function dropShadow(ink: Ink, { center, radius, teeth, turn }: Gear): void {
  const rim = cogRim(radius, teeth);
  ink.at(center, () => castShadow(ink, rim, { dx: 6, dy: 9, blur: 7, opacity: 0.5 }), { turn });
}

function drawWheel(ink: Ink, { center, radius, teeth, turn }: Gear, color: string): void {
  ink.at(center, () => cogWheel(ink, { radius, teeth }, color), { turn });
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
