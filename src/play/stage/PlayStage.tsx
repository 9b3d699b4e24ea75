import { Box, chakra, Flex } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { PlayEvent } from '../../../core/play/model.ts';
import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';
import { hitRect } from '../../../core/room/geometry.ts';
import { posedView } from '../../../core/room/posedView.ts';
import type { PlayPort, PlayStageHandle } from '../../../game/ports.ts';
import type { LanguageProps } from '../../shared/language/languageProps.ts';
import { knownPictures } from '../../shared/pictures/pictureGuide.ts';
import { revealing } from '../session/seen.ts';
import { stageText } from '../text/stage.ts';
import { glideTo } from './glideTo.ts';
import { LivingParts } from './LivingParts.tsx';
import type { GameModule } from './loadGame.ts';
import { NameTags } from './NameTags.tsx';
import { NearFrame } from './NearFrame.tsx';
import { SceneChange } from './SceneChange.tsx';
import { SeenPart } from './SeenPart.tsx';
import { Stage, type StageProps } from './Stage.tsx';
import { StageMirror } from './StageMirror.tsx';
import { StillView } from './StillView.tsx';
import { useSceneChanges } from './useSceneChanges.ts';
import { useStage } from './useStage.ts';

interface PlayStageProps extends StageProps<PlayPort, PlayStageHandle> {
  /** Leaves a close-up; absent where there is no way back. */
  onBack?: (() => void) | null;
  /** Called for a tap on the dark around a close-up. */
  onDark?: () => void;
  /** The item a hint points at, while it is in the scene. */
  hintedId?: OpaqueName | undefined;
  /** The language of the items' names. */
  language?: LanguageProps | undefined;
  /** Describes the picture at an address for screen readers. */
  lookOf?: (uri: string) => string | undefined;
  /** Overlays, in percent of the picture. */
  children?: ReactNode;
}

/**
 * The room of a play. It fills its container's width, 16:9 or as tall as `--stage-fill` says. A close-up is
 * framed over its own background, out of focus. Changes of scene are animated (N1, N3, O3).
 */
export function PlayStage({
  onBack,
  onDark,
  hintedId,
  language,
  lookOf,
  children,
  ...props
}: PlayStageProps) {
  const { port } = props;
  const view = useStage(port, (s) => s.view);
  const scene = useStage(port, (s) => s.scene);
  const isHighlighting = useStage(port, (s) => s.isHighlighting);
  const { items } = useMemo(() => posedView(view, knownPictures()), [view]);
  const picture = useRef<HTMLDivElement>(null);
  const stage = useRef<PlayStageHandle>(null);
  const [hoveredId, setHovered] = useState<string | null>(null);
  const [focusedId, setFocused] = useState<string | null>(null);
  const [hasPicture, setHasPicture] = useState(false);
  const { change, place, endChange } = useSceneChanges(port, picture);
  const [shownChange, setShownChange] = useState(0);
  const isNear = scene?.kind === 'closeUp';
  const isEntered = change?.type === 'near';
  const isAwaited = isEntered && change.id !== shownChange;
  useRevealed(port, hintedId);
  useSights(port);

  function onReady(handle: PlayStageHandle) {
    stage.current = handle;
    props.onReady?.(handle);
  }

  function onFirstPicture() {
    setHasPicture(true);
    props.onFirstPicture?.();
  }

  return (
    <Box
      position="relative"
      width="full"
      height="var(--stage-fill, auto)"
      aspectRatio="16/9"
      overflow="clip"
      isolation="isolate"
      bg="bg.deep"
    >
      {isNear && (
        <StillView still={place} ground={view.background?.uri} isDimmed={!isAwaited} onClick={onDark} />
      )}
      <NearFrame
        ref={picture}
        isNear={isNear}
        name={scene?.name ?? ''}
        isAwaited={isAwaited}
        isGrowing={isEntered && !isAwaited}
      >
        <Stage
          {...props}
          onReady={onReady}
          onFirstPicture={onFirstPicture}
          onHover={setHovered}
          chooseMount={choosePlay}
        >
          <SeenPart port={port}>
            {hasPicture && <LivingParts port={port} loosen={(things) => stage.current?.loosen(things)} />}
            <StageMirror
              label={stageText.playIn(scene?.name ?? '')}
              items={items}
              language={language}
              lookOf={lookOf}
              sceneId={scene?.id ?? null}
              litId={hoveredId}
              hintedId={hintedId}
              isHighlighting={isHighlighting}
              onNamed={setFocused}
              onClick={({ id }) => port.click(id)}
              onFocus={(item) => glideTo(port, revealing(port.getState().seen, hitRect(item)))}
            />
            {children}
          </SeenPart>
          <NameTags
            items={items}
            isHighlighting={isHighlighting}
            // The picture of an item answers the pointer; a spot has none.
            namedId={focusedId ?? items.find(({ id, spot }) => id === hoveredId && spot)?.id ?? null}
            language={language}
            port={port}
          />
        </Stage>
      </NearFrame>
      {isNear && onBack && !isAwaited && <BackButton onClick={onBack} />}
      {change && (
        <SceneChange
          key={change.id}
          change={change}
          whenShown={async () => stage.current?.whenShown()}
          onShown={() => setShownChange(change.id)}
          onEnd={endChange}
        />
      )}
    </Box>
  );
}

/** Scrolls to the item that a hint points at. */
function useRevealed(port: PlayPort, hintedId: OpaqueName | undefined) {
  useEffect(() => {
    const { view, seen } = port.getState();
    const item = view.items.find(({ id }) => id === hintedId);
    if (item) glideTo(port, revealing(seen, hitRect(item)));
  }, [port, hintedId]);
}

/** Scrolls to things that open or are revealed, if the room is only partly visible. */
function useSights(port: PlayPort) {
  useEffect(
    () =>
      port.subscribeEvents((events) => {
        const sights = events.filter(isSight);
        // The events come before the room shows their result.
        if (sights.length > 0) requestAnimationFrame(() => lookAt(port, sights));
      }),
    [port],
  );
}

function lookAt(port: PlayPort, sights: readonly Sight[]) {
  const { view, seen } = port.getState();
  const places = sights.flatMap((sight) => {
    const item = view.items.find(({ id }) => id === sight.item);
    return item ? [hitRect(item)] : [];
  });
  glideTo(port, places.reduce(revealing, seen));
}

type Sight = Extract<PlayEvent<OpaqueName>, { type: 'opened' | 'revealed' }>;

function isSight(event: PlayEvent<OpaqueName>): event is Sight {
  return event.type === 'opened' || event.type === 'revealed';
}

function choosePlay(game: GameModule) {
  return game.mountPlayStage;
}

function BackButton({ onClick }: { onClick: () => void }) {
  return (
    <Flex position="absolute" top={{ base: '1.5', md: '4' }} insetInlineStart={{ base: '1.5', md: '4' }}>
      <RoundButton
        type="button"
        className="evening"
        aria-label={stageText.back}
        title={stageText.back}
        onClick={onClick}
      >
        <ArrowLeft aria-hidden />
      </RoundButton>
    </Flex>
  );
}

/** An enamel button with a brass rim. */
const RoundButton = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: { base: '11', md: '12' },
    borderRadius: 'full',
    layerStyle: 'enamelPlate',
    transition: 'filter 120ms, translate 120ms',
    _hover: { filter: 'brightness(1.15)' },
    _active: { translate: '0 1px' },
  },
});
