import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useStore } from 'zustand';
import type { Room } from '../../../core/room/model.ts';
import { PageTitle } from '../../components/PageTitle.tsx';
import { EndScreen } from '../../components/play/EndScreen.tsx';
import { GameTable } from '../../components/play/GameTable.tsx';
import { type Game, GameContext, useGameplay, useGameStatus } from '../../components/play/gameContext.ts';
import { IntroductionCard } from '../../components/play/IntroductionCard.tsx';
import { IntroductionSkeleton } from '../../components/play/IntroductionSkeleton.tsx';
import { useAppStores, useProfile } from '../../stores/appStores.ts';
import { useBackend } from '../../stores/backend.ts';
import { createGameplayStore } from '../../stores/gameplayStore.ts';
import { createGameStatusStore } from '../../stores/gameStatusStore.ts';
import { createPreviewPlay } from '../../stores/previewPlay.ts';
import { createPreviewStore } from '../../stores/previewStore.ts';
import { gameplayText } from '../../text/gameplay.ts';
import { PreviewUnavailable } from './PreviewUnavailable.tsx';

/** `/preview/{roomId?}`: the creator's own draft, judged in this browser. */
export function PreviewScreen() {
  const { roomId } = useParams();
  const { profile } = useAppStores();
  const isLoading = useProfile((state) => state.isLoading);
  const { drafts, rooms } = useBackend();
  const store = useMemo(() => {
    const owner = (!isLoading && profile.getState().userId) || 'guest';
    return createPreviewStore({ owner, roomId: roomId ?? null, drafts, rooms });
  }, [isLoading, profile, roomId, drafts, rooms]);
  const phase = useStore(store, (state) => state.phase);
  const room = useStore(store, (state) => state.room);

  useEffect(() => {
    if (!isLoading) void store.getState().load();
  }, [store, isLoading]);

  return (
    <Box width="full" paddingX="2" paddingY={{ base: '3', md: '5' }}>
      <PageTitle page={gameplayText.previewTitle} />
      {phase === 'loading' && <IntroductionSkeleton />}
      {phase === 'ready' && room && (
        <PreviewedRoom room={room} roomId={roomId} onEscaped={() => void store.getState().markPreviewed()} />
      )}
      {(phase === 'missing' || phase === 'nothing' || phase === 'failed') && (
        <PreviewUnavailable phase={phase} onRetry={() => void store.getState().load()} />
      )}
    </Box>
  );
}

interface PreviewedRoomProps {
  room: Room;
  roomId: string | undefined;
  onEscaped: () => void;
}

function PreviewedRoom({ room, roomId, onEscaped }: PreviewedRoomProps) {
  const game = useMemo<Game>(() => {
    const gameStatus = createGameStatusStore();
    return { gameStatus, gameplay: createGameplayStore({ play: createPreviewPlay(room), gameStatus }) };
  }, [room]);

  useEffect(() => {
    void game.gameplay.getState().open();
    return game.gameStatus.subscribe((status, before) => {
      if (status.isEscaped && !before.isEscaped) onEscaped();
    });
  }, [game, onEscaped]);

  return (
    <GameContext.Provider value={game}>
      <PreviewNote roomId={roomId} />
      <PreviewedPlay roomId={roomId} />
    </GameContext.Provider>
  );
}

function PreviewedPlay({ roomId }: { roomId: string | undefined }) {
  const phase = useGameplay((s) => s.phase);
  const isStarted = useGameStatus((s) => s.isStarted);
  const isEscaped = useGameStatus((s) => s.isEscaped);
  const isOver = useGameStatus((s) => s.isGameOver || s.isEscaped);
  if (phase !== 'open') return <IntroductionSkeleton />;
  if (!isStarted) return <IntroductionCard suggestedName={null} />;
  if (!isOver) return <GameTable />;
  return (
    <EndScreen wayOut={<BackToEditor roomId={roomId} />}>
      {isEscaped && (
        <Text marginTop="4" color="success.fg">
          {gameplayText.previewEscaped}
        </Text>
      )}
    </EndScreen>
  );
}

function PreviewNote({ roomId }: { roomId: string | undefined }) {
  return (
    <Flex
      width="full"
      maxWidth="60rem"
      marginX="auto"
      marginBottom="3"
      gap="3"
      align="center"
      justify="space-between"
      wrap="wrap"
    >
      <Text color="fg.muted" fontSize="sm">
        {gameplayText.previewNote}
      </Text>
      <BackToEditor roomId={roomId} />
    </Flex>
  );
}

function BackToEditor({ roomId }: { roomId: string | undefined }) {
  return (
    <Button asChild variant="outline" size="sm">
      <Link to={roomId ? `/room-editor/${roomId}` : '/room-editor'}>
        <ArrowLeft aria-hidden />
        {gameplayText.backToEditor}
      </Link>
    </Button>
  );
}
