import { IconButton, type IconButtonProps } from '@chakra-ui/react';
import { Expand, Maximize, Minimize, Shrink } from 'lucide-react';
import { roomViewText } from '../../text/roomView.ts';
import { SIDEWAYS } from './TableFrame.tsx';
import { canBeFullScreen, enterFullScreen, leaveFullScreen, useFullScreen } from './useFullScreen.ts';
import { chooseWide, useWide } from './wideChoice.ts';

/** How much of the window, and of the screen, the room is given. */
export function SizeTools() {
  return (
    <>
      <WideButton />
      {canBeFullScreen() && <FullScreenButton />}
    </>
  );
}

function WideButton() {
  const isWide = useWide();
  return (
    <SizeButton
      label={roomViewText.wide}
      aria-pressed={isWide}
      // There the room has all of it anyway.
      css={{ [SIDEWAYS]: { display: 'none' } }}
      onClick={() => chooseWide(!isWide)}
    >
      {isWide ? <Shrink aria-hidden /> : <Expand aria-hidden />}
    </SizeButton>
  );
}

function FullScreenButton() {
  const isFull = useFullScreen();
  return (
    <SizeButton
      label={roomViewText.fullScreen}
      aria-pressed={isFull}
      onClick={isFull ? leaveFullScreen : enterFullScreen}
    >
      {isFull ? <Minimize aria-hidden /> : <Maximize aria-hidden />}
    </SizeButton>
  );
}

function SizeButton({ label, ...props }: IconButtonProps & { label: string }) {
  return (
    <IconButton
      variant="outline"
      aria-label={label}
      title={label}
      _pressed={{ bg: 'bg.chosen', borderColor: 'accent' }}
      {...props}
    />
  );
}
