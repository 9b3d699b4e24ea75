import { Box, Text } from '@chakra-ui/react';
import { chooseFit } from '../../../../core/make/questions/answers/fitAnswer.ts';
import type { QuestionPair } from '../../../../core/make/questions/model.ts';
import { CheckField } from '../../../shared/form/CheckField.tsx';
import { makeQuestionsText } from '../../text/makeQuestions.ts';

/** More examples than these say nothing new. */
const MOST_SHOWN = 3;

interface AlsoAcceptedProps {
  pairs: readonly QuestionPair[];
  isExact: boolean;
  onExact: (isExact: boolean) => void;
}

/** Tells what typed answers count as right besides those of the list (K7), and lets accents and articles count. */
export function AlsoAccepted({ pairs, isExact, onExact }: AlsoAcceptedProps) {
  const fits = pairs.flatMap(({ answer, face }) => chooseFit(answer, face) ?? []);
  if (!fits.some(({ type }) => type === 'text')) return null;
  const { also, folded, exact, exactHelp, variants } = makeQuestionsText;
  const examples = fits.filter(({ alsoAccepts }) => alsoAccepts.length > 0).slice(0, MOST_SHOWN);
  const rules = isExact
    ? [exactHelp]
    : [...examples.map(({ password, alsoAccepts }) => also(password, alsoAccepts)), folded];
  return (
    <Box mt="1">
      <CheckField label={exact} isOn={isExact} onToggle={onExact} />
      <Text textStyle="xs" color="fg.muted">
        {[...rules, variants].join(' ')}
      </Text>
    </Box>
  );
}
