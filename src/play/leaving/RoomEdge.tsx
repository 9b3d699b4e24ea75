import { chakra, IconButton } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useState } from 'react';
import { browserStorage } from '../../shared/browser/guardedStorage.ts';
import { useWide } from '../table/wideChoice.ts';
import { roomViewText } from '../text/roomView.ts';
import { WideButton } from '../toolbar/WideButton.tsx';

const KEY = 'wide-offer';

/** The button for a large room, on the wall beside the room, with an explanation on the first play. */
export function RoomEdge() {
  if (useWide()) return null;
  return (
    <Place>
      <Hung>
        <WideButton className="evening" layerStyle="enamelPlate" _hover={{ filter: 'brightness(1.15)' }} />
        <Offer />
      </Hung>
    </Place>
  );
}

function Offer() {
  const [isMade, setMade] = useState(isFirstPlay);
  if (!isMade) return null;
  return (
    <Note className="morning">
      {roomViewText.wideOffer}
      <IconButton
        variant="ghost"
        color="inherit"
        aria-label={roomViewText.known}
        flexShrink="0"
        _hover={{ bg: 'bg.chosen/60' }}
        onClick={() => setMade(false)}
      >
        <X aria-hidden />
      </IconButton>
    </Note>
  );
}

/** Whether this browser has not shown the explanation before; marks it as shown. */
function isFirstPlay(): boolean {
  const isFirst = browserStorage.getItem(KEY) === null;
  browserStorage.setItem(KEY, 'made');
  return isFirst;
}

/** The room's upper corner. */
const Place = chakra('div', {
  base: {
    display: 'none',
    gridArea: 'stage',
    alignSelf: 'start',
    justifySelf: 'end',
    position: 'relative',
    width: '0',
    height: '0',
    lg: { _tall: { display: 'block' } },
    _belowDialog: { visibility: 'hidden' },
  },
});

const Hung = chakra('div', {
  base: {
    position: 'absolute',
    top: '0',
    insetInlineStart: '5',
    // As wide as the wall beside the room.
    width: 'calc((var(--window-width) - var(--stage-width)) / 2 - 2.25rem)',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '3',
  },
});

const Note = chakra('p', {
  base: {
    layerStyle: 'paperSheet',
    display: 'flex',
    alignItems: 'center',
    maxWidth: '15rem',
    paddingBlock: '1',
    paddingInlineStart: '3.5',
    borderRadius: '3px',
    lineHeight: '1.3',
    rotate: '0.6deg',
  },
});
