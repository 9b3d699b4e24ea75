import type { Point } from '../../../ink/path.ts';

export interface Looks {
  frame: string;
  /** The colours of the squares. */
  light: string;
  dark: string;
  /** The colours of the two sides. */
  white: string;
  black: string;
  /** The colour of the velvet in the drawer. */
  velvet: string;
}

/** The squares' four corners lie on these lines: the far one and the near one. */
const FAR = { y: 96, half: 134 };
const NEAR = { y: 222, half: 182 };

/**
 * Returns the point at a file and a rank, 0 to 8 from the left and from the far side; nearer ranks are
 * deeper.
 */
export function onBoard(file: number, rank: number): Point {
  const share = (rank / 8) ** 1.12;
  const half = FAR.half + (NEAR.half - FAR.half) * share;
  return [220 + ((file - 4) / 4) * half, FAR.y + (NEAR.y - FAR.y) * share];
}
