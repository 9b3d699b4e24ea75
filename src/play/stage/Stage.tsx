import { Box } from '@chakra-ui/react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Renderer, StageHandle, StageOptions } from '../../../game/ports.ts';
import { useReducedMotion } from '../../shared/browser/useReducedMotion.ts';
import { knownPictures, loadPictureGuide } from '../../shared/pictures/pictureGuide.ts';
import { type GameModule, loadGame } from './loadGame.ts';
import { StageFailure } from './StageFailure.tsx';
import { StageLoading } from './StageLoading.tsx';

// Importing the stage means that it will be shown, so its code loads while the screen starts. A failure is
// reported when the stage mounts.
loadGame().catch(() => {});
void loadPictureGuide();

/** Props shared by both stages. */
export interface StageProps<Port, Handle extends StageHandle> {
  /** A new port creates a new stage, so keep it between renders. */
  port: Port;
  renderer?: Renderer;
  /** Picture shown while the stage loads. */
  coverUrl?: string;
  /** Called with the stage once it is ready; the stage is disposed with the component. */
  onReady?: (stage: Handle) => void;
  onFirstPicture?: () => void;
  onPictureMissing?: (uri: string) => void;
  /** Called with the item under the pointer, or null (play only). */
  onHover?: (id: string | null) => void;
}

interface StageFrameProps<Port, Handle extends StageHandle> extends StageProps<Port, Handle> {
  /** Chooses how the game is mounted. Must be the same function at each render. */
  chooseMount: (game: GameModule) => (host: HTMLElement, port: Port, options: StageOptions) => Handle;
  /** Overlays over the picture. */
  children: ReactNode;
}

/**
 * A frame of 16:9, or as tall as `--stage-fill`, with the game's canvas, loaded on demand; offers a retry if
 * loading fails.
 */
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
      // Focus must not scroll the content: the stage itself controls what is visible.
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
