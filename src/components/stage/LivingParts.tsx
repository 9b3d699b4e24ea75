import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import type { PlayPort } from '../../../game/ports.ts';
import { knownPictures, loadPictureGuide } from '../pictures/pictureGuide.ts';
import { useLiving } from './livingChoice.ts';
import { loadGame } from './loadGame.ts';
import { useReducedMotion } from './useReducedMotion.ts';

/** What moves by itself in the room: flames, stars, dust. Nothing where less movement is wanted, or none of this. */
export function LivingParts({ port }: { port: PlayPort }) {
  const reducedMotion = useReducedMotion();
  const isLiving = useLiving();
  return isLiving && !reducedMotion ? <MovingParts port={port} /> : null;
}

function MovingParts({ port }: { port: PlayPort }) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    let isGone = false;
    let end: (() => void) | undefined;
    async function begin() {
      const [game] = await Promise.all([loadGame(), loadPictureGuide()]);
      if (!isGone && canvas.current) end = game.mountLiving(canvas.current, port, knownPictures());
    }
    // A room that stands still can be played as well.
    begin().catch((error: unknown) => console.warn('Nothing in the room moves.', error));
    return () => {
      isGone = true;
      end?.();
    };
  }, [port]);

  return (
    <chakra.canvas
      ref={canvas}
      data-living
      aria-hidden
      position="absolute"
      inset="0"
      boxSize="full"
      pointerEvents="none"
    />
  );
}
