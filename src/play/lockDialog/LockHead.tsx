import { Box, Flex, Heading, IconButton, Spacer, type SystemStyleObject } from '@chakra-ui/react';
import { Lock, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { DialogClock } from '../clock/DialogClock.tsx';
import { EnlargeButton } from '../reading/Enlargeable.tsx';
import { SoundKey } from '../sound/SoundKey.tsx';
import { tableText } from '../text/table.ts';
import { BEFORE_KEYS } from './lockStyles.ts';

interface LockHeadProps {
  id: string;
  /** The name of the locked thing. */
  label: string;
  /** Shown before the keys that every lock has. */
  readAgain?: ReactNode;
  /** Positions of the head and of the title in it (`lockLayout`). */
  css: SystemStyleObject;
  titleCss: SystemStyleObject;
  onClose: () => void;
}

/** The name of the locked thing, and the buttons of the dialog. */
export function LockHead({ id, label, readAgain, css, titleCss, onClose }: LockHeadProps) {
  const title = tableText.passwordTitle(label);
  return (
    <Flex align="center" gap={{ base: '1.5', md: '2' }} minHeight="11" marginBottom="2" css={css}>
      {/* A plate like the buttons beside it, since the room's text may lie below. */}
      <Heading as="h2" id={id} size="md" minWidth="0" css={[PLATE, titleCss]} title={title}>
        <Box as="span" css={IN_WORDS}>
          {title}
        </Box>
        <Box as="span" aria-hidden overflowWrap="anywhere" css={IN_SHORT}>
          <Lock /> {label}
        </Box>
      </Heading>
      <Spacer css={BEFORE_KEYS} />
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

/** The clock on a plate like the buttons. */
const CLOCK = {
  paddingInline: { base: '2', md: '3' },
  borderRadius: 'full',
  borderWidth: '1px',
  borderColor: 'border.strong',
  bg: 'bg.panel',
  // Beside three buttons a phone has room only for the figures.
  smDown: { '& > svg': { display: 'none' } },
  _sidewaysLock: { paddingInline: '1.5', '& > svg': { display: 'none' } },
} as const;

/** The look of the buttons beside the title. */
const BESIDE = {
  variant: 'outline',
  bg: 'bg.panel',
  borderRadius: 'full',
  alignSelf: 'center',
  color: 'fg',
} as const;

/** Read out everywhere; seen where the title has a line. */
const IN_WORDS = {
  overflowWrap: 'anywhere',
  _uprightPhone: { srOnly: true },
  _sidewaysLock: { srOnly: true },
} as const;

/**
 * Beside the buttons of a phone, where “locked” stood alone on a second line or took the place of a long name. Limited,
 * so that the lock and its text keep their space.
 */
const IN_SHORT = {
  display: 'none',
  overflow: 'hidden',
  '-webkit-box-orient': 'vertical',
  '& > svg': { display: 'inline-block', boxSize: '0.95em', verticalAlign: '-0.1em' },
  _uprightPhone: { display: '-webkit-box', '-webkit-line-clamp': '2' },
  _sidewaysLock: { display: '-webkit-box', '-webkit-line-clamp': '1' },
} as const;

const PLATE = {
  paddingInline: { base: '3', md: '4' },
  paddingBlock: '1.5',
  borderRadius: '1.375rem',
  borderWidth: '1px',
  borderColor: 'border.strong',
  bg: 'bg.panel',
  color: 'accent.fg',
} as const;
