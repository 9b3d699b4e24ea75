import { type Color, ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { castShadow } from '../../../ink/light.ts';
import type { Box } from '../../../ink/path.ts';
import { rect } from '../../../ink/shapes.ts';
import { board } from '../../../matter/wood.ts';
import { DOOR_HEIGHT, DOOR_WIDTH } from '../door.ts';

interface TimberPosts {
  /** Width of a post. */
  post: number;
  /** Upper edge of the posts. */
  top: number;
  /** The beam that lies on them. */
  beam: Box;
}

/** Two squared posts with a beam on top. */
export function timberPosts(ink: Ink, { post, top, beam }: TimberPosts, color: Color): void {
  for (const left of [0, DOOR_WIDTH - post]) {
    const box: Box = [left, top, post, DOOR_HEIGHT - top];
    board(ink, box, color, { strength: 0.45, bevel: 6 });
    ink.draw(rect(left + post * 0.3, top, 3, DOOR_HEIGHT - top), { fill: ramp(color).dark, opacity: 0.35 });
  }
  castShadow(ink, rect(...beam, 4), { dx: 3, dy: 9, blur: 6, opacity: 0.45 });
  board(ink, beam, color, { corners: 4, direction: 'along x', strength: 0.45, bevel: 6 });
}
