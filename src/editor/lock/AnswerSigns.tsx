import { chakra } from '@chakra-ui/react';
import type { Face } from '../../../core/lock/model.ts';
import { SignedText } from '../../play/signs/SignedText.tsx';
import { answerSigns } from '../text/answerText.ts';

interface AnswerSignsProps {
  face: Face;
  answer: string;
}

/** An answer's signs as the lock shows them, beside the words; nothing if it has none. */
export function AnswerSigns({ face, answer }: AnswerSignsProps) {
  const signs = answerSigns(face, answer);
  if (signs === '') return null;
  return (
    <chakra.span aria-hidden htmlTranslate="no" display="block" color="fg" fontSize="1.15em" mt="0.5">
      <SignedText>{signs}</SignedText>
    </chakra.span>
  );
}
