import { Box, chakra } from '@chakra-ui/react';
import { type ReactNode, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';
import type { PercentRect } from '../../../core/room/geometry.ts';
import { ShownInDialogs } from '../../shared/dialog/ModalDialog.tsx';
import { TimeUp } from '../after/TimeUp.tsx';
import { PauseCover, PauseWords } from '../clock/PauseCover.tsx';
import { LazyKeyList } from '../keys/LazyKeyList.tsx';
import { ExitScene } from '../leaving/ExitScene.tsx';
import { RoomBeyond } from '../leaving/RoomBeyond.tsx';
import { RoomEdge } from '../leaving/RoomEdge.tsx';
import { preloadFaces } from '../lock/faces.ts';
import { lookOf } from '../lockDialog/lookOf.ts';
import { UsedKeys } from '../lockDialog/UsedKeys.tsx';
import { OpeningCurtains } from '../moments/Curtains.tsx';
import { Glints } from '../moments/Glints.tsx';
import { useFlights } from '../moments/useFlights.ts';
import { useMomentSounds } from '../moments/useMomentSounds.ts';
import { RoomWords } from '../notices/RoomWords.tsx';
import { useOverRoom } from '../notices/useOverRoom.ts';
import { createPlayStagePort } from '../session/playStagePort.ts';
import type { PlayEvents } from '../session/predictEvents.ts';
import { revealing } from '../session/seen.ts';
import { glideTo } from '../stage/glideTo.ts';
import { PlayStage } from '../stage/PlayStage.tsx';
import { useStageHandle } from '../stage/useStageHandle.ts';
import { GameHeader } from '../toolbar/GameHeader.tsx';
import { GameTools, ToolBelow } from '../toolbar/GameTools.tsx';
import { PlacesBar } from '../toolbar/PlacesBar.tsx';
import { RoomName } from '../toolbar/RoomName.tsx';
import { ViewTools } from '../toolbar/ViewTools.tsx';
import { InventoryBar } from '../tray/InventoryBar.tsx';
import { GameDialogs } from './GameDialogs.tsx';
import { useGame, useGameplay, useGameStatus } from './gameContext.ts';
import { TableFrame, ToolLine, ToolRail } from './TableFrame.tsx';
import { closeNearest, LIST_KEY, leaveByDark, nearestOpen, onTableKey } from './tableKeys.ts';
import { TeamParts } from './teamParts.ts';
import { useCloseRequest } from './useCloseRequest.ts';
import { useRoomLanguage } from './useRoomLanguage.ts';
import { useWide } from './wideChoice.ts';

export interface GameTableProps {
  /** Shown beside the clock. */
  action?: ReactNode;
  /** In a pause: leaves a play that is kept. */
  leave?: ReactNode;
  /** Called once the room is drawn. */
  onDrawn?: () => void;
}

/** The screen of a running play: clock, stage, inventory and dialogs. */
export function GameTable({ action, leave, onDrawn }: GameTableProps) {
  const { gameplay } = useGame();
  const team = useContext(TeamParts);
  const table = useRef<HTMLElement>(null);
  const stage = useStageHandle<OpaqueName>();
  const [areKeysListed, listKeys] = useState(false);
  const [missingAt, setMissingAt] = useState<PlayEvents | null>(null);
  const { areCaptionsOver, isNewsOver } = useOverRoom();
  const isSaidOver = useRef(areCaptionsOver);
  useLayoutEffect(() => {
    isSaidOver.current = areCaptionsOver;
  }, [areCaptionsOver]);
  const port = useMemo(() => createPlayStagePort(gameplay, () => isSaidOver.current), [gameplay]);
  const staged = useMemo(
    () => ({
      port,
      stage,
      show: (part: PercentRect) => glideTo(port, revealing(port.getState().seen, part)),
    }),
    [port, stage],
  );
  useFlights(table);
  useMomentSounds(stage.whenShown);
  const isPaused = useGameStatus((s) => s.isPaused);
  const imageUrl = useGameplay((s) => s.imageUrl);
  const roomName = useGameplay((s) => s.roomName);
  const language = useRoomLanguage();
  const hintedId = useGameplay((s) => s.ladder.at(-1)?.item);
  const canGoBack = useGameplay((s) => s.canGoBack);
  const isLeaving = useGameplay((s) => s.exit !== null || s.isTimeUp);
  const isWide = useWide();
  const hasPlaces = useGameplay((s) => s.places.length > 1);

  const nearest = useGameplay((s) => nearestOpen(s, isNewsOver));
  const isCovered = useGameplay((s) => s.dialog !== null || s.help !== null);
  // Nothing while a dialog is open: browsers send a close request to what opened last, which may be a caption behind
  // the dialog.
  useCloseRequest(isCovered ? null : nearest, () => closeNearest(gameplay, isNewsOver));

  // The start or resume button, which had the focus, is gone.
  useEffect(() => {
    if (!isPaused) focusWhereLost(table.current);
  }, [isPaused]);

  return (
    <ShownInDialogs value={team && <team.NewsOverDialog />}>
      <TableFrame
        ref={table}
        tabIndex={-1}
        aria-label={roomName}
        aria-keyshortcuts={LIST_KEY}
        onKeyDown={(event) =>
          onTableKey(event, { gameplay, port, isWide, isNewsOver, listKeys: () => listKeys(true) })
        }
      >
        <RoomBeyond />
        <ToolRail>
          {team ? (
            <>
              {/* A phone has no space for the room's name beside the team; the team's sheet and the pause show it. */}
              <Box display={{ base: 'none', md: 'contents' }}>
                <RoomName />
              </Box>
              <team.Rack />
            </>
          ) : (
            <RoomName />
          )}
          <ToolLine inert={isLeaving}>
            <GameHeader action={action} />
            <GameTools />
          </ToolLine>
        </ToolRail>
        {team?.inClass && !isPaused && <team.inClass.TeachersLine />}
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
              // The room was seen before any lock is opened, so faces can load then.
              void handle.whenShown().then(preloadFaces);
            }}
            onFirstPicture={() => onDrawn?.()}
            onPictureMissing={() => setMissingAt(gameplay.getState().lastEvents)}
            onBack={canGoBack ? gameplay.getState().back : null}
            onDark={() => leaveByDark(gameplay, isNewsOver)}
            hintedId={hintedId}
            language={language}
            lookOf={lookOf}
          >
            <UsedKeys />
            <Glints whenShown={stage.whenShown} />
            {team && <team.Company {...staged} />}
          </PlayStage>
          {team && <team.SignalMenu {...staged} />}
          {team && <team.NewsSlip />}
          <ExitScene />
          <TimeUp />
          {isPaused && (team?.inClass ? <team.inClass.PauseCover /> : <PauseCover leave={leave} />)}
          <OpeningCurtains whenShown={stage.whenShown} />
        </Box>
        <chakra.div display="contents" inert={isLeaving}>
          <RoomEdge />
          <ViewTools port={port} />
          <RoomWords
            isHidden={isLeaving}
            missingAt={missingAt}
            inPause={!team?.inClass && <PauseWords canLeave={leave !== undefined} />}
          />
          {hasPlaces && <PlacesBar />}
          <InventoryBar findItem={stage.itemAt} />
          <ToolBelow />
        </chakra.div>
        <GameDialogs onClosed={() => focusWhereLost(table.current)} />
        {areKeysListed && <LazyKeyList onClose={() => listKeys(false)} />}
      </TableFrame>
    </ShownInDialogs>
  );
}

/** Moves the focus to the room if the focused element has vanished. */
function focusWhereLost(table: HTMLElement | null) {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) table?.focus({ preventScroll: true });
}
