import * as v from 'valibot';
import type { SchemaOf } from '../../util/parseWith.ts';
import { type Result, refuse, success } from '../../util/result.ts';
import type { AnswerRefusal } from '../answer/answerRefusal.ts';
import { product } from '../answer/countAnswers.ts';
import { foldAnswer } from '../answer/foldAnswer.ts';
import { splitAnswer } from '../answer/tokens.ts';
import { defineFace, valueOrNull } from '../FaceDefinition.ts';
import { FACE_LIMITS } from '../limits.ts';
import { spellSign } from '../signs/signedText.ts';
import { signSchema } from '../signs/signSchema.ts';
import { isSign, type Sign } from '../signs/signs.ts';
import type { Spoken } from '../signs/spoken.ts';

/** The symbols around one wheel. */
export type Wheel = { type: 'digits' } | { type: 'letters' } | { type: 'signs'; signs: readonly Sign[] };

/** Wheels to turn, each with its own digits, letters or signs. */
export interface WheelsFace {
  type: 'wheels';
  /** From left to right. */
  wheels: readonly Wheel[];
}

const wheelSchema: SchemaOf<Wheel> = v.variant('type', [
  v.object({ type: v.literal('digits') }),
  v.object({ type: v.literal('letters') }),
  v.object({
    type: v.literal('signs'),
    signs: v.pipe(
      v.array(signSchema),
      v.minLength(FACE_LIMITS.wheelSigns.min),
      v.maxLength(FACE_LIMITS.wheelSigns.max),
      v.check((signs) => new Set(signs).size === signs.length, 'A sign stands on a wheel once.'),
    ),
  }),
]);

export const wheelsSchema: SchemaOf<WheelsFace> = v.object({
  type: v.literal('wheels'),
  wheels: v.pipe(
    v.array(wheelSchema),
    v.minLength(FACE_LIMITS.wheels.min),
    v.maxLength(FACE_LIMITS.wheels.max),
  ),
});

/** An answer is what the wheels show, from left to right, separated by spaces: "4 7 1 9", "star A 3". */
export const wheels = defineFace<WheelsFace, readonly string[]>({
  create: createWheels,
  write: (entry) => entry.join(' '),
  check: checkWheels,
  say: (_, answer) => splitAnswer(answer).map(sayShown),
  countAnswers: (face) => product(face.wheels.map((wheel) => shownOn(wheel).length)),
  clues: (_, answer) => [splitAnswer(answer).map(spellShown).join(' ')],
  keepAnswer: (face, answer) =>
    valueOrNull(checkWheels(face, answer)) ??
    valueOrNull(checkWheels(face, [...foldAnswer(answer)].join(' '))),
});

const DIGITS = [...'0123456789'];
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Returns all symbols of a wheel in the order in which it turns. */
export function shownOn(wheel: Wheel): readonly string[] {
  if (wheel.type === 'signs') return wheel.signs;
  return wheel.type === 'digits' ? DIGITS : LETTERS;
}

function checkWheels(face: WheelsFace, answer: string): Result<string, AnswerRefusal> {
  if (answer === '') return refuse({ type: 'blank' });
  const tokens = splitAnswer(answer);
  const count = face.wheels.length;
  if (tokens.length !== count || answer.length > FACE_LIMITS.answer)
    return refuse({ type: 'wrongCount', count });
  const unknown = face.wheels.findIndex((wheel, place) => !shownOn(wheel).includes(tokens[place] ?? ''));
  return unknown < 0 ? success(answer) : refuse({ type: 'unknown', place: unknown + 1 });
}

/** Returns a wheel for each character of a short answer, else four wheels of digits. */
function createWheels(answer: string): WheelsFace {
  const characters = [...foldAnswer(answer)];
  const isFitting = /^[0-9A-Z]+$/.test(characters.join('')) && characters.length <= FACE_LIMITS.wheels.max;
  return { type: 'wheels', wheels: (isFitting ? characters : [...'0000']).map(wheelFor) };
}

function wheelFor(character: string): Wheel {
  return DIGITS.includes(character) ? { type: 'digits' } : { type: 'letters' };
}

function sayShown(shown: string): Spoken {
  return isSign(shown) ? { type: 'sign', sign: shown } : { type: 'text', text: shown };
}

function spellShown(shown: string): string {
  return isSign(shown) ? spellSign(shown) : shown;
}
