import { Text } from '@chakra-ui/react';
import type { Message } from '../../../core/play/model.ts';
import { ENLARGED } from '../lock/units.ts';
import { LETTER_FONT } from '../reading/letterFont.ts';
import { MessageWords } from '../reading/MessageWords.tsx';
import { useMessageLanguage } from '../reading/useMessageLanguage.ts';
import { GOES_ON, useMoreBelow } from '../reading/useMoreBelow.ts';
import { WORDS_BESIDE } from './lockStyles.ts';

/** The text written at the lock: the creator's on paper, a ready message plain. */
export function LockInscription({ id, message }: { id: string; message: Message }) {
  const { dir } = useMessageLanguage(message);
  const isLetter = message.type === 'custom';
  const words = useMoreBelow<HTMLParagraphElement>();
  return (
    <Text
      ref={words}
      id={id}
      dir={dir}
      maxWidth={`min(30rem, (var(--window-width) - 1rem) / var(${ENLARGED}, 1))`}
      marginInline="auto"
      marginBottom="3"
      paddingX="4"
      paddingY="2"
      borderRadius="md"
      css={{
        ...GOES_ON,
        [WORDS_BESIDE]: { maxHeight: 'min(24rem, 50dvh)', overflowY: 'auto' },
        _sidewaysLock: BESIDE_LOCK,
      }}
      fontSize={isLetter ? 'var(--letter-size, 1.125rem)' : undefined}
      whiteSpace="pre-wrap"
      overflowWrap="anywhere"
      {...(isLetter
        ? { bg: 'bg.paper', color: 'fg.onPaper', fontFamily: LETTER_FONT }
        : { bg: 'bg.panel', color: 'fg.muted' })}
    >
      <MessageWords message={message} />
    </Text>
  );
}

/** Smaller, since there is little space. */
const BESIDE_LOCK = { '--letter-size': '1rem', lineHeight: '1.35', marginBottom: '0' } as const;
