import { type Color, ramp, shift } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { glow, SHADOW } from '../../../ink/light.ts';
import { linear, radial } from '../../../ink/paint.ts';
import type { Box, Path } from '../../../ink/path.ts';
import { polygon, polyline, range, rect } from '../../../ink/shapes.ts';

/** The view through an opened doorway: a corridor in one-point perspective that ends in light. */
export interface Passage {
  box: Box;
  wall: Color;
  floor: Color;
  light: string;
  /** The size of the far end, relative to the near end. */
  farScale?: number;
}

/** The far end of a passage. */
export interface FarEnd {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Draws a passage inside an opening; `detail` adds special parts before the light. */
export function drawPassage(ink: Ink, opening: Path, passage: Passage, detail: (end: FarEnd) => void): void {
  const end = farEndOf(passage);
  ink.draw(opening, { fill: ramp(passage.wall).dark });
  ink.clip(opening, () => {
    sideWalls(ink, passage, end);
    floorBoards(ink, passage, end);
    farWall(ink, passage, end);
    detail(end);
    lightOnFloor(ink, passage, end);
    ink.draw(opening, { stroke: SHADOW, width: 40, opacity: 0.5, blur: 10 });
  });
}

function farEndOf({ box: [x, y, w, h], farScale = 0.42 }: Passage): FarEnd {
  const cx = x + w * 0.52;
  const cy = y + h * 0.46;
  return {
    left: cx - (w * farScale) / 2,
    right: cx + (w * farScale) / 2,
    top: cy - h * farScale * 0.56,
    bottom: cy + h * farScale * 0.56,
  };
}

function sideWalls(
  ink: Ink,
  { box: [x, y, w, h], wall }: Passage,
  { left, right, top, bottom }: FarEnd,
): void {
  const tone = ramp(wall);
  ink.draw(polygon([x, y], [left, top], [left, bottom], [x, y + h]), {
    fill: linear(0, tone.deep, tone.base),
  });
  ink.draw(polygon([x + w, y], [right, top], [right, bottom], [x + w, y + h]), {
    fill: linear(0, tone.light, tone.shade),
  });
  ink.draw(polygon([x, y], [x + w, y], [right, top], [left, top]), {
    fill: linear(90, tone.deep, tone.dark),
  });
  for (const share of [0.35, 0.7]) {
    const joint = { stroke: tone.deep, width: 3 + share * 3, opacity: 0.5 };
    const up = top + (y - top) * share;
    const down = bottom + (y + h - bottom) * share;
    ink.draw(polyline([left + (x - left) * share, up], [left + (x - left) * share, down]), joint);
    ink.draw(polyline([right + (x + w - right) * share, up], [right + (x + w - right) * share, down]), joint);
  }
}

function floorBoards(ink: Ink, { box: [x, y, w, h], floor }: Passage, { left, right, bottom }: FarEnd): void {
  const tone = ramp(floor);
  const plane = polygon([left, bottom], [right, bottom], [x + w, y + h], [x, y + h]);
  ink.draw(plane, { fill: linear(90, tone.light, [tone.base, 0.4], tone.dark) });
  for (const i of range(5)) {
    const share = (i + 1) / 6;
    const joint = polyline([left + (right - left) * share, bottom], [x + w * share, y + h]);
    ink.draw(joint, { stroke: tone.dark, width: 2, opacity: 0.6 });
  }
  for (const share of [0.12, 0.32, 0.62]) {
    const at = bottom + (y + h - bottom) * share;
    ink.draw(polyline([x, at], [x + w, at]), { stroke: tone.dark, width: 1.5 + share * 2, opacity: 0.45 });
  }
}

function farWall(ink: Ink, { light }: Passage, { left, right, top, bottom }: FarEnd): void {
  const h = bottom - top;
  const shine = radial(0.5, 0.45, 0.75, '#fffdf2', [light, 0.45], shift(light, { lightness: -0.12 }));
  ink.draw(rect(left, top, right - left, h), { fill: shine });
  ink.draw(rect(left, bottom - h * 0.07, right - left, h * 0.07), {
    fill: shift(light, { lightness: -0.2 }),
    opacity: 0.55,
  });
}

function lightOnFloor(
  ink: Ink,
  { box: [x, y, w, h], light }: Passage,
  { left, right, bottom }: FarEnd,
): void {
  const pool = polygon([left, bottom], [right, bottom], [right + w * 0.16, y + h], [left - w * 0.16, y + h]);
  ink.draw(pool, { fill: linear(90, [light, 0, 0.75], [light, 1, 0.05]) });
  glow(ink, x + w * 0.52, y + h * 0.46, w * 0.62, light, 0.75, h * 0.46);
}

/** A strip along the right wall between two shares of its height: skirting, rail, cornice. */
export function wallStrip(
  ink: Ink,
  { box: [x, y, w, h] }: Passage,
  end: FarEnd,
  from: number,
  to: number,
  color: string,
): void {
  const height = end.bottom - end.top;
  const strip = polygon(
    [end.right, end.top + height * from],
    [end.right, end.top + height * to],
    [x + w, y + h * to],
    [x + w, y + h * from],
  );
  ink.draw(strip, { fill: color, opacity: 0.75 });
}
