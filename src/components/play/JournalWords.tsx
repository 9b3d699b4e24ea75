import { Heading, Text } from '@chakra-ui/react';
import type { ViewJournalEntry } from '../../../core/play/playerView.ts';
import { ItemPicture } from '../pictures/ItemPicture.tsx';
import { SignedText } from '../signs/SignedText.tsx';
import { journalTitle } from './journalTitle.ts';
import { LETTER_FONT } from './letterFont.ts';
import { MessageWords } from './MessageWords.tsx';
import { useRoomLang } from './useRoomLang.ts';

interface JournalWordsProps {
  entry: ViewJournalEntry;
  /** Where there is less room than on a page. */
  isSmall?: boolean;
}

/** Whose an entry of the journal is, and its words or its picture. */
export function JournalWords({ entry, isSmall = false }: JournalWordsProps) {
  const lang = useRoomLang();
  return (
    <>
      <Heading as="h3" size={isSmall ? 'md' : 'lg'} overflowWrap="anywhere" color="accent.fg">
        {entry.type === 'text' ? (
          <span lang={lang}>{entry.label}</span>
        ) : (
          <SignedText>{journalTitle(entry, lang ?? '')}</SignedText>
        )}
      </Heading>
      {entry.type === 'text' ? (
        <Text
          marginTop={isSmall ? '2' : '4'}
          fontFamily={LETTER_FONT}
          fontSize={isSmall ? 'lg' : 'xl'}
          lineHeight={isSmall ? '1.4' : '1.55'}
          whiteSpace="pre-wrap"
          overflowWrap="anywhere"
        >
          <MessageWords message={entry.message} />
        </Text>
      ) : (
        <ItemPicture
          uri={entry.uri}
          marginTop={isSmall ? '2' : '4'}
          width="full"
          maxHeight="24rem"
          objectFit="contain"
          borderRadius={entry.type === 'background' ? 'md' : undefined}
        />
      )}
    </>
  );
}
