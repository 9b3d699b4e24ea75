import * as v from 'valibot';
import type { SchemaOf } from '../../util/parseWith.ts';
import { type Result, refuse, success } from '../../util/result.ts';
import type { AnswerRefusal } from '../answer/answerRefusal.ts';
import { defineFace } from '../FaceDefinition.ts';
import { FACE_LIMITS } from '../limits.ts';
import { spellSign } from '../signs/signedText.ts';
import { wholeWithin } from '../wholeWithin.ts';

/** Switches, numbered row by row. */
export interface SwitchesFace {
  type: 'switches';
  count: number;
  /** Number of switches in a row. */
  columns: number;
}

export const switchesSchema: SchemaOf<SwitchesFace> = v.object({
  type: v.literal('switches'),
  count: wholeWithin(FACE_LIMITS.switches),
  columns: wholeWithin(FACE_LIMITS.switchesInRow),
});

/** An answer is a 1 for each switch that is on, and a 0 for each other: "10110010". */
export const switches = defineFace<SwitchesFace, readonly boolean[]>({
  create: createSwitches,
  write: (entry) => entry.map((isOn) => (isOn ? '1' : '0')).join(''),
  check: checkSwitches,
  say: (_, answer) =>
    Array.from(answer, (mark, place) => ({ type: 'switch', number: place + 1, isOn: mark === '1' })),
  countAnswers: (face) => 2 ** face.count,
  clues: (_, answer) => [Array.from(answer, (mark) => spellSign(mark === '1' ? 'on' : 'off')).join(' ')],
});

function createSwitches(answer: string): SwitchesFace {
  const isFitting = /^[01]+$/.test(answer) && answer.length <= FACE_LIMITS.switches.max;
  const count = isFitting ? answer.length : 8;
  return { type: 'switches', count, columns: Math.min(4, count) };
}

function checkSwitches({ count }: SwitchesFace, answer: string): Result<string, AnswerRefusal> {
  if (answer === '') return refuse({ type: 'blank' });
  if (answer.length !== count) return refuse({ type: 'wrongCount', count });
  const unknown = answer.search(/[^01]/);
  return unknown < 0 ? success(answer) : refuse({ type: 'unknown', place: unknown + 1 });
}
