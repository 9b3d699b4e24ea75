import { type Color, ramp, shift } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { glow, SHADOW, solid } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { type Box, joinPaths, type Path, type Point } from '../../../ink/path.ts';
import { arch, polygon, range, rect } from '../../../ink/shapes.ts';
import { dressedStones, wedgesOf } from '../../../matter/stone.ts';
import { DOOR_HEIGHT, DOOR_WIDTH, frameShadow } from '../door.ts';

const CENTER = DOOR_WIDTH / 2;
const BAND = 20;
const OPENING: Box = [BAND, BAND, DOOR_WIDTH - 2 * BAND, DOOR_HEIGHT - BAND];
const RISE = 96;
const SPRING = OPENING[1] + RISE;
const SILL = 14;
/** The visible width of the niche's own walls, and the scale of the objects in it. */
const CHEEK = 15;
const SCALE = 0.9;

interface NicheLook {
  /** The colour of the niche's stones. */
  color: Color;
  /** The colour of the light from the opened door on its walls and its threshold. */
  light?: string | undefined;
}

/**
 * An alcove in a room's wall that contains the front of a house, so that an outside door can stand indoors.
 */
export function niche(ink: Ink, { color, light }: NicheLook, drawFront: () => void): void {
  const opening = arch(...OPENING, RISE);
  frameShadow(ink, arch(0, 0, DOOR_WIDTH, DOOR_HEIGHT, RISE + BAND));
  drawHollow(ink, opening, color);
  ink.at(withinNiche([0, 0]), drawFront, { scale: SCALE });
  ink.clip(opening, () =>
    ink.draw(opening, { stroke: SHADOW, width: 30, opacity: 0.4, blur: 9, move: [3, 5] }),
  );
  drawSill(ink, color);
  if (light) drawLight(ink, opening, light);
  drawBand(ink, color);
}

/** Converts a point of the front to the niche. */
export function withinNiche([x, y]: Point): Point {
  return [CENTER * (1 - SCALE) + x * SCALE, DOOR_HEIGHT * (1 - SCALE) - SILL + y * SCALE];
}

/** Draws the back wall, and a little of both side walls and of the vault. */
function drawHollow(ink: Ink, opening: Path, color: Color): void {
  const back = ramp(shift(color, { lightness: -0.12, chromaTimes: 0.9 }));
  const [x, y, w, h] = OPENING;
  ink.hasBody = true;
  ink.draw(opening, { fill: linear(90, back.deep, [back.dark, 0.12], [back.base, 0.32], back.shade) });
  ink.clip(opening, () => {
    const far = arch(x + CHEEK, y + CHEEK, w - 2 * CHEEK, h, RISE - CHEEK * 0.4);
    ink.draw(joinPaths(rect(x, y, w, h), far), {
      fill: linear(0, back.dark, [back.shade, 0.45], back.light),
      evenOdd: true,
    });
    ink.draw(far, { stroke: back.line, width: 3 });
  });
}

/**
 * Draws the light of the opened door: on the niche's side walls where the door is, on the threshold most in its middle.
 * It fades on all sides, or it would look like tape.
 */
function drawLight(ink: Ink, opening: Path, color: string): void {
  const [x, , w] = OPENING;
  ink.clip(opening, () => {
    for (const side of [x, x + w]) glow(ink, side, DOOR_HEIGHT - 190, 40, color, 0.5, 260);
    ink.clip(rect(x, DOOR_HEIGHT - SILL - 8, w, SILL + 8), () =>
      glow(ink, CENTER, DOOR_HEIGHT - SILL, w * 0.55, color, 0.9, 70),
    );
  });
}

/** Draws the threshold of the niche. */
function drawSill(ink: Ink, color: Color): void {
  const top = DOOR_HEIGHT - SILL;
  const tone = ramp(color);
  const edge: Point[] = [
    [BAND + CHEEK, top - 8],
    [DOOR_WIDTH - BAND - CHEEK, top - 8],
    [DOOR_WIDTH - BAND + 4, top],
    [BAND - 4, top],
  ];
  ink.draw(polygon(...edge), { fill: linear(90, tone.shade, tone.light) });
  solid(ink, rect(BAND - 10, top, DOOR_WIDTH - 2 * BAND + 20, SILL, [4, 4, 0, 0]), color, {
    bevel: 4,
    width: 4,
  });
}

/** Draws dressed stones around the niche. */
function drawBand(ink: Ink, color: Color): void {
  const rows = 7;
  const height = (DOOR_HEIGHT - SPRING) / rows;
  const jambs = range(rows * 2).map((i): Path => {
    const row = i >> 1;
    const w = BAND + (row % 2 ? 2 : 7);
    const left = i % 2 ? DOOR_WIDTH - w : 0;
    return rect(left, SPRING + row * height, w, height, 4);
  });
  const center: Point = [CENTER, SPRING];
  const ring = { center, rx: OPENING[2] / 2, ry: RISE, thickness: BAND, count: 9, keyStone: 6, round: 4 };
  dressedStones(ink, [...jambs, ...wedgesOf(ring)], color);
}
