import { Button, chakra, IconButton } from '@chakra-ui/react';
import { RotateCw, X } from 'lucide-react';
import { useOfferOnce } from '../table/useOfferOnce.ts';
import { chooseWide, useWide } from '../table/wideChoice.ts';
import { roomViewText } from '../text/roomView.ts';

/** Offers a player on an upright phone two ways to see the room larger: turn the phone, or see a part of it. */
export function TurnNudge() {
  const isWide = useWide();
  const { isOffered, dismiss } = useOfferOnce('turn-nudge');
  if (!isOffered || isWide) return null;
  return (
    // It reappears after each notice and should not be announced again.
    <Line aria-live="off">
      <RotateCw size={18} aria-hidden style={{ flexShrink: 0 }} />
      <chakra.span textWrap="balance">{roomViewText.turn}</chakra.span>
      <Button variant="outline" flexShrink="0" paddingX="3" onClick={() => chooseWide(true)}>
        {roomViewText.tallHere}
      </Button>
      <IconButton variant="ghost" minWidth="11" height="11" aria-label={roomViewText.known} onClick={dismiss}>
        <X />
      </IconButton>
    </Line>
  );
}

const Line = chakra('div', {
  base: {
    display: 'none',
    pointerEvents: 'auto',
    alignItems: 'center',
    gap: '2',
    paddingInlineStart: '3',
    color: 'fg.muted',
    lineHeight: '1.25',
    textAlign: 'start',
    // A narrow window of a computer cannot be turned.
    _uprightPhone: { _touch: { display: 'flex' } },
  },
});
