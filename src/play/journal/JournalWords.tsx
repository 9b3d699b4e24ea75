import { Heading } from '@chakra-ui/react';
import type { ViewJournalEntry } from '../../../core/play/view/playerView.ts';
import { ItemPicture } from '../../shared/pictures/ItemPicture.tsx';
import { MessageText } from '../reading/MessageText.tsx';
import { SignedText } from '../signs/SignedText.tsx';
import { useRoomLanguage } from '../table/useRoomLanguage.ts';
import { journalTitle, speakerOf } from './journalTitle.ts';

interface JournalWordsProps {
  entry: ViewJournalEntry;
  /** True where there is less space than on a page. */
  isSmall?: boolean;
}

/** The speaker of a journal entry, with its text or picture. */
export function JournalWords({ entry, isSmall = false }: JournalWordsProps) {
  const language = useRoomLanguage();
  return (
    <>
      <Heading as="h3" size={isSmall ? 'md' : 'lg'} overflowWrap="anywhere" color="accent.fg">
        {entry.type === 'text' ? (
          <span {...(entry.isToWrongAnswer ? {} : language)}>{speakerOf(entry)}</span>
        ) : (
          <SignedText>{journalTitle(entry, language.lang ?? '')}</SignedText>
        )}
      </Heading>
      {entry.type === 'text' ? (
        <MessageText
          message={entry.message}
          marginTop={isSmall ? '2' : '4'}
          fontSize={isSmall ? 'lg' : 'xl'}
          lineHeight={isSmall ? '1.4' : '1.55'}
        />
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
