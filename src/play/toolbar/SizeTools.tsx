import { Box, IconButton } from '@chakra-ui/react';
import { Maximize, Minimize } from 'lucide-react';
import { SIDEWAYS } from '../table/sideways.ts';
import { HAS_EDGE } from '../table/wideEdge.ts';
import { roomViewText } from '../text/roomView.ts';
import { canBeFullScreen, enterFullScreen, leaveFullScreen, useFullScreen } from './useFullScreen.ts';
import { WideButton } from './WideButton.tsx';

/** How much of the window, and of the screen, the room is given. */
export function SizeTools() {
  return (
    <>
      <Box css={BESIDE_OTHERS}>
        <WideButton />
      </Box>
      {canBeFullScreen() && <FullScreenButton />}
    </>
  );
}

/** Where the room has an edge of its own, it hangs there; on a phone held sideways the room has all of the window anyway. */
const BESIDE_OTHERS = {
  display: 'contents',
  [HAS_EDGE]: { display: 'none', '[data-wide] &': { display: 'contents' } },
  [SIDEWAYS]: { display: 'none' },
} as const;

function FullScreenButton() {
  const isFull = useFullScreen();
  return (
    <IconButton
      variant="outline"
      aria-label={roomViewText.fullScreen}
      title={roomViewText.fullScreen}
      aria-pressed={isFull}
      _pressed={{ bg: 'bg.chosen', borderColor: 'accent' }}
      onClick={isFull ? leaveFullScreen : enterFullScreen}
    >
      {isFull ? <Minimize aria-hidden /> : <Maximize aria-hidden />}
    </IconButton>
  );
}
