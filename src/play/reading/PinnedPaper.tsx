import { chakra, Flex, IconButton, Text } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { JournalWords } from '../journal/JournalWords.tsx';
import { LYING, LYING_UNIT } from '../lock/units.ts';
import { tableText } from '../text/table.ts';
import { Enlargeable } from './Enlargeable.tsx';
import { PAPER_OVER, type Pinned } from './usePinned.ts';

/**
 * The last read paper, pinned beside the lock while its answer is entered, with buttons to other journal
 * entries.
 */
export function PinnedPaper({ entry, place, count, leaf }: Pinned) {
  return (
    <Sheet className="morning" data-paper aria-label={tableText.readAgain}>
      <Words key={place} aria-live="polite">
        <Enlargeable>
          <JournalWords entry={entry} isSmall />
        </Enlargeable>
      </Words>
      {count > 1 && (
        <Flex data-leaf align="center" justify="space-between" borderTopWidth="1px" borderColor="border">
          <IconButton
            variant="ghost"
            color="inherit"
            aria-label={tableText.earlierEntry}
            disabled={place === 1}
            onClick={() => leaf(-1)}
          >
            <ChevronLeft />
          </IconButton>
          <Text color="fg.muted">{tableText.entryOf(place, count)}</Text>
          <IconButton
            variant="ghost"
            color="inherit"
            aria-label={tableText.laterEntry}
            disabled={place === count}
            onClick={() => leaf(1)}
          >
            <ChevronRight />
          </IconButton>
        </Flex>
      )}
    </Sheet>
  );
}

const Sheet = chakra('section', {
  base: {
    layerStyle: 'paperSheet',
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignSelf: 'center',
    minWidth: '0',
    minHeight: '14rem',
    maxHeight: 'min(36rem, var(--window-height) - 3rem)',
    borderRadius: '3px',
    rotate: '0.6deg',
    animationName: 'fade-in',
    animationDuration: '180ms',
    // The pin.
    _before: {
      content: '""',
      position: 'absolute',
      zIndex: '1',
      top: '-9px',
      insetInlineStart: 'calc(50% - 9px)',
      boxSize: '18px',
      borderRadius: 'full',
      border: '2px solid {colors.ink}',
      background: 'radial-gradient(circle at 34% 30%, #fff3c8, #e2ac42 45%, #8f5e1c)',
      boxShadow: '2px 4px 3px rgb(20 10 10 / 0.45)',
    },
    '[data-past] &': { opacity: '0' },
    [PAPER_OVER]: {
      width: 'min(30rem, var(--window-width) - 1.5rem)',
      height: 'calc(var(--window-height) - 9rem)',
      maxHeight: 'none',
      marginInline: 'auto',
      marginTop: '2',
      minHeight: '0',
    },
    [LYING]: {
      alignSelf: 'start',
      rotate: 'none',
      minHeight: '0',
      // Ends above the bar and the result.
      maxHeight: `calc(312 * ${LYING_UNIT} - 3.75rem)`,
      '[data-in-hand]:has([data-says]) &': {
        maxHeight: `calc(312 * ${LYING_UNIT} - 8.75rem)`,
        '& > [data-leaf]': { display: 'none' },
      },
    },
  },
});

const Words = chakra('div', {
  base: {
    flex: '1',
    minHeight: '0',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: '4',
    paddingTop: '5',
    [LYING]: { padding: '3', paddingBottom: '1' },
  },
});
