import { ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { SHADOW, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { curve, joinPaths, movePath } from '../../ink/path.ts';
import { oval, range, rect } from '../../ink/shapes.ts';
import { FLOOR_LINE, fadeDown, STAGE_WIDTH, WALL_BOX } from '../../kits/stage/room.ts';
import { fieldedPanel, planks } from '../../matter/wood.ts';

const NIGHT = '#0d0818';
/** The y at which the panelling begins. */
export const DADO = 520;
/** The wall panels on both sides of the arch, up to its pilasters. */
const BAYS = [
  { from: -10, width: 762, count: 5 },
  { from: 1264, width: 668, count: 4 },
] as const;

/** The middle of each panel of the wall. */
function panelMiddles(): number[] {
  return BAYS.flatMap(({ from, width, count }) =>
    range(count).map((i) => from + ((i + 0.5) * width) / count),
  );
}

/** Wallpaper printed with flowers and sprigs. */
export function floweredPaper(ink: Ink, color: string): void {
  const tone = ramp(color);
  ink.draw(rect(...WALL_BOX), { fill: linear(75, tone.light, [tone.base, 0.45], tone.dark) });
  const places = range(5 * 19).map((n) => {
    const row = Math.floor(n / 19);
    return { x: (n % 19) * 108 + (row % 2) * 54 - 20, y: 110 + row * 122 };
  });
  const flower = joinPaths(
    curve(
      'M0 -46C14 -30 16 -18 8 -6C22 -12 34 -4 34 10C34 24 20 30 10 24C16 34 10 46 0 52' +
        'C-10 46 -16 34 -10 24C-20 30 -34 24 -34 10C-34 -4 -22 -12 -8 -6C-16 -18 -14 -30 0 -46Z',
    ),
    oval(0, -58, 5),
    oval(0, 64, 4),
  );
  const sprig = curve('M-46 -40Q-30 -50 -24 -66M46 -40Q30 -50 24 -66');
  ink.draw(joinPaths(...places.map(({ x, y }) => movePath(flower, x, y))), {
    fill: tone.light,
    opacity: 0.4,
  });
  ink.draw(joinPaths(...places.map(({ x, y }) => movePath(sprig, x, y))), {
    stroke: tone.light,
    width: 4,
    opacity: 0.4,
  });
  for (const i of range(36)) ink.draw(rect(i * 54 + 6, 60, 1.6, 460), { fill: tone.hi, opacity: 0.1 });
}

/** Wallpaper of broad stripes, each beside a thin line. */
export function stripedPaper(ink: Ink, color: string): void {
  const tone = ramp(color);
  ink.draw(rect(...WALL_BOX), { fill: linear(105, tone.light, [tone.base, 0.45], tone.shade) });
  const stripes = range(23).map((i) => rect(i * 86 - 20, 60, 40, 460));
  const lines = range(23).flatMap((i) => [-29, 27].map((dx) => rect(i * 86 + dx, 60, 2.6, 460)));
  ink.draw(joinPaths(...stripes), { fill: tone.hi, opacity: 0.3 });
  ink.draw(joinPaths(...lines), { fill: tone.dark, opacity: 0.25 });
}

/** No wallpaper: boards and tall panels up to the cornice. */
export function boardedWall(ink: Ink, color: string): void {
  const tone = ramp(color);
  ink.draw(rect(...WALL_BOX), { fill: linear(75, tone.light, [tone.base, 0.5], tone.dark) });
  for (const { from, width, count } of BAYS)
    planks(ink, [from, 60, width, DADO - 60], count, color, {
      width: 2,
      strength: 0.22,
      vary: 0.012,
      bevel: 2,
    });
  for (const x of panelMiddles()) fieldedPanel(ink, [x - 59, 104, 118, 372], color, { inset: 16 });
}

export function cornice(ink: Ink, color: string): void {
  const tone = ramp(color);
  const fill = linear(90, tone.base, [tone.light, 0.5], tone.dark);
  solid(ink, rect(-20, -20, STAGE_WIDTH + 40, 72), color, { fill, bevel: 4 });
  for (const i of range(56)) solid(ink, rect(i * 35 + 4, 34, 20, 20, 3), color, { width: 2, bevel: 2 });
  solid(ink, rect(-20, 52, STAGE_WIDTH + 40, 14), color, { bevel: 3 });
  fadeDown(ink, [0, 66, STAGE_WIDTH, 70], NIGHT, 0.5);
}

export function panelling(ink: Ink, color: string): void {
  const tone = ramp(color);
  for (const { from, width, count } of BAYS)
    planks(ink, [from, DADO, width, FLOOR_LINE - DADO], count, color, {
      width: 2,
      strength: 0.28,
      vary: 0.01,
      bevel: 2,
    });
  for (const x of panelMiddles()) fieldedPanel(ink, [x - 59, DADO + 44, 118, 166], color, { inset: 16 });
  solid(ink, rect(-20, DADO - 16, STAGE_WIDTH + 40, 32, 4), color, { bevel: 5 });
  fadeDown(ink, [0, DADO + 16, STAGE_WIDTH, 22], NIGHT, 0.45);
  solid(ink, rect(-20, FLOOR_LINE - 52, STAGE_WIDTH + 40, 54), color, { bevel: 5 });
  ink.draw(rect(-20, FLOOR_LINE - 38, STAGE_WIDTH + 40, 3), { fill: tone.dark });
  ink.draw(rect(-20, FLOOR_LINE - 35, STAGE_WIDTH + 40, 2), { fill: tone.hi, opacity: 0.5 });
}

/** Draws a brass wall lamp with a lit candle's shade. */
export function sconce(ink: Ink, x: number, y: number, brass: string): void {
  const tone = ramp(shift(brass, { lightness: 0.02 }));
  ink.draw(oval(x + 6, y + 36, 22, 34), { fill: SHADOW, opacity: 0.4, blur: 8 });
  solid(ink, oval(x, y + 30, 15, 24), brass, { bevel: 3, width: 2.4 });
  const arm = curve(`M${x} ${y + 34}Q${x} ${y + 62} ${x} ${y + 8}`);
  ink.draw(arm, { stroke: tone.line, width: 11, cap: 'round' });
  ink.draw(arm, { stroke: tone.light, width: 6, cap: 'round' });
  const shade = curve(
    `M${x - 17} ${y - 44}L${x + 17} ${y - 44}L${x + 34} ${y + 6}Q${x} ${y + 14} ${x - 34} ${y + 6}Z`,
  );
  solid(ink, shade, '#e0b468', {
    bevel: 3,
    width: 2.6,
    fill: linear(90, '#e8b868', ['#fff0c0', 0.55], '#ffd98a'),
  });
}
