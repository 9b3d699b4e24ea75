import { chakra, Flex, Heading, IconButton, Text } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { ModalDialog } from '../../shared/dialog/ModalDialog.tsx';
import { DialogClock } from '../clock/DialogClock.tsx';
import { EnlargeButton } from '../reading/Enlargeable.tsx';
import { useGame } from '../table/gameContext.ts';
import { tableText } from '../text/table.ts';
import { JournalList } from './JournalList.tsx';
import { JournalPage } from './JournalPage.tsx';
import { type JournalThing, journalThings } from './journalThings.ts';
import { useJournal } from './useJournal.ts';

/**
 * The journal: everything read that is no longer visible, as an open book with the list of things on the left and what
 * one of them said and looked like on the right (O5).
 */
export function JournalDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const close = useRef<HTMLButtonElement>(null);
  const { gameplay } = useGame();
  const journal = useJournal();
  const [chosen, setChosen] = useState<number | null>(null);
  const things = journalThings(journal);
  const thing = things.find(({ entries }) => entries.some(({ place }) => place === chosen)) ?? things[0];
  function choose({ entries: [{ place }] }: JournalThing): void {
    setChosen(place);
    gameplay.getState().setPaper(place);
  }

  return (
    <ModalDialog
      className="morning"
      labelledBy={titleId}
      initialFocus={close}
      closesBeside
      onClose={onClose}
      width="min(62rem, var(--window-width) - 1.25rem)"
      padding="0"
      css={{ layerStyle: 'paperSheet', borderRadius: '6px' }}
    >
      <Flex align="center" gap="3" padding="4" paddingBottom="2" borderBottomWidth="1px" borderColor="border">
        <Heading as="h2" id={titleId} size="2xl" flex="1" color="accent.fg">
          {tableText.journal}
          <Text
            as="span"
            display={{ base: 'none', md: 'block' }}
            textStyle="md"
            color="fg.muted"
            fontFamily="body"
            fontWeight="400"
          >
            {tableText.journalHelp}
          </Text>
        </Heading>
        <DialogClock alignSelf="flex-start" />
        <EnlargeButton />
        <IconButton
          ref={close}
          aria-label={tableText.close}
          variant="ghost"
          alignSelf="flex-start"
          color="inherit"
          _hover={{ bg: 'bg.chosen/60' }}
          onClick={onClose}
        >
          <X />
        </IconButton>
      </Flex>
      {thing ? (
        <Spread data-reading={chosen === null ? undefined : ''}>
          <JournalList things={things} open={thing} onChoose={choose} />
          <JournalPage key={things.indexOf(thing)} thing={thing} onBack={() => setChosen(null)} />
        </Spread>
      ) : (
        <Text padding="8" textAlign="center" color="fg.muted">
          {tableText.journalEmpty}
        </Text>
      )}
    </ModalDialog>
  );
}

/** Two pages side by side; narrow screens show the list, then the chosen page. */
const Spread = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
    height: 'min(36rem, var(--window-height) - 9rem)',
    // A turning page comes nearer and must not add scroll bars.
    overflow: 'clip',
    '& > *': { overflowY: 'auto', minHeight: '0' },
    '& > ul': { borderEndWidth: { md: '1px' }, borderColor: 'border' },
    '&:not([data-reading]) > article': { display: { base: 'none', md: 'block' } },
    '&[data-reading] > ul': { display: { base: 'none', md: 'block' } },
  },
});
