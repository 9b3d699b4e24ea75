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
  /** True once the lock opens: the head makes room for it. */
  isOpen: boolean;
  /** Shown before the keys that every lock has. */
  readAgain?: ReactNode;
  onClose: () => void;
}

/** The name of the locked thing, and the close button. */
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
      {/* A plate like the buttons beside it, since the room's text may lie below. */}
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

/** Stays visible however large the lock is and however far it is scrolled. */
const IN_SIGHT = {
  position: 'sticky',
  top: '0',
  insetInline: '0',
  zIndex: '2',
  maxWidth: 'calc(var(--window-width) - 0.5rem)',
  transition: 'opacity 160ms',
  '&[data-past]': { opacity: '0', pointerEvents: 'none' },
  // At 400 % zoom the buttons take a whole line, and the title the next.
  [NARROWEST]: { flexWrap: 'wrap', '& > h2': { order: '1', flexBasis: '100%' } },
  // Here the head would cover half of the lock scrolled below it.
  [LOWEST]: { position: 'static' },
  // The column beside a lock is too narrow for both: buttons in the corner, title below them.
  [LYING]: {
    flexWrap: 'wrap',
    paddingTop: '1',
    // The clock and four buttons fit on one line of the narrowest column.
    columnGap: '1px',
    marginBottom: '1',
    // The paper shown instead has the title.
    '[data-pinned] &': { marginBottom: '0', '& > h2': { display: 'none' } },
  },
} as const;

/** The clock on a plate like the buttons. */
const CLOCK = {
  paddingInline: { base: '2', md: '3' },
  borderRadius: 'full',
  borderWidth: '1px',
  borderColor: 'border.strong',
  bg: 'bg.panel',
  // Beside three buttons a phone has room only for the figures.
  '@media (max-width: 480px)': { '& > svg': { display: 'none' } },
  [LYING]: { paddingInline: '1.5', '& > svg': { display: 'none' } },
} as const;

/** The look of the buttons beside the title. */
const BESIDE = {
  variant: 'outline',
  bg: 'bg.panel',
  borderRadius: 'full',
  alignSelf: 'center',
  color: 'fg',
} as const;

/** Limits a long name, so that the lock and its text keep their space. */
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
