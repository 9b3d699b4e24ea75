import { Box, Button, type ButtonProps } from '@chakra-ui/react';
import { Expand, Shrink } from 'lucide-react';
import { WIDE_KEY } from '../table/tableKeys.ts';
import { chooseWide, useWide } from '../table/wideChoice.ts';
import { roomViewText } from '../text/roomView.ts';
import { tableText } from '../text/table.ts';

/** Switches between the whole window and the usual size; without its word on phones. */
export function WideButton(look: ButtonProps) {
  const isWide = useWide();
  const { wide, narrow, wideHelp, narrowHelp } = roomViewText;
  const word = isWide ? narrow : wide;
  return (
    <Button
      variant="outline"
      minWidth="11"
      paddingX={{ base: '0', md: '3.5' }}
      fontSize="1rem"
      aria-label={word}
      aria-keyshortcuts={WIDE_KEY}
      title={tableText.withKey(isWide ? narrowHelp : wideHelp, WIDE_KEY)}
      {...look}
      onClick={() => chooseWide(!isWide)}
    >
      {isWide ? <Shrink aria-hidden /> : <Expand aria-hidden />}
      <Box as="span" hideBelow="md">
        {word}
      </Box>
    </Button>
  );
}
