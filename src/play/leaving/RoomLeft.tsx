import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { itemRect, type PercentRect } from '../../../core/room/geometry.ts';
import { posedView } from '../../../core/room/posedView.ts';
import { ItemPicture } from '../../shared/pictures/ItemPicture.tsx';
import { knownPictures } from '../../shared/pictures/pictureGuide.ts';
import { useGameplay } from '../table/gameContext.ts';

/** Of the room's height: what is seen of it at least, and what is seen above and below the thing that it is about. */
const LEAST = 54;
const AROUND = 18;

interface RoomLeftProps {
  /** Seen whole, in the middle; null for the room's own middle. */
  thing: PercentRect | null;
  /** Where the room is not known any more. */
  otherwise: ReactNode;
  /** What lies over it, as light, in percent of the room. */
  children: ReactNode;
}

/** The room that was left, with its things, over the sheet that tells of it: as wide as that; its lower edge goes over into it. */
export function RoomLeft({ thing, otherwise, children }: RoomLeftProps) {
  const background = useGameplay((s) => s.background);
  const items = useGameplay((s) => s.items);
  const itemOrder = useGameplay((s) => s.itemOrder);
  const isCloseUp = useGameplay((s) => s.scene?.kind === 'closeUp');
  if (!background) return otherwise;
  const drawn = itemOrder.flatMap((id) => (items[id] && !items[id].spot ? items[id] : []));
  const posed = posedView({ background, isCloseUp, items: drawn }, knownPictures());
  const { top, share } = seenOf(thing);
  return (
    <Cut aria-hidden data-room-left="" style={{ aspectRatio: `16 / ${(9 * share) / 100}` }}>
      <Box
        position="absolute"
        insetInline="0"
        aspectRatio={16 / 9}
        style={{ top: `${(-100 * top) / share}%` }}
      >
        <ItemPicture uri={background.uri} position="absolute" inset="0" width="100%" height="100%" />
        {posed.items.map((item) => {
          const { x, y, width, height } = itemRect(item);
          return (
            <ItemPicture
              key={item.id}
              uri={item.uri}
              position="absolute"
              style={{ left: `${x}%`, top: `${y}%`, width: `${width}%`, height: `${height}%` }}
            />
          );
        })}
        {children}
      </Box>
    </Cut>
  );
}

/** From where on and how much of the room's height is shown, in percent of it. */
function seenOf(thing: PercentRect | null): { top: number; share: number } {
  const { y, height } = thing ?? { y: 50, height: 0 };
  const share = Math.min(100, Math.max(LEAST, height + AROUND));
  return { top: Math.min(100 - share, Math.max(0, y + height / 2 - share / 2)), share };
}

const Cut = chakra('div', {
  base: {
    position: 'relative',
    overflow: 'hidden',
    maskImage: 'linear-gradient(180deg, #000 88%, transparent)',
    animationName: 'fade-in',
    animationDuration: '700ms',
  },
});
