import { Box, chakra } from '@chakra-ui/react';
import { NotebookText } from 'lucide-react';
import type { ViewJournalEntry } from '../../../core/play/view/playerView.ts';
import { ItemPicture } from '../../shared/pictures/ItemPicture.tsx';
import { SignedText } from '../signs/SignedText.tsx';
import { useRoomLanguage } from '../table/useRoomLanguage.ts';
import { tableText } from '../text/table.ts';
import { isLook, type JournalThing } from './journalThings.ts';
import { journalTitle } from './journalTitle.ts';

interface JournalListProps {
  things: readonly JournalThing[];
  /** The open one. */
  open: JournalThing;
  onChoose: (thing: JournalThing) => void;
}

/** The things of the journal, each with the beginning of what it said last. */
export function JournalList({ things, open, onChoose }: JournalListProps) {
  const language = useRoomLanguage();
  return (
    <Box as="ul" role="list" listStyleType="none" padding="2">
      {things.map((thing, index) => {
        const { entry } = shownFirst(thing);
        const isFirstLook = isLook(thing) && index > 0 && !isLook(things[index - 1] ?? thing);
        return (
          <li key={thing.entries.at(-1)?.place}>
            {isFirstLook && <Looks>{tableText.journalLooks}</Looks>}
            <Line type="button" aria-current={thing === open || undefined} onClick={() => onChoose(thing)}>
              <Thumbnail entry={thing.entries.find(isPicture)?.entry ?? entry} />
              <chakra.span
                {...(entry.type === 'text' ? language : {})}
                flex="1"
                minWidth="0"
                lineClamp="2"
                overflowWrap="anywhere"
              >
                <SignedText>{journalTitle(entry, language.lang ?? '')}</SignedText>
              </chakra.span>
            </Line>
          </li>
        );
      })}
    </Box>
  );
}

/** What a thing said tells more than how it looked or what it said to a wrong answer. */
function shownFirst({ entries }: JournalThing) {
  return entries.find(({ entry }) => entry.type === 'text' && !entry.isToWrongAnswer) ?? entries[0];
}

function isPicture({ entry }: JournalThing['entries'][number]): boolean {
  return entry.type === 'picture';
}

/** A small picture of what an entry shows. */
export function Thumbnail({ entry }: { entry: ViewJournalEntry }) {
  if (entry.type === 'text') return <NotebookText size={26} aria-hidden />;
  return <ItemPicture uri={entry.uri} boxSize="9" objectFit="contain" flexShrink="0" />;
}

const Looks = chakra('h3', {
  base: {
    marginTop: '3',
    paddingTop: '3',
    paddingX: '3',
    borderTopWidth: '1px',
    borderColor: 'border',
    color: 'accent.fg',
    fontFamily: 'heading',
    fontWeight: '700',
    fontSize: 'lg',
  },
});

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
