import { chakra, IconButton } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { WIDE_KEY } from '../table/tableKeys.ts';
import { useOfferOnce } from '../table/useOfferOnce.ts';
import { useWide } from '../table/wideChoice.ts';
import { roomViewText } from '../text/roomView.ts';
import { WideButton } from '../toolbar/WideButton.tsx';

/**
 * The button for a large room, on the wall beside the room. While it is offered it is brass and explained: newcomers
 * had overlooked it.
 */
export function RoomEdge() {
  const isWide = useWide();
  const { isOffered, dismiss } = useOfferOnce('wide-offer');
  if (isWide) return null;
  return (
    <Place>
      <Hung>
        <WideButton
          className="evening"
          layerStyle={isOffered ? 'brassPlate' : 'enamelPlate'}
          _hover={{ filter: 'brightness(1.15)' }}
        />
        {isOffered && <Offer onKnown={dismiss} />}
      </Hung>
    </Place>
  );
}

function Offer({ onKnown }: { onKnown: () => void }) {
  return (
    <Note className="morning">
      {roomViewText.wideOffer(WIDE_KEY)}
      <IconButton
        variant="ghost"
        color="inherit"
        aria-label={roomViewText.known}
        flexShrink="0"
        _hover={{ bg: 'bg.chosen/60' }}
        onClick={onKnown}
      >
        <X aria-hidden />
      </IconButton>
    </Note>
  );
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
