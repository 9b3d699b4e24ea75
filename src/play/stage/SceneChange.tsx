import { Box } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useReducedMotion } from '../../shared/browser/useReducedMotion.ts';
import { playSound } from '../sound/playSound.ts';
import type { SoundName } from '../sound/sounds.ts';
import { NEAR, NEAR_FRAME } from './NearFrame.tsx';
import { StillView } from './StillView.tsx';
import type { StageChange } from './useSceneChanges.ts';

/** Milliseconds. */
const CUT = 180;
const FAR = 220;
const FADE = 420;
const REDUCED = 120;
/** Milliseconds after which the animation does not wait for the new scene. */
const PATIENCE = 2000;

/** Sounds of scene changes; the notice line says the scene's name. */
const SOUND_OF: Readonly<Record<StageChange['type'], SoundName>> = {
  cut: 'steps',
  near: 'nearer',
  inside: 'nearer',
  far: 'farther',
  fade: 'change',
};

interface SceneChangeProps {
  change: StageChange;
  /** Settles once the new scene is drawn. */
  whenShown: () => Promise<void>;
  onShown: () => void;
  onEnd: () => void;
}

/** Keeps the former picture over the stage until the new scene is drawn, and then animates the change. */
export function SceneChange({ change, whenShown, onShown, onEnd }: SceneChangeProps) {
  const former = useRef<HTMLDivElement>(null);
  const dark = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  const reducedMotion = useReducedMotion();
  const play = useEffectEvent(async (signal: AbortSignal) => {
    await Promise.race([whenShown(), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
    if (signal.aborted) return;
    setShown(true);
    onShown();
    const isCut = (change.type === 'cut' || change.type === 'inside') && !reducedMotion;
    const motions = isCut
      ? cut(former.current, dark.current)
      : giveWay(former.current, reducedMotion ? REDUCED : durationOf(change));
    await Promise.all(motions.map(({ finished }) => finished.catch(() => {})));
    if (!signal.aborted) onEnd();
  });
  useEffect(() => playSound(SOUND_OF[change.type]), [change.type]);
  useEffect(() => {
    const stop = new AbortController();
    void play(stop.signal);
    return () => stop.abort();
  }, []);

  const isFramed = change.type === 'far' || change.type === 'inside';
  return (
    <Box
      position="absolute"
      inset="0"
      aria-hidden
      data-change={change.type}
      zIndex="1"
      // Blocks clicks until the new scene is visible; in a fade everything keeps its place, so clicks are
      // safe.
      pointerEvents={isShown || change.type === 'fade' ? 'none' : undefined}
    >
      <Box ref={former} position="absolute" inset="0">
        {/* A close-up grows over the picture from which it was entered, so nothing has to disappear. */}
        {isFramed && <FormerNear change={change} />}
        {!isFramed && change.type !== 'near' && <StillView still={change.still} />}
      </Box>
      <Box ref={dark} position="absolute" inset="0" bg="#08060e" opacity="0" />
    </Box>
  );
}

function FormerNear({ change }: { change: StageChange }) {
  return (
    <>
      <StillView still={change.type === 'inside' ? null : change.place} isDimmed />
      <Box position="absolute" boxShadow={NEAR_FRAME} {...NEAR}>
        <StillView still={change.still} />
      </Box>
    </>
  );
}

function durationOf({ type }: StageChange): number {
  return type === 'fade' ? FADE : FAR;
}

/** Fades to dark and back. */
function cut(former: HTMLElement | null, dark: HTMLElement | null): Animation[] {
  const away = { opacity: [1, 1, 0, 0], offset: [0, 0.499, 0.5, 1] };
  return animations([former, away], [dark, { opacity: [0, 1, 0] }], CUT);
}

function giveWay(former: HTMLElement | null, duration: number): Animation[] {
  return animations([former, { opacity: [1, 0] }], duration);
}

function animations(...moves: [...[HTMLElement | null, PropertyIndexedKeyframes][], number]): Animation[] {
  const duration = moves.at(-1) as number;
  return (moves.slice(0, -1) as [HTMLElement | null, PropertyIndexedKeyframes][]).flatMap(
    ([element, frames]) => element?.animate(frames, { duration, fill: 'forwards' }) ?? [],
  );
}
