import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { knownStill } from '../../../core/catalogue/pictureGuide.ts';
import type { Background } from '../../../core/room/model.ts';
import { ItemPicture } from '../../shared/pictures/ItemPicture.tsx';
import { knownPictures } from '../../shared/pictures/pictureGuide.ts';
import { useGameplay } from '../table/gameContext.ts';

/**
 * The current place, dark and as large as the window, behind the stage, so that a small room has no bare wall
 * beside it. Hidden in a pause (P2).
 */
export function RoomBeyond() {
  const background = usePlace();
  if (!background) return null;
  const { uri } = background;
  return (
    <Beyond aria-hidden>
      <ItemPicture
        key={uri}
        uri={knownStill(uri, knownPictures()) ?? uri}
        boxSize="100%"
        objectFit="cover"
        draggable={false}
      />
    </Beyond>
  );
}

/** The background of the current place, also while a close-up is open. */
function usePlace(): Background | null {
  const background = useGameplay((s) => s.background);
  const isNear = useGameplay((s) => s.scene?.kind === 'closeUp');
  const [place, setPlace] = useState(background);
  if (!isNear && place !== background) setPlace(background);
  return place ?? background;
}

const Beyond = chakra('div', {
  base: {
    position: 'fixed',
    inset: '0',
    zIndex: '-1',
    overflow: 'clip',
    pointerEvents: 'none',
    bg: 'bg.page',
    animationName: 'fade-in',
    animationDuration: '400ms',
    _after: {
      content: '""',
      position: 'absolute',
      inset: '0',
      backgroundImage:
        'radial-gradient(ellipse 75% 80% at 50% 45%, color-mix(in srgb, {colors.bg.page} 74%, transparent), color-mix(in srgb, {colors.bg.page} 91%, transparent))',
    },
  },
});
