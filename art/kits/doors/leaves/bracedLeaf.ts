import type { Color } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { castShadow, settle, solid } from '../../../ink/light.ts';
import type { Box, Point } from '../../../ink/path.ts';
import { polygon, rect } from '../../../ink/shapes.ts';
import { rivets } from '../../../matter/metal.ts';
import { RIVET_IRON } from '../../../matter/palette.ts';
import { board, planks } from '../../../matter/wood.ts';

const STILE = 34;
const LEDGE = 46;
/** Half the width of a brace along its ends. */
const BRACE = 22;

/** Planks held by three ledges, two stiles and two slanting braces. */
export function bracedLeaf(ink: Ink, box: Box, color: Color): void {
  const [x, y, w, h] = box;
  const ledges = [y + 4, y + 232, y + h - 56] as const;
  planks(ink, box, 7, color, { bevel: 5, vary: 0.035, density: 1.1, strength: 0.6 });
  brace(ink, [x + STILE, y + h - 42], [x + w - STILE, ledges[1] + STILE], color);
  brace(ink, [x + w - STILE, ledges[1] + 18], [x + STILE, y + 30], color);
  for (const top of ledges) ledge(ink, [x, top, w, LEDGE], color);
  for (const side of [x, x + w - STILE]) board(ink, [side, y, STILE, h], color, { strength: 0.5, bevel: 5 });
  settle(ink, rect(...box), 0.3, 0.4);
}

function brace(ink: Ink, [fromX, fromY]: Point, [toX, toY]: Point, color: Color): void {
  const path = polygon(
    [fromX - BRACE, fromY],
    [fromX + BRACE, fromY],
    [toX + BRACE, toY],
    [toX - BRACE, toY],
  );
  castShadow(ink, path, { dx: 4, dy: 6, blur: 4, opacity: 0.45 });
  solid(ink, path, color, { bevel: 5 });
}

function ledge(ink: Ink, box: Box, color: Color): void {
  const [x, y, w, h] = box;
  castShadow(ink, rect(...box), { dx: 2, dy: 7, blur: 4, opacity: 0.45 });
  board(ink, box, color, { direction: 'along x', strength: 0.5, bevel: 5 });
  const bolts = [0.06, 0.35, 0.64, 0.94].map((share): Point => [x + w * share, y + h / 2]);
  rivets(ink, bolts, 6, RIVET_IRON);
}
