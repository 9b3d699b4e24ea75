import type { AnswerRefusal } from '../../../core/lock/answer/answerRefusal.ts';
import { inLanguages } from '../../shared/language/inLanguages.ts';
import { faceEditorText as de } from './de/faceEditor.ts';
import { faceEditorText as en } from './en/faceEditor.ts';

export const faceEditorText = inLanguages({ en, de });

/** Why something is no answer of a lock yet. */
export function answerRefusalText(refusal: AnswerRefusal): string {
  const { refusals } = faceEditorText;
  const tell = refusals[refusal.type] as (refusal: AnswerRefusal) => string;
  return tell(refusal);
}
