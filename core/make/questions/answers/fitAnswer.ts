import { foldPassword } from '../../../lock/answer/passwords.ts';
import { definitionOf } from '../../../lock/faces.ts';
import { FACE_LIMITS } from '../../../lock/limits.ts';
import type { Face } from '../../../lock/model.ts';
import { lettersOf } from '../../../lock/pieceNames.ts';
import type { AnswerFace } from '../model.ts';
import { readTime } from './readTime.ts';
import { readColours, readDirections } from './signWords.ts';
import { exactAnswers, furtherAnswers, splitVariants, withoutMarks } from './variants.ts';

/** A lock that an answer opens (G4): its face, the canonical answer, and what else counts as right. */
export interface FittedAnswer {
  type: AnswerFace;
  face: Face;
  password: string;
  alsoAccepts: readonly string[];
  /** Whether accents and articles count; default: no. */
  isExact?: boolean;
}

/** Fewer colours or pushes than these are guessed at once, so that words suit the answer better. */
const SUITABLE_SIGNS = 3;

/**
 * Returns the locks that an answer opens, the one that suits it best first; none if it fits no lock.
 *
 * @param isExact whether a typed answer counts only with its accents and articles
 */
export function fitAnswer(answer: string, isExact = false): readonly FittedAnswer[] {
  const variants = splitVariants(answer);
  const [main] = variants;
  if (main === undefined) return [];
  const isList = LIST_MARK.test(main);
  const parts = isList ? partsOf(main) : main.split(' ');
  const signs = [fitSigns('colours', readColours(parts)), fitSigns('directions', readDirections(parts))];
  const suiting = [...(parts.length >= SUITABLE_SIGNS ? signs : []), fitClock(main), fitDigits(main)];
  const order = fitOrder(parts);
  const fits = [
    ...suiting,
    isList ? order : null,
    fitText(variants, isExact),
    fitWheels(main),
    order,
    ...signs,
  ];
  const held = fits.filter((fit) => fit !== null).filter(isHeld);
  return held.filter(({ type }, place) => held.findIndex((other) => other.type === type) === place);
}

function isHeld({ face, password }: FittedAnswer): boolean {
  return definitionOf(face).check(face, password).ok;
}

/** Returns the lock for a pair: that of the chosen face where it holds the answer, else the most suitable. */
export function chooseFit(
  answer: string,
  face: AnswerFace | undefined,
  isExact = false,
): FittedAnswer | null {
  const fits = fitAnswer(answer, isExact);
  return fits.find(({ type }) => type === face) ?? fits[0] ?? null;
}

/** A comma between digits belongs to a number. */
const LIST_MARK = /,(?!\d)|;|→|->|>/u;

/** Splits a list into its parts; "and" before the last one is left out. */
function partsOf(answer: string): readonly string[] {
  const parts = withoutMarks(answer).split(LIST_MARK);
  const last = (parts.at(-1) ?? '').trim().replace(/^(?:and|und|et|y) /u, '');
  return [...parts.slice(0, -1), ...last.split(/ (?:and|und|et|y) /u)]
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function fitSigns(type: 'colours' | 'directions', password: string | null): FittedAnswer | null {
  return password === null ? null : { type, face: { type }, password, alsoAccepts: [] };
}

function fitClock(answer: string): FittedAnswer | null {
  const password = readTime(withoutMarks(answer));
  return password === null ? null : { type: 'clock', face: { type: 'clock' }, password, alsoAccepts: [] };
}

/** Thousands may be parted: "1,000", "1.000", "1 000". */
function digitsOf(answer: string): string | null {
  if (/^\d+$/.test(answer)) return answer;
  const separators = new Set(answer.match(/\D/gu));
  const isParted = separators.size === 1 && /^\d{1,3}(?:[.,'’\s]\d{3})+$/u.test(answer);
  return isParted ? answer.replace(/\D/gu, '') : null;
}

function fitDigits(answer: string): FittedAnswer | null {
  const password = digitsOf(answer);
  return password === null ? null : { type: 'digits', face: { type: 'digits' }, password, alsoAccepts: [] };
}

function fitWheels(answer: string): FittedAnswer | null {
  const shown = digitsOf(answer) ?? foldPassword(answer);
  if (!/^[0-9A-Z]+$/.test(shown) || shown.length < 2 || shown.length > FACE_LIMITS.wheels.max) return null;
  const wheels = [...shown].map((sign) =>
    /\d/.test(sign) ? ({ type: 'digits' } as const) : ({ type: 'letters' } as const),
  );
  return {
    type: 'wheels',
    face: { type: 'wheels', wheels },
    password: [...shown].join(' '),
    alsoAccepts: [],
  };
}

/** The pieces are kept in an order of their own, so that the settings do not show the answer at a glance. */
function fitOrder(parts: readonly string[]): FittedAnswer | null {
  const { min, max } = FACE_LIMITS.pieces;
  const isFitting =
    parts.length >= min && parts.length <= max && parts.every((part) => part.length <= FACE_LIMITS.pieceName);
  const isApart = new Set(parts.map((part) => foldPassword(part))).size === parts.length;
  if (!isFitting || !isApart) return null;
  const sorted = parts.toSorted();
  const letters = lettersOf(parts.length);
  const password = parts.map((part) => letters[sorted.indexOf(part)]).join(' ');
  const face: Face = { type: 'order', pieces: sorted.map((text) => ({ type: 'word', text })) };
  return { type: 'order', face, password, alsoAccepts: [] };
}

function fitText(variants: readonly string[], isExact: boolean): FittedAnswer {
  const [password = ''] = variants;
  const typed = { type: 'text', face: { type: 'text' }, password } as const;
  if (isExact) return { ...typed, alsoAccepts: exactAnswers(variants), isExact };
  return { ...typed, alsoAccepts: furtherAnswers(variants) };
}
