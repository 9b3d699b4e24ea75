import { ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { SHADOW, solid } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { curve, joinPaths, type Path } from '../../../ink/path.ts';
import { oval, polyline, rect } from '../../../ink/shapes.ts';
import { type Looks, onBoard } from './shape.ts';

/** The outlines of the pieces above the middle of their foot; a king is 74 high. */
const BODIES = {
  pawn: curve('M-15 0C-15 -8 -9 -9 -7 -20L-9 -24L9 -24L7 -20C9 -9 15 -8 15 0Z'),
  rook: curve(
    'M-17 0C-17 -9 -11 -10 -9 -34L-15 -38L-15 -52L-7 -52L-7 -46L-3 -46' +
      'L-3 -52L4 -52L4 -46L8 -46L8 -52L15 -52L15 -38L9 -34C11 -10 17 -9 17 0Z',
  ),
  knight: curve(
    'M-17 0C-17 -10 -10 -12 -10 -22C-12 -36 -2 -56 10 -60L9 -52C18 -46 20 -36 22 -30L14 -24L4 -30C10 -18 14 -14 12 -10C16 -8 17 -4 17 0Z',
  ),
  queen: curve('M-17 0C-17 -10 -8 -12 -7 -42L-15 -62L-7 -54L0 -66L7 -54L15 -62L7 -42C8 -12 17 -10 17 0Z'),
  king: curve('M-17 0C-17 -10 -8 -12 -8 -44C-18 -56 -12 -62 0 -62C12 -62 18 -56 8 -44C8 -12 17 -10 17 0Z'),
} satisfies Record<string, Path>;

type Kind = keyof typeof BODIES;

interface Piece {
  kind: Kind;
  isWhite: boolean;
  /** Counted from the far left. */
  file: number;
  rank: number;
  isFallen?: boolean;
}

const QUIET: readonly Piece[] = [
  { kind: 'rook', isWhite: false, file: 0, rank: 0 },
  { kind: 'king', isWhite: false, file: 4, rank: 0 },
  { kind: 'rook', isWhite: false, file: 7, rank: 0 },
  { kind: 'pawn', isWhite: false, file: 1, rank: 1 },
  { kind: 'pawn', isWhite: false, file: 6, rank: 1 },
  { kind: 'knight', isWhite: false, file: 2, rank: 2 },
];
const WHITES: readonly Piece[] = [
  { kind: 'pawn', isWhite: true, file: 3, rank: 4 },
  { kind: 'pawn', isWhite: true, file: 1, rank: 5 },
  { kind: 'king', isWhite: true, file: 6, rank: 6 },
  { kind: 'rook', isWhite: true, file: 0, rank: 7 },
];
const BEFORE: readonly Piece[] = [{ kind: 'queen', isWhite: true, file: 4, rank: 6 }];
/** The pieces at the end: the white queen in front of the black king, which lies. */
const MATE: readonly Piece[] = [{ kind: 'queen', isWhite: true, file: 4, rank: 2 }];

/** The game as it stands; far pieces first. */
export function drawGame(ink: Ink, looks: Looks, isMate: boolean): void {
  const quiet = QUIET.map((piece) =>
    isMate && piece.kind === 'king' ? { ...piece, isFallen: true } : piece,
  );
  const all = [...quiet, ...(isMate ? MATE : BEFORE), ...WHITES];
  for (const piece of all.toSorted((a, b) => a.rank - b.rank)) drawPiece(ink, piece, looks);
}

function drawPiece(ink: Ink, { kind, isWhite, file, rank, isFallen }: Piece, { white, black }: Looks): void {
  const color = isWhite ? white : black;
  const [x, y] = onBoard(file + 0.5, rank + 0.72);
  const scale = 0.84 + rank * 0.052;
  ink.draw(oval(x + 7, y + 1, 19 * scale, 6 * scale), { fill: SHADOW, opacity: 0.45, blur: 3 });
  ink.at([x, y], () => drawBody(ink, kind, color), { scale, turn: isFallen ? 84 : 0 });
}

function drawBody(ink: Ink, kind: Kind, color: string): void {
  const tone = ramp(color);
  const fill = linear(0, tone.base, [tone.hi, 0.32], [tone.base, 0.6], tone.dark);
  solid(ink, BODIES[kind], color, { width: 4.5, bevel: 3, fill });
  solid(ink, rect(-18, -7, 36, 9, 4), color, { width: 4, bevel: 2, fill });
  if (kind === 'pawn') solid(ink, oval(0, -33, 11), color, { width: 4.5, bevel: 3 });
  if (kind === 'queen') solid(ink, oval(0, -69, 5), color, { width: 4, bevel: 1 });
  if (kind === 'king') {
    const cross = joinPaths(polyline([0, -64], [0, -80]), polyline([-6, -74], [6, -74]));
    ink.draw(cross, { stroke: tone.line, width: 9, cap: 'round' });
    ink.draw(cross, { stroke: tone.light, width: 4, cap: 'round' });
  }
  if (kind === 'knight') ink.draw(oval(7, -43, 2.6), { fill: tone.line });
}
