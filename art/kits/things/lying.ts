import type { Ink } from '../../ink/Ink.ts';
import { castShadow } from '../../ink/light.ts';
import { movePath, type Path, type Point, turnPath } from '../../ink/path.ts';

export interface Lying {
  at: Point;
  /** Degrees, clockwise. */
  turn: number;
  /** The outlines that cast the shadow, around 0, 0, before the turn. */
  outline: readonly Path[];
}

/** A small thing drawn straight around 0, 0 and laid down turned; its shadow falls to the bottom right however it lies. */
export function lying(ink: Ink, { at, turn, outline }: Lying, draw: () => void): void {
  for (const path of outline) {
    const laid = movePath(turnPath(path, turn, [0, 0]), ...at);
    castShadow(ink, laid, { dx: 8, dy: 12, blur: 7, opacity: 0.3 });
  }
  ink.at(at, draw, { turn });
}
