import { CircleCheck, CircleDashed, Lightbulb, TriangleAlert } from 'lucide-react';
import { isEasyToGuess, isShownAtStart } from '../../../core/lock/answer/isEasyToGuess.ts';
import { definitionOf } from '../../../core/lock/faces.ts';
import { Notice } from '../../shared/kit/Notice.tsx';
import { tooLongText } from '../text/editorMessages.ts';
import { answerRefusalText, faceEditorText } from '../text/faceEditor.ts';
import type { Lock } from './useLock.ts';

/** Above this number of possible answers, the number is not shown. */
const COUNTABLE = 1_000_000;

/** Says what is missing of an answer, or how hard it is to guess (K4). */
export function AnswerNotes({ lock: { face, answer, tooLong } }: { lock: Lock }) {
  if (tooLong)
    return (
      <Notice tone="warning" role="alert">
        <TriangleAlert aria-hidden /> <span>{tooLongText(tooLong)}</span>
      </Notice>
    );
  const { check, countAnswers, needsClue } = definitionOf(face);
  const checked = check(face, answer);
  if (!checked.ok) {
    return (
      <Notice role="status">
        <CircleDashed aria-hidden /> <span>{answerRefusalText(checked.refusal)}</span>
      </Notice>
    );
  }
  // A lock that is solved by looking at it may be easy to guess.
  if (!needsClue) return null;
  const answers = countAnswers(face, answer);
  if (isEasyToGuess(face, answer)) {
    return (
      <Notice tone="warning" role="status">
        <Lightbulb aria-hidden />{' '}
        <span>
          {isShownAtStart(face, answer) ? faceEditorText.shownAtStart : faceEditorText.tooFew(answers)}
        </span>
      </Notice>
    );
  }
  const words = answers > COUNTABLE ? faceEditorText.countless : faceEditorText.manyAnswers(answers);
  return (
    <Notice tone="success" role="status">
      <CircleCheck aria-hidden /> <span>{words}</span>
    </Notice>
  );
}
