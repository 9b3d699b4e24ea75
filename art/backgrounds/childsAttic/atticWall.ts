import { mix, ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, SHADOW, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import type { Point } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { FLOOR_LINE, fadeDown, STAGE_WIDTH, WALL_BOX } from '../../kits/stage/room.ts';
import { star } from '../../matter/star.ts';
import { board, grain } from '../../matter/wood.ts';

const COURSE = 57;
const STUDS = [250, 770, 1232, 1652];

/** Draws painted boards across the gable, its studs, and a child's pencil marks on them. */
export function atticWall(ink: Ink, paint: string, timber: string, toys: readonly string[]): void {
  ink.draw(rect(...WALL_BOX), { fill: ramp(paint).dark });
  for (const row of range(14)) drawCourse(ink, row * COURSE, paint);
  ink.draw(rect(...WALL_BOX), {
    fill: linear(60, ['#fff0d0', 0, 0.1], ['#fff0d0', 0.4, 0], [SHADOW, 1, 0.26]),
  });
  for (const x of STUDS) {
    castShadow(ink, rect(x, 0, 38, FLOOR_LINE), { dx: 14, dy: 0, blur: 12, opacity: 0.36 });
    board(ink, [x, -10, 38, FLOOR_LINE + 10], timber, { strength: 0.42, bevel: 6 });
  }
  drawGrowthMarks(ink, [STUDS[1] ?? 0, FLOOR_LINE]);
  drawChildsPicture(ink, [440, 648], toys);
  drawSkirting(ink, timber);
}

function drawCourse(ink: Ink, y: number, paint: string): void {
  let x = -ink.random() * 500;
  while (x < STAGE_WIDTH) {
    const w = 480 + ink.random() * 520;
    const own = ramp(shift(paint, { lightness: ink.jitter(0.035), hue: ink.jitter(6) }));
    const plank = rect(x, y, w, COURSE);
    ink.draw(plank, {
      fill: linear(90, own.light, [own.base, 0.3], own.shade),
      stroke: own.dark,
      width: 2.4,
    });
    ink.clip(plank, () =>
      grain(ink, [x, y, w, COURSE], own, { direction: 'along x', strength: 0.22, density: 0.8 }),
    );
    ink.draw(rect(x + 2, y + 3, w - 4, 2.4), { fill: own.hi, opacity: 0.5 });
    if (ink.random() < 0.55) drawChip(ink, [x + w * ink.random(), y + COURSE - 3], paint);
    x += w;
  }
}

/** Draws a spot at the lower edge of a board where the paint came off. */
function drawChip(ink: Ink, [x, y]: Point, paint: string): void {
  const w = 12 + ink.random() * 26;
  const chip = polygon([x, y], [x + w * 0.2, y - 6], [x + w * 0.5, y - 4], [x + w * 0.8, y - 9], [x + w, y]);
  ink.draw(chip, { fill: mix(ramp(paint).dark, '#8a6a48', 0.5), opacity: 0.7 });
}

/** Draws pencil marks of a child's height, year by year, on a stud. */
function drawGrowthMarks(ink: Ink, [x, foot]: Point): void {
  for (const [i, up] of [236, 276, 312, 342, 380, 404].entries()) {
    const y = foot - up;
    ink.draw(polyline([x + 5, y], [x + 31, y - 1]), {
      stroke: '#f0e2c4',
      width: 2.6,
      opacity: 0.75,
      cap: 'round',
    });
    if (i % 2 === 0) ink.draw(star([x + 19, y - 12], 6), { fill: '#f0d080', opacity: 0.8 });
  }
}

/** A child's picture, taped to the wall a little crooked. */
function drawChildsPicture(ink: Ink, at: Point, toys: readonly string[]): void {
  ink.at(
    at,
    () => {
      const sheet = rect(-66, -48, 132, 96, 2);
      castShadow(ink, sheet, { dx: 5, dy: 7, blur: 6, opacity: 0.35 });
      solid(ink, sheet, '#d8ccb0', { width: 2, bevel: 2 });
      ink.draw(polyline([-54, 30], [-20, 25], [20, 31], [54, 27]), {
        stroke: toys[2] ?? '',
        width: 6,
        cap: 'round',
      });
      ink.draw(polygon([-34, 26], [-34, -4], [-12, -26], [10, -4], [10, 26]), {
        stroke: toys[0] ?? '',
        width: 4,
      });
      ink.draw(oval(38, -24, 11), { stroke: toys[3] ?? '', width: 4 });
      for (const i of range(8)) {
        const turn = (i * Math.PI) / 4;
        const ray = (r: number): Point => [38 + Math.cos(turn) * r, -24 + Math.sin(turn) * r];
        ink.draw(polyline(ray(15), ray(20)), { stroke: toys[3] ?? '', width: 3, cap: 'round' });
      }
      ink.draw(rect(-12, -58, 26, 18), { fill: '#efe6c0', opacity: 0.7 });
    },
    { turn: -7 },
  );
}

function drawSkirting(ink: Ink, timber: string): void {
  solid(ink, rect(-20, FLOOR_LINE - 46, STAGE_WIDTH + 40, 48), timber, { bevel: 5 });
  ink.draw(rect(-20, FLOOR_LINE - 34, STAGE_WIDTH + 40, 3), { fill: ramp(timber).dark });
  fadeDown(ink, [0, FLOOR_LINE - 14, STAGE_WIDTH, 16], SHADOW, 0.2);
}
