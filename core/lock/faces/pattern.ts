import * as v from 'valibot';
import type { SchemaOf } from '../../util/parseWith.ts';
import type { Result } from '../../util/result.ts';
import type { AnswerRefusal } from '../answer/answerRefusal.ts';
import { countArrangements, product } from '../answer/countAnswers.ts';
import { checkTokens, checkUnrepeated, splitAnswer } from '../answer/tokens.ts';
import { defineFace } from '../FaceDefinition.ts';
import { FACE_LIMITS } from '../limits.ts';
import { spellSign } from '../signs/signedText.ts';
import type { Direction } from '../signs/signs.ts';

/** The boards of pins there are, columns by rows. */
export const GRIDS = {
  '3x3': { columns: 3, rows: 3 },
  '3x4': { columns: 3, rows: 4 },
  '4x4': { columns: 4, rows: 4 },
} as const;
export type Grid = keyof typeof GRIDS;

/** Pins on a board, and a thread that visits each pin at most once. */
export interface PatternFace {
  type: 'pattern';
  grid: Grid;
}

export const patternSchema: SchemaOf<PatternFace> = v.object({
  type: v.literal('pattern'),
  grid: v.picklist(['3x3', '3x4', '4x4']),
});

/** An answer lists the pins in the thread's order, numbered from 1 row by row: "1 2 5 7". */
export const pattern = defineFace<PatternFace, readonly number[]>({
  create: () => ({ type: 'pattern', grid: '3x3' }),
  write: (entry) => entry.join(' '),
  check: checkPattern,
  say: (face, answer) => pinsIn(answer).map((pin) => ({ type: 'pin', ...placeOfPin(face, pin) })),
  countAnswers: (face, answer) => countThreads(pinCountOf(face), splitAnswer(answer).length),
  clues: (face, answer) => [answer, ...arrowClue(face, pinsIn(answer))],
});

/** Returns a pin's column and row, counted from 1. */
export function placeOfPin({ grid }: PatternFace, pin: number): { column: number; row: number } {
  const { columns } = GRIDS[grid];
  return { column: ((pin - 1) % columns) + 1, row: Math.floor((pin - 1) / columns) + 1 };
}

function checkPattern(face: PatternFace, answer: string): Result<string, AnswerRefusal> {
  const most = pinCountOf(face);
  const isPin = (token: string) => /^[1-9][0-9]?$/.test(token) && Number(token) <= most;
  const checked = checkTokens(answer, isPin, { ...FACE_LIMITS.pins, max: most });
  return checked.ok ? checkUnrepeated(answer) : checked;
}

function pinCountOf({ grid }: PatternFace): number {
  return product([GRIDS[grid].columns, GRIDS[grid].rows]);
}

function pinsIn(answer: string): readonly number[] {
  return splitAnswer(answer).map(Number);
}

function countThreads(pins: number, longest: number): number {
  const lengths = Array.from({ length: longest }, (_, place) => place + 1).slice(FACE_LIMITS.pins.min - 1);
  return lengths.reduce((all, length) => all + countArrangements(pins, length), 0);
}

/** Arrows by step down and step to the right. */
const ARROWS: Readonly<Record<string, Direction>> = {
  '-1,0': 'up',
  '-1,1': 'up-right',
  '0,1': 'right',
  '1,1': 'down-right',
  '1,0': 'down',
  '1,-1': 'down-left',
  '0,-1': 'left',
  '-1,-1': 'up-left',
};

/** Returns the thread as arrows, if each step goes to a neighbouring pin. */
function arrowClue(face: PatternFace, pins: readonly number[]): readonly string[] {
  const places = pins.map((pin) => placeOfPin(face, pin));
  const arrows = places.slice(1).map(({ column, row }, before) => {
    const from = places[before];
    return from && ARROWS[`${row - from.row},${column - from.column}`];
  });
  const known = arrows.filter((arrow) => arrow !== undefined);
  return known.length === arrows.length && known.length > 1 ? [known.map(spellSign).join(' ')] : [];
}
