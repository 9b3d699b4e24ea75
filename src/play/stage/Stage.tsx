import { Box } from '@chakra-ui/react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Renderer, StageHandle, StageOptions } from '../../../game/ports.ts';
import { useReducedMotion } from '../../shared/browser/useReducedMotion.ts';
import { knownPictures, loadPictureGuide } from '../../shared/pictures/pictureGuide.ts';
import { type GameModule, loadGame } from './loadGame.ts';
import { StageFailure } from './StageFailure.tsx';
import { StageLoading } from './StageLoading.tsx';

// Whoever imports the stage will show one: its code is fetched while the screen around it still starts. A failure is told at the mount.
loadGame().catch(() => {});
void loadPictureGuide();

/** What both stages can be given. */
export interface StageProps<Port, Handle extends StageHandle> {
  /** A new port is a new stage: keep it between renders. */
  port: Port;
  renderer?: Renderer;
  /** Picture to look at while the stage loads. */
  coverUrl?: string;
  /** Gets the stage once it stands; it is disposed with the component. */
  onReady?: (stage: Handle) => void;
  onFirstPicture?: () => void;
  onPictureMissing?: (uri: string) => void;
  /** Gets the item that the pointer goes over, null for none (play only). */
  onHover?: (id: string | null) => void;
}

interface StageFrameProps<Port, Handle extends StageHandle> extends StageProps<Port, Handle> {
  /** Chooses how the game is mounted. Has to be the same function at each render. */
  chooseMount: (game: GameModule) => (host: HTMLElement, port: Port, options: StageOptions) => Handle;
  /** What lies over the picture. */
  children: ReactNode;
}

/** A 16:9 frame, or one of the height `--stage-fill`, with the game's canvas in it, loaded when first needed; with a way to try again where that fails. */
export function Stage<Port, Handle extends StageHandle>(props: StageFrameProps<Port, Handle>) {
  const [attempt, setAttempt] = useState(0);
  const [error, setError] = useState<unknown>(null);

  function retry() {
    setError(null);
    setAttempt(attempt + 1);
  }

  return (
    <Box
      position="relative"
      width="full"
      height="var(--stage-fill, auto)"
      aspectRatio="16/9"
      // Nothing in it may be scrolled to, as by the focus: what is seen is the stage's own affair.
      overflow="clip"
      isolation="isolate"
    >
      {error ? (
        <StageFailure error={error} onRetry={retry} />
      ) : (
        <StageCanvas key={attempt} {...props} onFailure={setError} />
      )}
    </Box>
  );
}

function StageCanvas<Port, Handle extends StageHandle>(
  props: StageFrameProps<Port, Handle> & { onFailure: (error: unknown) => void },
) {
  const { port, renderer = 'canvas', chooseMount } = props;
  const host = useRef<HTMLDivElement>(null);
  const [hasPicture, setHasPicture] = useState(false);
  const reducedMotion = useReducedMotion();
  const onReady = useEffectEvent((stage: Handle) => props.onReady?.(stage));
  const onFirstPicture = useEffectEvent(() => {
    setHasPicture(true);
    props.onFirstPicture?.();
  });
  const onPictureMissing = useEffectEvent((uri: string) => props.onPictureMissing?.(uri));
  const onHover = useEffectEvent((id: string | null) => props.onHover?.(id));
  const onFailure = useEffectEvent(props.onFailure);

  useEffect(() => {
    let stage: Handle | null = null;
    let isGone = false;

    async function open() {
      void loadPictureGuide();
      const game = await loadGame();
      if (isGone || !host.current) return;
      const pictures = knownPictures();
      const options = { renderer, reducedMotion, pictures, onFirstPicture, onPictureMissing, onHover };
      stage = chooseMount(game)(host.current, port, options);
      onReady(stage);
    }

    open().catch((error: unknown) => {
      if (isGone) return;
      console.error(error);
      onFailure(error);
    });
    return () => {
      isGone = true;
      stage?.dispose();
      setHasPicture(false);
    };
  }, [port, renderer, reducedMotion, chooseMount]);

  return (
    <>
      <Box ref={host} position="absolute" inset="0" />
      {!hasPicture && <StageLoading coverUrl={props.coverUrl} />}
      {props.children}
    </>
  );
}
