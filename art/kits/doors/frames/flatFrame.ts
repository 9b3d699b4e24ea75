import { type Color, ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { solid } from '../../../ink/light.ts';
import { type Box, joinPaths } from '../../../ink/path.ts';
import { polyline, rect } from '../../../ink/shapes.ts';
import { DOOR_HEIGHT, DOOR_WIDTH } from '../door.ts';

interface FlatFrame {
  opening: Box;
  /** Roundness of the outer upper corners. */
  corners?: number;
}

/** A plain frame of folded metal that fills the door's canvas around a rectangular opening. */
export function flatFrame(ink: Ink, { opening: [x, y, w, h], corners = 6 }: FlatFrame, color: Color): void {
  const tone = ramp(color);
  const outer = rect(0, 0, DOOR_WIDTH, DOOR_HEIGHT, [corners, corners, 0, 0]);
  solid(ink, joinPaths(outer, rect(x, y, w, h + 2)), color, { evenOdd: true, bevel: 7 });
  const step = Math.min(x, y) * 0.42;
  const fold = polyline(
    [step, DOOR_HEIGHT],
    [step, step],
    [DOOR_WIDTH - step, step],
    [DOOR_WIDTH - step, DOOR_HEIGHT],
  );
  ink.draw(fold, { stroke: tone.dark, width: 3.4, opacity: 0.7 });
  ink.draw(fold, { stroke: tone.hi, width: 2, opacity: 0.6, move: [2.4, 2.4] });
}
