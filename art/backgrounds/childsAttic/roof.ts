import { ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, SHADOW } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import type { Box, Path, Point } from '../../ink/path.ts';
import { polygon, range } from '../../ink/shapes.ts';
import { STAGE_WIDTH } from '../../kits/stage/room.ts';
import { rivet } from '../../matter/metal.ts';
import { wood } from '../../matter/wood.ts';

const EYE: Point = [STAGE_WIDTH / 2, 300];
/** The points where the slope meets the gable wall: at the eaves and high up. */
const EAVES: Point = [-60, 640];
const HIGH: Point = [700, -40];
const BOARDS = 13;
const FAR = 3.2;
const COLLAR: Box = [440, 84, 1040, 62];

/** Draws both slopes of the roof with boards and rafters, and the collar beam between them. */
export function roof(ink: Ink, boards: string, timber: string): void {
  for (const isMirrored of [false, true]) {
    drawSlope(ink, boards, isMirrored);
    for (const near of [2.05, 1.42, 1]) drawRafter(ink, near, timber, isMirrored);
  }
  drawCollar(ink, timber);
}

/**
 * Returns a point on the slope: `up` from 0 at the eaves to 1 high up, `near` 1 at the gable wall and more
 * toward the viewer.
 */
function onSlope(up: number, near: number, isMirrored: boolean): Point {
  const x = EAVES[0] + (HIGH[0] - EAVES[0]) * up;
  const y = EAVES[1] + (HIGH[1] - EAVES[1]) * up;
  const seen = EYE[0] + (x - EYE[0]) * near;
  return [isMirrored ? STAGE_WIDTH - seen : seen, EYE[1] + (y - EYE[1]) * near];
}

function strip(from: number, to: number, near: number, far: number, isMirrored: boolean): Path {
  return polygon(
    onSlope(from, near, isMirrored),
    onSlope(to, near, isMirrored),
    onSlope(to, far, isMirrored),
    onSlope(from, far, isMirrored),
  );
}

function drawSlope(ink: Ink, color: string, isMirrored: boolean): void {
  const whole = strip(-0.1, 1.1, 1, FAR, isMirrored);
  castShadow(ink, whole, { dx: 0, dy: 26, blur: 26, opacity: 0.5 });
  for (const i of range(BOARDS)) drawRoofBoard(ink, i, color, isMirrored);
  const across = isMirrored ? 140 : 40;
  ink.draw(whole, { fill: linear(across, [SHADOW, 0.3, 0.34], [SHADOW, 0.62, 0]) });
}

function drawRoofBoard(ink: Ink, i: number, color: string, isMirrored: boolean): void {
  const from = -0.1 + (i * 1.2) / BOARDS;
  const to = from + 1.2 / BOARDS;
  const tone = ramp(shift(color, { lightness: ink.jitter(0.06), hue: ink.jitter(8) }));
  ink.draw(strip(from, to, 1, FAR, isMirrored), { fill: tone.shade, stroke: tone.line, width: 2.6 });
  ink.draw(strip(to - 0.012, to - 0.004, 1, FAR, isMirrored), { fill: tone.light, opacity: 0.5 });
  for (const _ of range(5)) {
    const at = from + 0.015 + ink.random() * 0.06;
    const start = 1 + ink.random() * 1.1;
    const end = start + 0.12 + ink.random() * 0.3;
    const streak = polygon(
      onSlope(at, start, isMirrored),
      onSlope(at + 0.004, (start + end) / 2, isMirrored),
      onSlope(at, end, isMirrored),
      onSlope(at - 0.003, (start + end) / 2, isMirrored),
    );
    ink.draw(streak, { fill: tone.dark, opacity: 0.55 });
  }
}

/** A rafter: its side that faces the viewer, and the one that faces the room. */
function drawRafter(ink: Ink, near: number, color: string, isMirrored: boolean): void {
  const tone = ramp(shift(color, { lightness: (near - 1) * -0.035 }));
  const depth = 0.075;
  const inner = (up: number, at: number): Point => {
    const [x, y] = onSlope(up, at, isMirrored);
    return [x + (isMirrored ? -26 : 26) * at, y + 30 * at];
  };
  const side = polygon(
    onSlope(-0.1, near + depth, isMirrored),
    onSlope(1.1, near + depth, isMirrored),
    inner(1.1, near + depth),
    inner(-0.1, near + depth),
  );
  const under = polygon(
    inner(-0.1, near + depth),
    inner(1.1, near + depth),
    inner(1.1, near),
    inner(-0.1, near),
  );
  castShadow(ink, side, { dx: isMirrored ? -6 : 12, dy: 24, blur: 16, opacity: 0.4 });
  ink.draw(under, { fill: tone.dark, stroke: tone.line, width: 3 });
  ink.draw(side, {
    fill: linear(isMirrored ? 130 : 50, tone.light, [tone.base, 0.4], tone.shade),
    stroke: tone.line,
    width: 3,
  });
  ink.clip(side, () => {
    for (const _ of range(9)) {
      const up = ink.random();
      const off = 6 + ink.random() * 16;
      const place = (at: number, wide: number): Point => {
        const [x, y] = onSlope(at, near + depth, isMirrored);
        return [x + (isMirrored ? -1 : 1) * (off + wide) * near, y + (off + wide) * 1.1 * near];
      };
      ink.draw(polygon(place(up, 0), place(up + 0.08, 1.6), place(up + 0.2, 0), place(up + 0.09, -1)), {
        fill: tone.dark,
        opacity: 0.5,
      });
    }
  });
}

function drawCollar(ink: Ink, color: string): void {
  const [x, y, w, h] = COLLAR;
  // The beam sags a little to the right, since the house is old.
  const beam = polygon([x, y], [x + w, y + 10], [x + w, y + h + 10], [x, y + h]);
  castShadow(ink, beam, { dx: 8, dy: 30, blur: 18, opacity: 0.5 });
  wood(ink, beam, [x, y, w, h + 10], color, { direction: 'along x', strength: 0.4, bevel: 7 });
  for (const at of [x + 34, x + 62, x + w - 62, x + w - 34]) rivet(ink, [at, y + 34], 7, '#8a8078');
  const post = polygon([932, -20], [988, -20], [988, y + 10], [932, y + 8]);
  wood(ink, post, [932, -20, 56, 120], color, { strength: 0.4, bevel: 6 });
}
