import { Box, Flex, Heading, IconButton, Spacer } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { DialogClock } from '../clock/DialogClock.tsx';
import { LOWEST, LYING, NARROW } from '../lock/units.ts';
import { EnlargeButton } from '../reading/Enlargeable.tsx';
import { SoundKey } from '../sound/SoundKey.tsx';
import { tableText } from '../text/table.ts';

interface LockHeadProps {
  id: string;
  title: string;
  /** What springs open takes its place. */
  isOpen: boolean;
  /** Before the keys that every lock has. */
  readAgain?: ReactNode;
  onClose: () => void;
}

/** What the lock belongs to, and the way to put it down. */
export function LockHead({ id, title, isOpen, readAgain, onClose }: LockHeadProps) {
  return (
    <Flex
      data-past={isOpen || undefined}
      align="center"
      gap={{ base: '1.5', md: '2' }}
      minHeight="11"
      marginBottom="2"
      css={IN_SIGHT}
    >
      {/* A plate like the keys beside it: words of the room lie below. */}
      <Heading as="h2" id={id} size="md" minWidth="0" css={PLATE} title={title}>
        <Box as="span" overflowWrap="anywhere" css={AS_LINES}>
          {title}
        </Box>
      </Heading>
      <Spacer css={{ [LYING]: { order: '-1' }, [NARROWEST]: { order: '-1' } }} />
      <DialogClock css={CLOCK} />
      {readAgain}
      <EnlargeButton {...BESIDE} />
      <SoundKey />
      <IconButton aria-label={tableText.close} {...BESIDE} onClick={onClose}>
        <X />
      </IconButton>
    </Flex>
  );
}

const NARROWEST = '@media (max-width: 350px)';

/** However large the lock below is, and wherever it was moved to. */
const IN_SIGHT = {
  position: 'sticky',
  top: '0',
  insetInline: '0',
  zIndex: '2',
  maxWidth: 'calc(var(--window-width) - 0.5rem)',
  transition: 'opacity 160ms',
  '&[data-past]': { opacity: '0', pointerEvents: 'none' },
  // A window at 400 %: the keys take the whole line, the title the next.
  [NARROWEST]: { flexWrap: 'wrap', '& > h2': { order: '1', flexBasis: '100%' } },
  // There, the head would cover half of what is moved below it.
  [LOWEST]: { position: 'static' },
  // The column beside a lock is too narrow for both: the keys stand in the corner, the title below them.
  [LYING]: {
    flexWrap: 'wrap',
    paddingTop: '1',
    // Clock and four keys are in one line of the narrowest column.
    columnGap: '1px',
    marginBottom: '1',
    // A paper is there instead: it says whose it is.
    '[data-pinned] &': { marginBottom: '0', '& > h2': { display: 'none' } },
  },
} as const;

/** A plate, too. */
const CLOCK = {
  paddingInline: { base: '2', md: '3' },
  borderRadius: 'full',
  borderWidth: '1px',
  borderColor: 'border.strong',
  bg: 'bg.panel',
  // Beside three keys a phone has room for the figures alone.
  '@media (max-width: 480px)': { '& > svg': { display: 'none' } },
  [LYING]: { paddingInline: '1.5', '& > svg': { display: 'none' } },
} as const;

/** The look of the keys beside the title. */
const BESIDE = {
  variant: 'outline',
  bg: 'bg.panel',
  borderRadius: 'full',
  alignSelf: 'center',
  color: 'fg',
} as const;

/** A long name leaves the lock and its words their place. */
const AS_LINES = {
  display: '-webkit-box',
  '-webkit-box-orient': 'vertical',
  overflow: 'hidden',
  [NARROW]: { '-webkit-line-clamp': '2' },
  [LYING]: { '-webkit-line-clamp': '1' },
} as const;

const PLATE = {
  paddingInline: { base: '3', md: '4' },
  paddingBlock: '1.5',
  borderRadius: '1.375rem',
  borderWidth: '1px',
  borderColor: 'border.strong',
  bg: 'bg.panel',
  color: 'accent.fg',
  [LYING]: { order: '1', flexBasis: '100%' },
} as const;
