import type { Ink } from '../../../ink/Ink.ts';
import { linear } from '../../../ink/paint.ts';
import type { Box, Path } from '../../../ink/path.ts';
import { polygon } from '../../../ink/shapes.ts';

export interface Looks {
  wood: string;
  /** Whether the wood is lacquered: it then reflects, and shows no grain. */
  isLacquered?: boolean;
  trim: string;
  felt: string;
  /** The colour of the light between the strings. */
  light: string;
}

/** The extra lightness of parts that stand out from the body; without it a dark piano is one black block. */
export const LIT = 0.045;

/** The panel over the keys, or the compartment behind it. */
export const UPPER: Box = [62, 82, 396, 130];
/** The area of the keys. */
export const KEYS: Box = [62, 246, 396, 38];

/**
 * Draws the reflections of lacquer on one face: two slanting panes with sharp edges, and the dark floor in
 * its lower half.
 */
export function mirrorIn(ink: Ink, face: Path, [x, y, w, h]: Box): void {
  const pane = (from: number, to: number): Path =>
    polygon(
      [x + w * from + h * 0.5, y],
      [x + w * to + h * 0.5, y],
      [x + w * to - h * 0.2, y + h],
      [x + w * from - h * 0.2, y + h],
    );
  ink.clip(face, () => {
    ink.draw(face, { fill: linear(90, ['#08040f', 0.5, 0], ['#08040f', 0.55, 0.34], ['#08040f', 1, 0.5]) });
    for (const [from, to] of [
      [0.1, 0.3],
      [0.335, 0.37],
      [0.74, 0.84],
    ] as const)
      ink.draw(pane(from, to), { fill: linear(90, ['#e8ecff', 0, 0.5], ['#e8ecff', 1, 0.08]) });
  });
}
