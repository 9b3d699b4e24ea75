import { Box, IconButton } from '@chakra-ui/react';
import { Maximize, Minimize } from 'lucide-react';
import { chooseWide } from '../table/wideChoice.ts';
import { roomViewText } from '../text/roomView.ts';
import { canBeFullScreen, enterFullScreen, leaveFullScreen, useFullScreen } from './useFullScreen.ts';
import { WideButton } from './WideButton.tsx';

/** Buttons for the size of the room in the window, and for full screen. `isWorded`: with a word on phones, too. */
export function SizeTools({ isWorded }: { isWorded: boolean }) {
  return (
    <>
      <Box css={BESIDE_OTHERS}>
        <WideButton isWorded={isWorded} />
      </Box>
      {canBeFullScreen() && <FullScreenButton />}
    </>
  );
}

/**
 * Hidden where the button hangs beside the room, on a phone held sideways, where the room has the whole window anyway,
 * and in a close-up on a phone held upright, whose size it does not change.
 */
const BESIDE_OTHERS = {
  display: 'contents',
  lg: { _tall: { display: 'none', _wideRoom: { display: 'contents' } } },
  _sideways: { display: 'none' },
  'section[data-near] &': { _uprightPhone: { display: 'none' } },
} as const;

/**
 * Enlarges the room together with the screen: on a full screen, nobody wants to see the wall around the room.
 */
function fillScreen() {
  chooseWide(true);
  enterFullScreen();
}

function FullScreenButton() {
  const isFull = useFullScreen();
  return (
    <IconButton
      variant="outline"
      aria-label={roomViewText.fullScreen}
      title={roomViewText.fullScreen}
      aria-pressed={isFull}
      _pressed={{ bg: 'bg.chosen', borderColor: 'accent' }}
      onClick={isFull ? leaveFullScreen : fillScreen}
    >
      {isFull ? <Minimize aria-hidden /> : <Maximize aria-hidden />}
    </IconButton>
  );
}
