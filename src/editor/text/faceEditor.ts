import type { AnswerRefusal } from '../../../core/lock/answer/answerRefusal.ts';
import { inLanguages } from '../../shared/language/inLanguages.ts';
import { faceEditorText as de } from './de/faceEditor.ts';
import { faceEditorText as en } from './en/faceEditor.ts';

export const faceEditorText = inLanguages({ en, de });

/** Says why an entry is not yet a lock's answer. */
export function answerRefusalText(refusal: AnswerRefusal): string {
  const { refusals } = faceEditorText;
  const tell = refusals[refusal.type] as (refusal: AnswerRefusal) => string;
  return tell(refusal);
}
