import { Button, chakra, IconButton } from '@chakra-ui/react';
import { RotateCw, X } from 'lucide-react';
import { useState } from 'react';
import { roomViewText } from '../../text/roomView.ts';
import { browserStorage } from '../guardedStorage.ts';
import { chooseWide } from './wideChoice.ts';

const KEY = 'turn-nudge';

/** On phones held upright, until it is put away: sideways the room is twice as large, and here it can be as tall as there is place. */
export function TurnNudge() {
  const [isKnown, setKnown] = useState(() => browserStorage.getItem(KEY) !== null);
  if (isKnown) return null;

  function putAway(): void {
    setKnown(true);
    browserStorage.setItem(KEY, 'known');
  }

  return (
    // It comes back after each notice, and is no news.
    <Line aria-live="off">
      <RotateCw size={18} aria-hidden style={{ flexShrink: 0 }} />
      {roomViewText.turn}
      <Button variant="outline" flexShrink="0" paddingX="3" onClick={() => chooseWide(true)}>
        {roomViewText.tallHere}
      </Button>
      <IconButton
        variant="ghost"
        minWidth="11"
        height="11"
        aria-label={roomViewText.turnKnown}
        onClick={putAway}
      >
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
    '@media (orientation: portrait) and (max-width: 600px) and (pointer: coarse)': { display: 'flex' },
    '[data-wide] &': { display: 'none' },
  },
});
