import { Text } from '@chakra-ui/react';
import { chooseFit } from '../../../../core/make/questions/answers/fitAnswer.ts';
import type { QuestionPair } from '../../../../core/make/questions/model.ts';
import { makeQuestionsText } from '../../text/makeQuestions.ts';

/** More examples than these say nothing new. */
const MOST_SHOWN = 3;

/** Tells what typed answers count as right besides those of the list (K7). */
export function AlsoAccepted({ pairs }: { pairs: readonly QuestionPair[] }) {
  const fits = pairs.flatMap(({ answer, face }) => chooseFit(answer, face) ?? []);
  if (!fits.some(({ type }) => type === 'text')) return null;
  const { also, folded, variants } = makeQuestionsText;
  const examples = fits.filter(({ alsoAccepts }) => alsoAccepts.length > 0).slice(0, MOST_SHOWN);
  return (
    <Text textStyle="xs" color="fg.muted" mt="2">
      {[...examples.map(({ password, alsoAccepts }) => also(password, alsoAccepts)), folded, variants].join(
        ' ',
      )}
    </Text>
  );
}
