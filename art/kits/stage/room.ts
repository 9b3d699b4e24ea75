import type { Ink, Warp } from '../../ink/Ink.ts';
import { linear, radial } from '../../ink/paint.ts';
import type { Box, Point } from '../../ink/path.ts';
import { oval, range, rect } from '../../ink/shapes.ts';

export const STAGE_WIDTH = 1920;
export const STAGE_HEIGHT = 1080;

/** The y at which wall and floor meet: 74 % of the height (R3). The foot of the default door stands here. */
export const FLOOR_LINE = 799;

/** Wall that every room leaves free for the door: 43 to 62 % across, 22 to 74 % down. */
export const DOOR_BAY: Box = [825, 237, 366, FLOOR_LINE - 237];

export const FLOOR_BOX: Box = [0, FLOOR_LINE, STAGE_WIDTH, STAGE_HEIGHT - FLOOR_LINE];
export const WALL_BOX: Box = [0, 0, STAGE_WIDTH, FLOOR_LINE];
export const STAGE_BOX: Box = [0, 0, STAGE_WIDTH, STAGE_HEIGHT];

/** Lays a plan on the floor: x as on the stage's front edge, y from 0 (front) to 1 (wall). */
export function floorPlane(horizon: number): Warp {
  const wallScale = (FLOOR_LINE - horizon) / (STAGE_HEIGHT - horizon);
  const shrink = 1 / wallScale - 1;
  return (x, y): Point => {
    const scale = 1 / (1 + shrink * y);
    return [STAGE_WIDTH / 2 + (x - STAGE_WIDTH / 2) * scale, horizon + (STAGE_HEIGHT - horizon) * scale];
  };
}

/** A band of dark that fades downward: under a cornice, at the foot of a wall. */
export function fadeDown(ink: Ink, box: Box, color: string, opacity: number): void {
  ink.draw(rect(...box), { fill: linear(90, [color, 0, opacity], [color, 1, 0]) });
}

/** Darkens the corners behind the items, so that the eye stays in the room. */
export function vignette(ink: Ink, color: string, opacity: number): void {
  darkenAround(ink, 0.47, color, opacity);
}

/** Darkens the corners over the things too; less before the front edge, where keys lie that must be seen. */
export function vignetteOver(ink: Ink, color: string, opacity: number): void {
  darkenAround(ink, 0.6, color, opacity);
}

function darkenAround(ink: Ink, middle: number, color: string, opacity: number): void {
  ink.draw(rect(...STAGE_BOX), { fill: radial(0.5, middle, 0.72, [color, 0.45, 0], [color, 1, opacity]) });
}

/** Draws the light of a lamp or fire on nearby surfaces, both below and above the items. */
export function lampPool(ink: Ink, [x, y]: Point, radius: number, color: string, opacity: number): void {
  const fill = radial(0.5, 0.5, 0.5, [color, 0, opacity], [color, 0.4, opacity * 0.45], [color, 1, 0]);
  ink.draw(oval(x, y, radius), { fill });
}

/** Makes the light parts of all that is drawn so far warmer, and the dark parts cooler. */
export function lightPass(
  ink: Ink,
  center: Point,
  radius: number,
  light: string,
  dark: string,
  opacity: readonly [number, number],
): void {
  const fill = radial(center[0], center[1], radius, [light, 0, opacity[0]], [dark, 1, opacity[1]]);
  ink.draw(rect(...STAGE_BOX), { fill, blend: 'soft-light' });
}

/** Draws floating dust in the light. */
export function motes(ink: Ink, count: number, [x, y, w, h]: Box, color: string): void {
  for (const _ of range(count)) {
    const radius = 1 + ink.random() * 2.4;
    const mote = oval(x + ink.random() * w, y + ink.random() * h, radius);
    ink.draw(mote, { fill: color, opacity: 0.15 + ink.random() * 0.5 });
  }
}
