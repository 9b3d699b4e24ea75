import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { itemRect, type PercentRect } from '../../../core/room/geometry.ts';
import { posedView } from '../../../core/room/posedView.ts';
import { ItemPicture } from '../../shared/pictures/ItemPicture.tsx';
import { knownPictures } from '../../shared/pictures/pictureGuide.ts';
import { useGameplay } from '../table/gameContext.ts';

/** Percent of the room's height: the least that is shown, and the margin around `thing`. */
const LEAST = 54;
const AROUND = 18;

interface RoomLeftProps {
  /** Shown whole and in the middle; null for the room's middle. */
  thing: PercentRect | null;
  /** Shown where the room is no longer known. */
  otherwise: ReactNode;
  /** Overlays such as light, in percent of the room. */
  children: ReactNode;
}

/** The room that was left, with its things, above the result; its lower edge fades into the sheet. */
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

/** The top and height of the shown part, in percent of the room's height. */
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
