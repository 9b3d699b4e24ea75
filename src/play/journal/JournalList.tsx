import { Box, chakra } from '@chakra-ui/react';
import { NotebookText } from 'lucide-react';
import type { ViewJournalEntry } from '../../../core/play/view/playerView.ts';
import { ItemPicture } from '../../shared/pictures/ItemPicture.tsx';
import { SignedText } from '../signs/SignedText.tsx';
import { useRoomLanguage } from '../table/useRoomLanguage.ts';
import { journalTitle } from './journalTitle.ts';

interface JournalListProps {
  journal: readonly ViewJournalEntry[];
  /** The open entry. */
  entry: ViewJournalEntry;
  onChoose: (index: number) => void;
}

/** The journal's entries, latest first. */
export function JournalList({ journal, entry, onChoose }: JournalListProps) {
  const language = useRoomLanguage();
  return (
    <Box as="ul" role="list" listStyleType="none" padding="2">
      {journal
        .map((each, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a journal only grows
          <li key={index}>
            <Line type="button" aria-current={each === entry || undefined} onClick={() => onChoose(index)}>
              <Thumbnail entry={each} />
              <chakra.span
                {...(each.type === 'text' ? language : {})}
                flex="1"
                minWidth="0"
                lineClamp="2"
                overflowWrap="anywhere"
              >
                <SignedText>{journalTitle(each, language.lang ?? '')}</SignedText>
              </chakra.span>
            </Line>
          </li>
        ))
        .toReversed()}
    </Box>
  );
}

/** A small picture of what an entry shows. */
export function Thumbnail({ entry }: { entry: ViewJournalEntry }) {
  if (entry.type === 'text') return <NotebookText size={26} aria-hidden />;
  return <ItemPicture uri={entry.uri} boxSize="9" objectFit="contain" flexShrink="0" />;
}

const Line = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    minHeight: '14',
    paddingX: '3',
    paddingY: '1.5',
    textAlign: 'start',
    fontWeight: '600',
    borderRadius: 'md',
    borderWidth: '1px',
    borderColor: 'transparent',
    '& > svg': { flexShrink: '0', width: '9', color: 'accent' },
    _hover: { bg: 'bg.chosen/60' },
    '&[aria-current]': { borderColor: { md: 'border.strong' }, bg: { md: 'bg.chosen' } },
  },
});
