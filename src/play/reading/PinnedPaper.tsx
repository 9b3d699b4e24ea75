import { chakra, Flex, IconButton, type SystemStyleObject, Text } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { JournalWords } from '../journal/JournalWords.tsx';
import { tableText } from '../text/table.ts';
import { Enlargeable } from './Enlargeable.tsx';
import type { Pinned } from './usePinned.ts';

interface PinnedPaperProps extends Omit<Pinned, 'isShown' | 'coversLock' | 'toggle'> {
  /** Positions of the paper and of the buttons below it (`lockLayout`). */
  css: SystemStyleObject;
  leafCss: SystemStyleObject;
}

/** The last read paper, pinned beside the lock while its answer is entered, with buttons to other journal entries. */
export function PinnedPaper({ entry, place, count, leaf, css, leafCss }: PinnedPaperProps) {
  return (
    <Sheet className="morning" css={css} aria-label={tableText.readAgain}>
      <Words key={place} aria-live="polite">
        <Enlargeable>
          <JournalWords entry={entry} isSmall />
        </Enlargeable>
      </Words>
      {count > 1 && (
        <Flex align="center" justify="space-between" borderTopWidth="1px" borderColor="border" css={leafCss}>
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
    minWidth: '0',
    borderRadius: '3px',
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
    _sidewaysLock: { padding: '3', paddingBottom: '1' },
  },
});
