import { Button, chakra, IconButton } from '@chakra-ui/react';
import { RotateCw, X } from 'lucide-react';
import { useState } from 'react';
import { browserStorage } from '../../shared/browser/guardedStorage.ts';
import { useGameplay } from '../table/gameContext.ts';
import { chooseWide, useWide } from '../table/wideChoice.ts';
import { roomViewText } from '../text/roomView.ts';

const KEY = 'turn-nudge';

/** Suggests turning an upright phone, until dismissed: sideways the whole room fits at twice the size. */
export function TurnNudge() {
  const [isKnown, setKnown] = useState(() => browserStorage.getItem(KEY) !== null);
  const isTall = useWide();
  const isFirst = useGameplay((s) => s.lastEvents.every(({ type }) => type === 'started'));
  // Over the room it would be in the way of a player who has begun.
  if (isKnown || (isTall && !isFirst)) return null;

  function dismiss(): void {
    setKnown(true);
    browserStorage.setItem(KEY, 'known');
  }

  return (
    // It reappears after each notice and should not be announced again.
    <Line aria-live="off">
      <RotateCw size={18} aria-hidden style={{ flexShrink: 0 }} />
      <chakra.span textWrap="balance">{isTall ? roomViewText.turnToSeeAll : roomViewText.turn}</chakra.span>
      {!isTall && (
        <Button variant="outline" flexShrink="0" paddingX="3" onClick={() => chooseWide(true)}>
          {roomViewText.tallHere}
        </Button>
      )}
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
    // It lies over the room here.
    _wideRoom: { bg: 'bg.raised', color: 'fg', borderRadius: 'lg', paddingInlineStart: '3.5' },
  },
});
