import { Box, chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { OpaqueName } from '../../../core/play/opaqueName.ts';
import { createPlayStagePort } from '../../stores/playStagePort.ts';
import { tableText } from '../../text/table.ts';
import { preloadFaces } from '../lock/faces.ts';
import { PlayStage } from '../stage/PlayStage.tsx';
import { useStageHandle } from '../stage/useStageHandle.ts';
import { toaster } from '../toaster.ts';
import { GameDialogs } from './GameDialogs.tsx';
import { GameHeader } from './GameHeader.tsx';
import { GameTools } from './GameTools.tsx';
import { useGame, useGameplay, useGameStatus } from './gameContext.ts';
import { InventoryBar } from './InventoryBar.tsx';
import { OpeningCurtains } from './moments/Curtains.tsx';
import { Glints } from './moments/Glints.tsx';
import { useFlights } from './moments/useFlights.ts';
import { useMomentSounds } from './moments/useMomentSounds.ts';
import { NoticeLine } from './NoticeLine.tsx';
import { lookOf } from './openingOf.ts';
import { PauseCover } from './PauseCover.tsx';
import { PlacesBar } from './PlacesBar.tsx';
import { RoomBeyond } from './RoomBeyond.tsx';
import { RoomEdge } from './RoomEdge.tsx';
import { RoomName } from './RoomName.tsx';
import { StageCaption } from './StageCaption.tsx';
import { TableFrame, ToolLine, ToolRail, WordsPlace } from './TableFrame.tsx';
import { TimeUp } from './TimeUp.tsx';
import { nearestOpen, onTableKey, putAwayNearest } from './tableKeys.ts';
import { UsedKeys } from './UsedKeys.tsx';
import { useCloseRequest } from './useCloseRequest.ts';
import { useRoomLanguage } from './useRoomLanguage.ts';
import { ViewTools } from './ViewTools.tsx';
import { WayOut } from './WayOut.tsx';
import { useIsWidened, useWide } from './wideChoice.ts';

export interface GameTableProps {
  /** What stands beside the clock. */
  action?: ReactNode;
  /** In a pause: the way out of a play that is kept. */
  leave?: ReactNode;
  /** Called once the room can be seen. */
  onDrawn?: () => void;
}

/** The room being played: clock, stage, inventory, and what lies over them. */
export function GameTable({ action, leave, onDrawn }: GameTableProps) {
  const { gameplay } = useGame();
  const table = useRef<HTMLElement>(null);
  const stage = useStageHandle<OpaqueName>();
  const port = useMemo(() => createPlayStagePort(gameplay), [gameplay]);
  useFlights(table);
  useMomentSounds(stage.whenShown);
  const isPaused = useGameStatus((s) => s.isPaused);
  const imageUrl = useGameplay((s) => s.imageUrl);
  const roomName = useGameplay((s) => s.roomName);
  const language = useRoomLanguage();
  const hintedId = useGameplay((s) => s.ladder.at(-1)?.item);
  const canGoBack = useGameplay((s) => s.canGoBack);
  const isLeaving = useGameplay((s) => s.wayOut !== null || s.isTimeUp);
  const isWide = useWide();
  const hasPlaces = useGameplay((s) => s.places.length > 1);

  const nearest = useGameplay(nearestOpen);
  const isWidened = useIsWidened();
  const isCovered = useGameplay((s) => s.dialog !== null || s.help !== null);
  const toClose = nearest ?? (isWidened ? 'width' : null);
  // The browser asks what opened last, which a caption behind a dialog may have: the room shrank behind a paper.
  useCloseRequest(isCovered ? null : toClose, () => putAwayNearest(gameplay));

  // What had the focus before, the start or the resume button, is gone.
  useEffect(() => {
    if (!isPaused) focusWhereLost(table.current);
  }, [isPaused]);

  return (
    <TableFrame
      ref={table}
      tabIndex={-1}
      aria-label={roomName}
      data-places={hasPlaces ? '' : undefined}
      data-wide={isWide ? '' : undefined}
      onKeyDown={(event) => onTableKey(event, { gameplay, port, isWide })}
    >
      <RoomBeyond />
      <ToolRail>
        <RoomName />
        <ToolLine inert={isLeaving}>
          <GameHeader action={action} />
          <GameTools />
        </ToolLine>
      </ToolRail>
      <Box
        data-stage
        gridArea="stage"
        alignSelf="start"
        position="relative"
        borderRadius="4px"
        overflow="hidden"
        bg="bg.inset"
        boxShadow="0 0 0 2px {colors.ink}, 0 0 0 5px #a06d22, 0 0 0 6px {colors.ink}, {shadows.hung}"
      >
        <PlayStage
          port={port}
          coverUrl={imageUrl}
          onReady={(handle) => {
            stage.onReady(handle);
            // Whoever comes to a lock has seen the room first.
            void handle.whenShown().then(preloadFaces);
          }}
          onFirstPicture={() => onDrawn?.()}
          onPictureMissing={tellMissingPicture}
          onBack={canGoBack ? gameplay.getState().back : null}
          hintedId={hintedId}
          language={language}
          lookOf={lookOf}
        >
          <UsedKeys />
          <Glints whenShown={stage.whenShown} />
        </PlayStage>
        <WayOut />
        <TimeUp />
        {isPaused && <PauseCover leave={leave} />}
        <OpeningCurtains whenShown={stage.whenShown} />
      </Box>
      <chakra.div display="contents" inert={isLeaving}>
        <RoomEdge />
        <ViewTools port={port} />
        <WordsPlace inert={isLeaving}>
          <StageCaption />
          <NoticeLine />
        </WordsPlace>
        {hasPlaces && <PlacesBar />}
        <InventoryBar findItem={stage.itemAt} />
      </chakra.div>
      <GameDialogs onClosed={() => focusWhereLost(table.current)} />
    </TableFrame>
  );
}

/** The keyboard goes on from the room when what it was on has vanished. */
function focusWhereLost(table: HTMLElement | null) {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) table?.focus({ preventScroll: true });
}

function tellMissingPicture() {
  toaster.create({ id: 'picture-missing', type: 'warning', title: tableText.pictureMissing });
}
