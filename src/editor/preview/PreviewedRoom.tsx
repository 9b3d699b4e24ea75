import { Button, Flex, Text } from '@chakra-ui/react';
import { Rocket } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { type CoverFrame, coverFrameOf } from '../../../core/catalogue/coverFrames.ts';
import type { Room } from '../../../core/room/model.ts';
import { coverBackgroundOf } from '../../../core/room/scenes.ts';
import { EndScreen } from '../../play/after/EndScreen.tsx';
import { IntroductionCard } from '../../play/before/IntroductionCard.tsx';
import { IntroductionSkeleton } from '../../play/before/IntroductionSkeleton.tsx';
import { createGameplayStore } from '../../play/session/gameplayStore.ts';
import {
  ClockHeld,
  type Game,
  GameContext,
  useGameplay,
  useGameStatus,
} from '../../play/table/gameContext.ts';
import { LazyGameTable } from '../../play/table/LazyGameTable.tsx';
import { useHasEnded } from '../../play/table/useHasEnded.ts';
import { Link } from '../../shared/kit/Link.tsx';
import { loadChunk } from '../../shared/load/loadChunk.ts';
import { useAnswer } from '../../shared/load/useAnswer.ts';
import { previewText } from '../text/preview.ts';
import { BackToEditor, editorAddress } from './BackToEditor.tsx';
import { createHeldClock, type HeldClock } from './createHeldClock.ts';
import { createPreviewJudge } from './previewJudge.ts';
import type { PreviewStore } from './previewStore.ts';

interface PreviewedRoomProps {
  room: Room;
  roomId: string | undefined;
  store: PreviewStore;
}

/** Plays the creator's room, judged in this browser; an escape marks it as previewed. */
export function PreviewedRoom({ room, roomId, store }: PreviewedRoomProps) {
  const { game, clock } = useMemo(() => createGame(room), [room]);
  const [isSeen, setSeen] = useState(false);

  const cover = useCover(room);

  useEffect(() => {
    void game.gameplay.getState().open();
    return game.gameStatus.subscribe((status, before) => {
      if (status.isEscaped && !before.isEscaped) void store.getState().markPreviewed();
    });
  }, [game, store]);

  /** Starts the clock once the room can be seen: a draft's pictures may load only then. */
  function begin(): void {
    clock.release();
    setSeen(true);
    void game.gameplay.getState().poll();
  }
  return (
    <GameContext.Provider value={game}>
      <ClockHeld.Provider value={!isSeen}>
        <PreviewedPlay
          roomId={roomId}
          cover={cover}
          frame={coverFrameOf(coverBackgroundOf(room))}
          marking={<Marking store={store} />}
          onDrawn={begin}
        />
      </ClockHeld.Provider>
    </GameContext.Provider>
  );
}

function createGame(room: Room): { game: Game; clock: HeldClock } {
  const clock = createHeldClock();
  const gameplay = createGameplayStore({ judge: createPreviewJudge(room, { now: clock.now }) });
  return { game: { gameplay, gameStatus: gameplay }, clock };
}

interface PreviewedPlayProps {
  roomId: string | undefined;
  cover: string | null;
  frame: CoverFrame | null;
  marking: ReactNode;
  onDrawn: () => void;
}

function PreviewedPlay({ roomId, cover, frame, marking, onDrawn }: PreviewedPlayProps) {
  const phase = useGameplay((s) => s.phase);
  const isStarted = useGameStatus((s) => s.isStarted);
  const isEscaped = useGameStatus((s) => s.isEscaped);
  const hasEnded = useHasEnded();
  if (phase !== 'open') return <IntroductionSkeleton />;
  if (hasEnded)
    return (
      <EndScreen
        exit={
          <>
            {isEscaped && <PublishIt roomId={roomId} />}
            <BackToEditor roomId={roomId} />
          </>
        }
      >
        {isEscaped && marking}
      </EndScreen>
    );
  if (isStarted) return <LazyGameTable action={<BackToEditor roomId={roomId} isSmall />} onDrawn={onDrawn} />;
  return (
    <>
      <PreviewNote roomId={roomId} />
      <IntroductionCard cover={cover} frame={frame} />
    </>
  );
}

/** Offers to publish after an escape. */
function PublishIt({ roomId }: { roomId: string | undefined }) {
  return (
    <Button asChild>
      <Link to={`${editorAddress(roomId)}?publish`}>
        <Rocket aria-hidden />
        {previewText.publishIt}
      </Link>
    </Button>
  );
}

/** Shows whether the escape was recorded. */
function Marking({ store }: { store: PreviewStore }) {
  const marking = useStore(store, (state) => state.marking);
  const isLost = marking === 'failed' || marking === 'conflict';
  return (
    <Flex role="status" direction="column" align="center" gap="3" marginTop="6">
      <Text color={isLost ? 'warning.fg' : 'success.fg'}>{previewText.marking[marking]}</Text>
      {marking === 'failed' && (
        <Button variant="outline" onClick={() => store.getState().markPreviewed()}>
          {previewText.markAgain}
        </Button>
      )}
    </Flex>
  );
}

function PreviewNote({ roomId }: { roomId: string | undefined }) {
  return (
    <Flex
      width="calc(100% - 2rem)"
      maxWidth={{ base: '44rem', lg: '72rem' }}
      marginX="auto"
      marginTop="3"
      marginBottom="-1"
      columnGap="3"
      rowGap="1"
      align="center"
      justify="space-between"
      wrap="wrap"
    >
      <Text color="fg.muted" fontSize="sm">
        {previewText.note}
      </Text>
      <BackToEditor roomId={roomId} size="sm" />
    </Flex>
  );
}

/** The room's cover, drawn if none is stored. Null while drawing, empty if that fails. */
function useCover(room: Room): string | null {
  const isStored = room.imageUrl !== '';
  const drawn = useAnswer(
    useMemo(() => (isStored ? null : () => draw(room)), [room, isStored]),
    '',
  );
  return isStored ? room.imageUrl : drawn;
}

/** Loads the stage's large code only now; the play that follows needs it, too. */
async function draw(room: Room): Promise<string> {
  const { drawCover } = await loadChunk('cover', () => import('../stage/drawCover.ts'));
  return drawCover(room, room.coverScene ?? undefined);
}
