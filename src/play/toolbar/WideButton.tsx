import { Box, Button, type ButtonProps } from '@chakra-ui/react';
import { Expand, Shrink } from 'lucide-react';
import { WIDE_KEY } from '../table/tableKeys.ts';
import { chooseWide, useWide } from '../table/wideChoice.ts';
import { roomViewText } from '../text/roomView.ts';
import { tableText } from '../text/table.ts';

interface WideButtonProps extends ButtonProps {
  /** Whether a phone has space for its word, too. */
  isWorded?: boolean;
}

/** On most phones; narrower ones have no space for a word. */
const PHONE = '@media (min-width: 360px) and (max-width: 600px)';

/** Switches between the whole window and the usual size. */
export function WideButton({ isWorded = false, ...look }: WideButtonProps) {
  const isWide = useWide();
  const { wide, narrow, wideHelp, narrowHelp } = roomViewText;
  const word = isWide ? narrow : wide;
  return (
    <Button
      variant="outline"
      minWidth="11"
      paddingX={{ base: '0', md: '3' }}
      css={isWorded ? { [PHONE]: { paddingX: '2.5' } } : {}}
      fontSize="1rem"
      aria-label={word}
      aria-keyshortcuts={WIDE_KEY}
      title={tableText.withKey(isWide ? narrowHelp : wideHelp, WIDE_KEY)}
      {...look}
      onClick={() => chooseWide(!isWide)}
    >
      {isWide ? <Shrink aria-hidden /> : <Expand aria-hidden />}
      <Box
        as="span"
        display={{ base: 'none', md: 'inline' }}
        css={isWorded ? { [PHONE]: { display: 'inline' } } : {}}
      >
        {word}
      </Box>
    </Button>
  );
}
