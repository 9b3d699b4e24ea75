import { Button } from '@chakra-ui/react';
import { DoorOpen } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useAppStores, useProfile } from '../../components/appStores.ts';
import { isEmbedded } from '../../components/isEmbedded.ts';
import { Link } from '../../components/Link.tsx';
import { loadChunk } from '../../components/loadChunk.ts';
import { PageTitle } from '../../components/PageTitle.tsx';
import { type Game, GameContext, useGameplay, useGameStatus } from '../../components/play/gameContext.ts';
import { IntroductionSkeleton } from '../../components/play/IntroductionSkeleton.tsx';
import { LazyGameTable } from '../../components/play/LazyGameTable.tsx';
import { PlayUnavailable } from '../../components/play/PlayUnavailable.tsx';
import { useIsOver } from '../../components/play/useIsOver.ts';
import { useOtherTabs } from '../../components/play/useOtherTabs.ts';
import { useCatchUpOnReturn, useReconnect } from '../../components/play/useReconnect.ts';
import { useBackend } from '../../components/useBackend.ts';
import { createGameplayStore } from '../../stores/gameplayStore.ts';
import { createGameStatusStore } from '../../stores/gameStatusStore.ts';
import { gameplayText } from '../../text/gameplay.ts';
import { presentLanguage } from '../../text/language.ts';
import { LazyRoomEnd, usePreloadedRoomEnd } from './LazyRoomEnd.tsx';
import { RoomPage } from './RoomPage.tsx';

/** `/gameplay/{roomId}`: a published room, from its introduction to the leaderboard. The server judges. */
export function GameplayScreen() {
  const { roomId = '' } = useParams();
  const backend = useBackend();
  const { profile } = useAppStores();
  const isLoading = useProfile(({ isLoading }) => isLoading);
  const game = useMemo<Game>(() => {
    const gameStatus = createGameStatusStore();
    const gameplay = createGameplayStore({
      judge: backend.remoteJudge(roomId),
      gameStatus,
      findRecommended: async () => {
        const [after, { findRecommended }] = await Promise.all([
          backend.rooms.loadSummary(roomId),
          loadChunk('recommended', () => import('../../stores/gameplay/findRecommended.ts')),
        ]);
        const { userId } = profile.getState();
        return findRecommended(backend, { after, userId, language: presentLanguage() });
      },
    });
    return { gameStatus, gameplay };
  }, [backend, profile, roomId]);

  useEffect(() => {
    // A play opened before the sign-in is known would belong to a guest.
    if (!isLoading) void game.gameplay.getState().open();
  }, [game, isLoading]);

  return (
    <GameContext.Provider value={game}>
      <RoomTitle />
      <Play roomId={roomId} />
    </GameContext.Provider>
  );
}

function RoomTitle() {
  const roomName = useGameplay((s) => s.roomName);
  return <PageTitle page={roomName || gameplayText.pageTitle} />;
}

function Play({ roomId }: { roomId: string }) {
  useReconnect();
  useCatchUpOnReturn();
  useOtherTabs(roomId);
  const phase = useGameplay((s) => s.phase);
  const isStarted = useGameStatus((s) => s.isStarted);
  const isOver = useIsOver();
  if (phase === 'opening') return <IntroductionSkeleton />;
  if (phase === 'failed') return <PlayUnavailable />;
  if (isOver) return <LazyRoomEnd roomId={roomId} />;
  if (isStarted) return <RunningPlay />;
  return <RoomPage roomId={roomId} />;
}

function RunningPlay() {
  usePreloadedRoomEnd();
  return <LazyGameTable leave={isEmbedded ? undefined : <LeaveForNow />} />;
}

/** The dashboard offers to go back in. */
function LeaveForNow() {
  return (
    <Button asChild variant="outline">
      <Link to="/dashboard">
        <DoorOpen aria-hidden />
        {gameplayText.leaveForNow}
      </Link>
    </Button>
  );
}
