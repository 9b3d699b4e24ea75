import { Ink } from '../ink/Ink.ts';
import { SHADOW } from '../ink/light.ts';
import { joinPaths, type Path } from '../ink/path.ts';
import { polygon, range, rect } from '../ink/shapes.ts';

/**
 * The size of a frame's picture, in its units; the browser cuts it along the corners and repeats the part
 * between them.
 */
export const SIZE = 320;
export const CORNER = 64;
/** The length of the repeated part of a side. */
export const RUN = SIZE - 2 * CORNER;

export interface FrameDesign {
  /**
   * Draws one side with the outer edge up: 0 to `SIZE` across and 0 to `CORNER` down. The repeated part must
   * continue over its ends.
   */
  side: (ink: Ink) => void;
  /** Draws the corner at the top left, over the ends of the frame's sides. */
  corner?: (ink: Ink) => void;
  line: string;
}

const OUTLINE: Path = rect(5, 5, SIZE - 10, SIZE - 10, 14);
const SIDE: Path = polygon([0, 0], [SIZE, 0], [SIZE - CORNER, CORNER], [CORNER, CORNER]);

/** A frame of four sides with mitred corners, lit from the top left. */
export function drawNine({ side, corner, line }: FrameDesign): string {
  const ink = new Ink({ width: SIZE, height: SIZE, line: 9, seed: 11 });
  ink.clip(OUTLINE, () => drawSides(ink, side, corner));
  const edges = joinPaths(
    OUTLINE,
    rect(CORNER - 4, CORNER - 4, SIZE - 2 * CORNER + 8, SIZE - 2 * CORNER + 8, 4),
  );
  ink.draw(edges, { stroke: line, width: 10 });
  return ink.toSvg();
}

function drawSides(ink: Ink, side: FrameDesign['side'], corner: FrameDesign['corner']): void {
  for (const quarter of range(4)) turned(ink, quarter, () => ink.clip(SIDE, () => side(ink)));
  // The sides turned away from the light.
  for (const quarter of [1, 2]) turned(ink, quarter, () => ink.draw(SIDE, { fill: SHADOW, opacity: 0.3 }));
  turned(ink, 0, () => ink.draw(SIDE, { fill: '#fff6dc', opacity: 0.12 }));
  if (corner)
    for (const quarter of range(4))
      turned(ink, quarter, () => ink.clip(rect(0, 0, CORNER, CORNER), () => corner(ink)));
}

/** Draws a part turned about the middle by quarters of a circle, clockwise: top, right, bottom, left. */
function turned(ink: Ink, quarter: number, body: () => void): void {
  const middle = SIZE / 2;
  ink.at([middle, middle], () => ink.at([-middle, -middle], body), { turn: quarter * 90 });
}
