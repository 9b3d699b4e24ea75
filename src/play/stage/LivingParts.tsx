import { Box } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { PlayPort, PlayStageHandle } from '../../../game/ports.ts';
import { useReducedMotion } from '../../shared/browser/useReducedMotion.ts';
import { knownPictures, loadPictureGuide } from '../../shared/pictures/pictureGuide.ts';
import { useLiving } from './livingChoice.ts';
import { loadGame } from './loadGame.ts';

interface LivingPartsProps {
  port: PlayPort;
  /** Hides the moving parts from the stage below, as `PlayStageHandle` describes. */
  loosen: PlayStageHandle['loosen'];
}

/**
 * Draws moving parts of the room: flames, stars, dust. Nothing with reduced motion, or where nothing moves.
 */
export function LivingParts(props: LivingPartsProps) {
  const reducedMotion = useReducedMotion();
  const isLiving = useLiving();
  return isLiving && !reducedMotion ? <MovingParts {...props} /> : null;
}

function MovingParts({ port, ...props }: LivingPartsProps) {
  const host = useRef<HTMLDivElement>(null);
  const loosen = useEffectEvent(props.loosen);

  useEffect(() => {
    let isGone = false;
    let end: (() => void) | undefined;
    async function begin() {
      const [game] = await Promise.all([loadGame(), loadPictureGuide()]);
      if (isGone || !host.current) return;
      end = game.mountLiving(host.current, port, { pictures: knownPictures(), loosen });
    }
    // The play works without moving parts.
    begin().catch((error: unknown) => console.warn('Nothing in the room moves.', error));
    return () => {
      isGone = true;
      end?.();
    };
  }, [port]);

  return (
    <Box
      ref={host}
      data-living
      aria-hidden
      position="absolute"
      inset="0"
      boxSize="full"
      pointerEvents="none"
    />
  );
}
