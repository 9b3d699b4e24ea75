import { type Color, ramp, shift } from '../color.ts';
import type { Ink } from '../ink/Ink.ts';
import { recess, type SolidOptions, solid } from '../ink/light.ts';
import { linear } from '../ink/paint.ts';
import type { Box, Path, Point } from '../ink/path.ts';
import { oval, polygon, range, rect } from '../ink/shapes.ts';

type Direction = 'along x' | 'along y';

interface GrainOptions {
  direction?: Direction;
  /** Streaks for each eleven units. */
  density?: number;
  /** Opacity of the streaks. */
  strength?: number;
}

/** A stylised wood figure: tapered streaks and now and then a knot. Draw it inside a clip. */
export function grain(ink: Ink, box: Box, color: Color, options: GrainOptions = {}): void {
  const { direction = 'along y', density = 1, strength = 0.5 } = options;
  const [x, y, w, h] = box;
  const isUpright = direction === 'along y';
  const across = isUpright ? w : h;
  const along = isUpright ? h : w;
  const place = (a: number, b: number): Point => (isUpright ? [x + a, y + b] : [x + b, y + a]);
  const tone = ramp(color);
  const count = Math.max(2, Math.round((across / 11) * density));
  for (const i of range(count)) {
    const at = ((i + 0.2 + ink.random() * 0.6) / count) * across;
    const streak = grainStreak(ink, at, along, place);
    ink.draw(streak, {
      fill: ink.random() < 0.68 ? tone.dark : tone.light,
      opacity: strength * (0.45 + ink.random() * 0.55),
    });
  }
  const mayHaveKnot = across > 30 && along > 130;
  if (ink.random() < 0.35 && mayHaveKnot) {
    const dice = [ink.random(), ink.random()] as const;
    knotOf(ink, { across, along, place, dice, isUpright, color, strength });
  }
}

interface Knotted {
  across: number;
  along: number;
  place: (a: number, b: number) => Point;
  dice: readonly [number, number];
  isUpright: boolean;
  color: Color;
  strength: number;
}

/** The area in square units for which a picture has one knot; a small picture has up to two. */
const KNOT_AREA = 240_000;
/** The number of knots drawn so far in each picture. */
const knots = new WeakMap<Ink, number>();

/**
 * Places a knot near an end of the board, since fittings are in its middle. The next one gets the other end
 * and side, and another size.
 */
function knotOf(ink: Ink, { across, along, place, dice, isUpright, color, strength }: Knotted): void {
  const count = knots.get(ink) ?? 0;
  if (count >= Math.max(2, ink.area / KNOT_AREA)) return;
  knots.set(ink, count + 1);
  const [first, second] = dice;
  const girth = Math.min((0.75 + first * 0.45) * (count % 2 ? 0.75 : 1.15), across / 34);
  const away = Math.max(along * (0.07 + second * 0.09), girth * 26);
  const isFar = count % 2 === (first < 0.5 ? 0 : 1);
  const aside = (count + (second < 0.5 ? 0 : 1)) % 2 ? 0.34 : 0.62;
  const at = place(across * (aside + (first - 0.5) * 0.1), isFar ? along - away : away);
  knot(ink, at, { isUpright, girth, tilt: (second - 0.5) * 24, color, strength });
}

function grainStreak(ink: Ink, at: number, along: number, place: (a: number, b: number) => Point): Path {
  const length = along * (0.18 + ink.random() * 0.5);
  const start = ink.random() * (along - length * 0.6) - length * 0.15;
  const girth = 0.8 + ink.random() * 1.7;
  const sway = ink.jitter(7);
  const near = place(at, start);
  const far = place(at, start + length);
  const third = start + length * 0.3;
  const rest = start + length * 0.7;
  return [
    { command: 'M', points: [near] },
    { command: 'C', points: [place(at + sway + girth, third), place(at - sway + girth, rest), far] },
    {
      command: 'C',
      points: [place(at - sway - girth * 0.4, rest), place(at + sway - girth * 0.4, third), near],
    },
    { command: 'Z', points: [] },
  ];
}

interface Knot {
  isUpright: boolean;
  girth: number;
  tilt: number;
  color: Color;
  strength: number;
}

/** A knot: a dark centre off the middle of its rings, which are stretched along the grain. */
function knot(ink: Ink, at: Point, { isUpright, girth, tilt, color, strength }: Knot): void {
  const { dark } = ramp(color);
  ink.at(
    at,
    () => {
      for (const [rx, ry, opacity] of [
        [8.6, 20, 0.5],
        [5.8, 12, 0.8],
      ] as const)
        ink.draw(oval(0, 0, rx * girth, ry * girth), {
          stroke: dark,
          width: 1.5,
          opacity: strength * opacity,
        });
      ink.draw(oval(girth, girth * 1.6, 3.4 * girth, 6.4 * girth), { fill: dark, opacity: strength * 1.2 });
    },
    { turn: (isUpright ? 0 : 90) + tilt },
  );
}

type WoodOptions = SolidOptions & GrainOptions;

/** A solid of wood; the grain fills `box`, which should hold the path. */
export function wood(ink: Ink, path: Path, box: Box, color: Color, options: WoodOptions = {}): void {
  const texture = (): void => {
    grain(ink, box, color, options);
    options.texture?.();
  };
  solid(ink, path, color, { ...options, texture });
}

/** A rectangle of wood. */
export function board(
  ink: Ink,
  box: Box,
  color: Color,
  options: WoodOptions & { corners?: number } = {},
): void {
  wood(ink, rect(...box, options.corners ?? 0), box, color, options);
}

interface PlanksOptions extends WoodOptions {
  /** The difference in lightness between the planks. */
  vary?: number;
}

/** Boards side by side, each a little different in colour. */
export function planks(
  ink: Ink,
  [x, y, w, h]: Box,
  count: number,
  color: Color,
  options: PlanksOptions = {},
): void {
  const { direction = 'along y', vary = 0.03, ...rest } = options;
  const isUpright = direction === 'along y';
  for (const i of range(count)) {
    const box: Box = isUpright
      ? [x + (i * w) / count, y, w / count, h]
      : [x, y + (i * h) / count, w, h / count];
    const own = shift(color, { lightness: ink.jitter(2 * vary), hue: ink.jitter(8) });
    board(ink, box, own, { width: ink.line * 0.6, bevel: 4, rim: 0.4, direction, ...rest });
  }
}

/** A raised and fielded panel, as on joinery. */
export function fieldedPanel(
  ink: Ink,
  [x, y, w, h]: Box,
  color: Color,
  { inset = 15, hasGrain = true } = {},
): void {
  const tone = ramp(color);
  recess(ink, rect(x, y, w, h, 3), tone, {
    depth: 7,
    fill: linear(65, tone.dark, [tone.shade, 0.6], tone.base),
  });
  const litEdge = polygon(
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
    [x + inset, y + h - inset],
    [x + w - inset, y + h - inset],
    [x + w - inset, y + inset],
  );
  ink.draw(litEdge, { fill: tone.light, opacity: 0.5 });
  const field: Box = [x + inset, y + inset, w - 2 * inset, h - 2 * inset];
  const texture = (): void =>
    hasGrain ? grain(ink, field, tone, { strength: 0.32, density: 0.7 }) : undefined;
  solid(ink, rect(...field, 2), tone, { width: ink.line * 0.45, bevel: 4, rim: 0.65, texture });
}
