import * as v from 'valibot';
import type { SchemaOf } from '../../util/parseWith.ts';
import { refuse, success } from '../../util/result.ts';
import { defineFace } from '../FaceDefinition.ts';
import { spellSign } from '../signs/signedText.ts';
import { type ClockTime, clockSignOf } from '../signs/signs.ts';

/** Two hands, set in steps of five minutes. */
export interface ClockFace {
  type: 'clock';
}

export const clockSchema: SchemaOf<ClockFace> = v.object({ type: v.literal('clock') });

const TIME = /^(?:[1-9]|1[0-2]):[0-5][05]$/;

/** An answer is the time as a dial has it: "1:00" to "12:55". */
export const clock = defineFace<ClockFace, ClockTime>({
  create: () => ({ type: 'clock' }),
  write: writeTime,
  check: (_, answer) => {
    if (answer === '') return refuse({ type: 'blank' });
    return TIME.test(answer) ? success(answer) : refuse({ type: 'unknown', place: 1 });
  },
  say: (_, answer) => [{ type: 'sign', sign: clockSignOf(timeOf(answer)) }],
  countAnswers: () => 144,
  clues: (_, answer) => cluesOf(timeOf(answer)),
});

/** A dial does not distinguish morning from evening, nor 3:45 from 03:45. */
function cluesOf({ hour, minute }: ClockTime): readonly string[] {
  const morning = writeTime({ hour: hour % 12, minute });
  const spelt = [
    morning,
    `0${morning}`,
    writeTime({ hour, minute }),
    writeTime({ hour: (hour % 12) + 12, minute }),
  ];
  return [spellSign(clockSignOf({ hour, minute })), ...new Set(spelt.filter((time) => time.length <= 5))];
}

function writeTime({ hour, minute }: ClockTime): string {
  return `${hour}:${String(minute).padStart(2, '0')}`;
}

function timeOf(answer: string): ClockTime {
  const [hour = '', minute = ''] = answer.split(':');
  return { hour: Number(hour), minute: Number(minute) };
}
