import { chakra, Heading, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { Paper } from '../../shared/kit/Paper.tsx';
import { resultsText } from '../text/results.ts';

/** The creator's questions for the class, one a line (Q8). */
export function TalkPart({ debrief }: { debrief: string }) {
  const id = useId();
  const questions = debrief.split('\n').filter((line) => line.trim() !== '');
  return (
    <Paper
      as="section"
      isPinned
      aria-labelledby={id}
      mt="2"
      _print={{ background: 'white!', boxShadow: 'none!', breakInside: 'avoid' }}
    >
      <Heading as="h2" id={id} size="2xl" mb="3">
        {resultsText.talk.title}
      </Heading>
      <Questions dir="auto">
        {questions.map((question, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: questions are only read
          <li key={place}>{question}</li>
        ))}
      </Questions>
      <Text textStyle="xs" color="fg.muted" mt="4">
        {resultsText.talk.by}
      </Text>
    </Paper>
  );
}

const Questions = chakra('ol', {
  base: {
    display: 'grid',
    gap: '2.5',
    paddingInlineStart: '8',
    listStyle: 'decimal',
    overflowWrap: 'anywhere',
    '& > li::marker': { fontFamily: 'heading', fontWeight: '700', color: '#7d4e0b' },
    '& > li': { paddingInlineStart: '2', breakInside: 'avoid' },
  },
});
