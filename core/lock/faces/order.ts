import * as v from 'valibot';
import { cutText } from '../../util/cutText.ts';
import type { SchemaOf } from '../../util/parseWith.ts';
import { type Result, refuse } from '../../util/result.ts';
import { pictureAddress } from '../../util/schemas.ts';
import type { AnswerRefusal } from '../answer/answerRefusal.ts';
import { countArrangements } from '../answer/countAnswers.ts';
import { foldPassword } from '../answer/passwords.ts';
import { checkTokens, checkUnrepeated, splitAnswer } from '../answer/tokens.ts';
import { type Deal, type FaceDefinition, valueOrNull } from '../FaceDefinition.ts';
import { FACE_LIMITS } from '../limits.ts';
import { lettersOf, type PieceName, pieceNameAt, placeOfPiece } from '../pieceNames.ts';
import { createChance, shuffle, swap } from '../shuffle.ts';

/** A word, or a picture by its stable address (R11) with its name. */
export type Piece = { type: 'word'; text: string } | { type: 'picture'; uri: string; name: string };

/** Words and pictures to put in order. */
export interface OrderFace {
  type: 'order';
  pieces: readonly Piece[];
}

/** The pieces as dealt at the start of a play. */
interface OrderView {
  type: 'order';
  pieces: readonly (Piece & { id: PieceName })[];
}

const pieceName = v.pipe(v.string(), v.maxLength(FACE_LIMITS.pieceName));

const pieceSchema: SchemaOf<Piece> = v.variant('type', [
  v.object({ type: v.literal('word'), text: pieceName }),
  v.object({ type: v.literal('picture'), uri: pictureAddress, name: pieceName }),
]);

export const orderSchema: SchemaOf<OrderFace> = v.object({
  type: v.literal('order'),
  pieces: v.pipe(
    v.array(pieceSchema),
    v.minLength(FACE_LIMITS.pieces.min),
    v.maxLength(FACE_LIMITS.pieces.max),
  ),
});

/** An answer lists the pieces by the letters that the settings give them, from a: "b a c". */
export const order: FaceDefinition<OrderFace, readonly PieceName[], OrderView> = {
  create: (answer) => ({ type: 'order', pieces: piecesFor(answer) }),
  write: (entry) => entry.join(' '),
  read: readOrder,
  check: checkOrder,
  comparedForms: (answer) => [answer],
  say: (face, answer) => piecesIn(face, answer).map((piece) => ({ type: 'text', text: nameOf(piece) })),
  countAnswers: ({ pieces }) => countArrangements(pieces.length, pieces.length),
  clues: () => [],
  view: viewOrder,
  keepAnswer: (face, answer) =>
    valueOrNull(checkArrangement(face, answer)) ?? lettersOf(face.pieces.length).join(' '),
  picturesOf: ({ pieces }) => pieces.flatMap((piece) => (piece.type === 'picture' ? [piece.uri] : [])),
  mapPictures: (face, toUri) => ({ ...face, pieces: face.pieces.map((piece) => mapPiece(piece, toUri)) }),
  needsClue: false,
  countsTries: true,
};

/** Returns three empty words, or the words of the answer. */
function piecesFor(answer: string): readonly Piece[] {
  const words = [...new Set(answer.slice(0, FACE_LIMITS.answer).split(/\s+/u))];
  const { min, max } = FACE_LIMITS.pieces;
  const isFitting = words.length >= min && words.length <= max;
  return (isFitting ? words : ['', '', '']).map((word) => ({
    type: 'word',
    text: cutText(word, FACE_LIMITS.pieceName),
  }));
}

/** Deals the pieces' letters in an order that is never the answer. */
function dealOrder({ pieces }: OrderFace, { answer, seed }: Deal): readonly string[] {
  const dealt = shuffle(lettersOf(pieces.length), createChance(seed));
  return dealt.join(' ') === answer ? swap(dealt, 0, 1) : dealt;
}

function viewOrder(face: OrderFace, deal: Deal): OrderView {
  const dealt = piecesIn(face, dealOrder(face, deal).join(' '));
  return { type: 'order', pieces: dealt.map((piece, place) => ({ ...piece, id: pieceNameAt(place) })) };
}

function readOrder(face: OrderFace, entered: string, deal: Deal): Result<string, AnswerRefusal> {
  const dealt = dealOrder(face, deal);
  const letters = splitAnswer(entered).map((name) => dealt[placeOfPiece(name)] ?? '?');
  return checkArrangement(face, letters.join(' '));
}

function checkOrder(face: OrderFace, answer: string): Result<string, AnswerRefusal> {
  const { pieces } = face;
  const blank = pieces.findIndex(isBlank);
  if (blank >= 0) return refuse({ type: 'blankPiece', place: blank + 1 });
  const alike = pieces.findIndex((piece, place) =>
    pieces.slice(0, place).some((before) => isAlike(piece, before)),
  );
  return alike < 0 ? checkArrangement(face, answer) : refuse({ type: 'alikePiece', place: alike + 1 });
}

function isBlank(piece: Piece): boolean {
  return foldPassword(nameOf(piece)) === '' || (piece.type === 'picture' && piece.uri === '');
}

/** Returns whether two pieces cannot be told apart by eye or by ear. */
function isAlike(one: Piece, other: Piece): boolean {
  const isSamePicture = one.type === 'picture' && other.type === 'picture' && one.uri === other.uri;
  return isSamePicture || foldPassword(nameOf(one)) === foldPassword(nameOf(other));
}

/** Accepts an answer that names every piece once. */
function checkArrangement({ pieces }: OrderFace, answer: string): Result<string, AnswerRefusal> {
  const count = pieces.length;
  const letters = lettersOf(count);
  const checked = checkTokens(answer, (token) => letters.includes(token), { min: count, max: count });
  if (checked.ok) return checkUnrepeated(answer);
  const isCount = checked.refusal.type === 'tooShort' || checked.refusal.type === 'tooLong';
  return isCount ? refuse({ type: 'wrongCount', count }) : checked;
}

function piecesIn({ pieces }: OrderFace, answer: string): readonly Piece[] {
  const letters = lettersOf(pieces.length);
  return splitAnswer(answer).flatMap((letter) => pieces[letters.indexOf(letter)] ?? []);
}

function nameOf(piece: Piece): string {
  return piece.type === 'word' ? piece.text : piece.name;
}

function mapPiece(piece: Piece, toUri: (uri: string) => string): Piece {
  return piece.type === 'word' ? piece : { ...piece, uri: toUri(piece.uri) };
}
