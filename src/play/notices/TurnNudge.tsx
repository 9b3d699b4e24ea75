import { Button, chakra, IconButton } from '@chakra-ui/react';
import { RotateCw, X } from 'lucide-react';
import { chooseWide } from '../table/wideChoice.ts';
import { roomViewText } from '../text/roomView.ts';

/** Offers a player on an upright phone two ways to see the room larger: turn the phone, or see a part of it. */
export function TurnNudge({ onKnown }: { onKnown: () => void }) {
  return (
    // It reappears after each notice and should not be announced again.
    <Line aria-live="off">
      <RotateCw size={18} aria-hidden style={{ flexShrink: 0 }} />
      <chakra.span textWrap="balance">{roomViewText.turn}</chakra.span>
      <Button variant="outline" flexShrink="0" paddingX="3" onClick={() => chooseWide(true)}>
        {roomViewText.tallHere}
      </Button>
      <IconButton variant="ghost" minWidth="11" height="11" aria-label={roomViewText.known} onClick={onKnown}>
        <X />
      </IconButton>
    </Line>
  );
}

const Line = chakra('div', {
  base: {
    pointerEvents: 'auto',
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    paddingInlineStart: '2',
    color: 'fg.muted',
    lineHeight: '1.25',
    textAlign: 'start',
  },
});
