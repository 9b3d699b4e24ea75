import { ramp } from '../color.ts';
import type { Ink } from '../ink/Ink.ts';
import { castShadow, recess } from '../ink/light.ts';
import { linear } from '../ink/paint.ts';
import { polar } from '../ink/path.ts';
import { oval, range, rect } from '../ink/shapes.ts';
import { swing } from '../ink/swing.ts';
import { BRASS } from '../matter/palette.ts';
import { body, type LockParts } from './lockPart.ts';
import { shine } from './openings.ts';
import { type Surface, solidly } from './surfaces.ts';

/** The materials of a frame. */
interface JigsawLook {
  /** The surface of the frame around the picture. */
  frame: Surface;
  /** The colours of the lines in the frame, dark and light. */
  lines: readonly [string, string];
  /** The rosettes in the frame's corners. */
  rosette: readonly [petal: string, heart: string];
}

/** A frame without its picture; it swings away from the wall. */
export function frameOf(look: JigsawLook): LockParts {
  return {
    shut: body((ink) => {
      castShadow(ink, rect(8, 28, 344, 344, 12), { dx: 8, dy: 12, blur: 12, opacity: 0.5 });
      drawFrame(ink, look);
    }),
    open: body((ink) => {
      ink.draw(rect(12, 32, 336, 336, 10), { fill: '#6b4a3a', stroke: '#1c100e', width: 4 });
      const niche = rect(20, 40, 320, 320, 8);
      recess(ink, niche, '#3a2416', { depth: 16, fill: linear(70, '#1a0e0a', '#8a5a1c') });
      ink.clip(niche, () => {
        shine(ink, [220, 280], 170, 190, 1);
        ink.draw(rect(20, 336, 320, 26), { fill: '#b98430' });
      });
      ink.warp(swing({ hinge: 20, cx: 180, cy: 205, angle: -56, distance: 900, isMirrored: false }), () =>
        drawFrame(ink, look),
      );
    }),
  };
}

export const jigsaw = frameOf({
  frame: solidly('#c98f32'),
  lines: [ramp(BRASS).dark, '#fff0bd'],
  rosette: ['#e8b53c', '#f6d78c'],
});

function drawFrame(ink: Ink, { frame, lines, rosette }: JigsawLook): void {
  frame(ink, rect(8, 28, 344, 344, 12), [8, 28, 344, 344], 8);
  const hole = rect(36, 56, 288, 288);
  ink.draw(hole, { fill: '#2c1a16', stroke: lines[0], width: 4 });
  ink.draw(rect(20, 40, 320, 320, 6), { stroke: lines[0], width: 3, opacity: 0.7 });
  ink.draw(rect(22, 42, 320, 320, 6), { stroke: lines[1], width: 1.6, opacity: 0.7 });
  const edge = ramp(rosette[0]).line;
  for (const x of [22, 338])
    for (const y of [42, 358]) {
      for (const i of range(6)) {
        const petal = oval(...polar(x, y, 8, i * 60), 5);
        ink.draw(petal, { fill: rosette[0], stroke: edge, width: 1.6 });
      }
      ink.draw(oval(x, y, 5), { fill: rosette[1], stroke: edge, width: 1.6 });
    }
}
