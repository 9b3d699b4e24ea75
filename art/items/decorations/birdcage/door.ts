import { ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { curve, joinPaths } from '../../../ink/path.ts';
import { polyline, rect } from '../../../ink/shapes.ts';
import { swing } from '../../../ink/swing.ts';
import { hinge, plate } from '../../../matter/metal.ts';
import { DEPTH, DOOR_HALF, FOOT } from './shape.ts';

/** The door in front; opened, it stands out to the left. */
export function drawDoor(ink: Ink, color: string, isOpened: boolean): void {
  const y = FOOT[1] + DEPTH;
  const leaf = (): void => {
    const tone = ramp(color);
    const outline = curve(
      `M${150 - DOOR_HALF} ${y}L${150 - DOOR_HALF} 190` +
        `C${150 - DOOR_HALF} 156 ${150 + DOOR_HALF} 156 ${150 + DOOR_HALF} 190L${150 + DOOR_HALF} ${y}Z`,
    );
    const inner = joinPaths(...[-15, 15].map((dx) => polyline([150 + dx, 170], [150 + dx, y])));
    for (const [path, width] of [
      [inner, 5.5],
      [outline, 7],
    ] as const) {
      ink.draw(path, { stroke: tone.line, width: width + 5.5 });
      ink.draw(path, { stroke: tone.base, width });
      ink.draw(path, { stroke: tone.hi, width: width * 0.35, move: [-1.2, -1] });
    }
  };
  if (!isOpened) {
    leaf();
    plate(ink, rect(186, 250, 22, 24, 4), color, { width: 4.5, bevel: 3 });
    return;
  }
  const left = 150 - DOOR_HALF;
  ink.warp(swing({ hinge: left, cx: 150, cy: 250, angle: -118, distance: 900, isMirrored: false }), leaf);
  for (const at of [206, 300]) hinge(ink, [left, at], 24, color, 11);
}
