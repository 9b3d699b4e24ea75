import { Text } from '@chakra-ui/react';
import type { Message } from '../../../core/play/model.ts';
import { ENLARGED } from '../lock/units.ts';
import { LETTER_FONT } from './letterFont.ts';
import { MessageWords } from './MessageWords.tsx';
import { SIDEWAYS } from './TableFrame.tsx';

/** What is written at the lock: the creator's words on paper, a ready message plainly. */
export function LockInscription({ id, message }: { id: string; message: Message }) {
  const isLetter = message.type === 'custom';
  return (
    <Text
      id={id}
      maxWidth={`min(30rem, (100vw - 1rem) / var(${ENLARGED}, 1))`}
      marginInline="auto"
      marginBottom="3"
      paddingX="4"
      paddingY="2"
      borderRadius="md"
      css={{ [SIDEWAYS]: { maxHeight: '6rem', overflowY: 'auto', marginBottom: '0' } }}
      whiteSpace="pre-wrap"
      overflowWrap="anywhere"
      {...(isLetter
        ? { bg: 'bg.paper', color: 'fg.onPaper', fontFamily: LETTER_FONT, fontSize: 'lg' }
        : { bg: 'bg.panel', color: 'fg.muted' })}
    >
      <MessageWords message={message} />
    </Text>
  );
}
