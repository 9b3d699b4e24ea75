import { chakra } from '@chakra-ui/react';
import type { ItemConfig } from '../../../core/room/model.ts';
import { AnswerSigns } from '../../editor/lock/AnswerSigns.tsx';
import { answerText } from '../../editor/text/answerText.ts';

interface AnswerWordsProps {
  lock: ItemConfig;
  /** In the canonical form of the lock's face, or folded as answers are compared. */
  answer: string;
}

/** An answer as its lock takes it: words, digits on tiles, or signs with their names. */
export function AnswerWords({ lock: { face }, answer }: AnswerWordsProps) {
  if (face.type === 'text') return <span translate="no">{answer}</span>;
  const words = answerText(face, answer) || answer;
  if (face.type === 'digits' || face.type === 'wheels')
    return (
      <span translate="no">
        {[...words].map((sign, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sign is its place in the answer
          <Tile key={place}>{sign}</Tile>
        ))}
      </span>
    );
  return (
    <span translate="no">
      {words}
      <AnswerSigns face={face} answer={answer} />
    </span>
  );
}

const Tile = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: '1.6em',
    height: '1.8em',
    marginInlineEnd: '0.15em',
    borderRadius: '4px',
    border: '1.5px solid {colors.ink}',
    background: 'linear-gradient(#fff8e3, #ead9ab)',
    color: 'brass.950',
    fontWeight: '700',
  },
});
