import { Button } from '@chakra-ui/react';
import { DoorOpen } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useAppStores, useProfile } from '../../shared/context/appStores.ts';
import { useBackend } from '../../shared/context/useBackend.ts';
import { Link } from '../../shared/kit/Link.tsx';
import { presentLanguage } from '../../shared/language/language.ts';
import { loadChunk } from '../../shared/load/loadChunk.ts';
import { isEmbedded } from '../../shared/page/isEmbedded.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { LazyRoomEnd, usePreloadedRoomEnd } from '../after/LazyRoomEnd.tsx';
import { IntroductionSkeleton } from '../before/IntroductionSkeleton.tsx';
import { PlayUnavailable } from '../before/PlayUnavailable.tsx';
import { RoomPage } from '../before/RoomPage.tsx';
import { useOtherTabs } from '../notices/useOtherTabs.ts';
import { useCatchUpOnReturn, useReconnect } from '../notices/useReconnect.ts';
import { createGameplayStore } from '../session/gameplayStore.ts';
import { type Game, GameContext, useGameplay, useGameStatus } from '../table/gameContext.ts';
import { LazyGameTable } from '../table/LazyGameTable.tsx';
import { useHasEnded } from '../table/useHasEnded.ts';
import { gameplayText } from '../text/gameplay.ts';
import { LazyTogether } from '../together/LazyTogether.tsx';
import { PARTY } from '../together/partyAddress.ts';

/** `/gameplay/{roomId}`: a published room, played alone or, with a party in its query, together. */
export function GameplayScreen() {
  const { roomId = '' } = useParams();
  const [query] = useSearchParams();
  const party = query.get(PARTY);
  return party === null ? <PlayAlone roomId={roomId} /> : <LazyTogether roomId={roomId} code={party} />;
}

/** From a room's introduction to its leaderboard. The server judges. */
function PlayAlone({ roomId }: { roomId: string }) {
  const backend = useBackend();
  const { profile } = useAppStores();
  const isLoading = useProfile(({ isLoading }) => isLoading);
  const game = useMemo<Game>(() => {
    const gameplay = createGameplayStore({
      judge: () => backend.remoteJudge(roomId),
      findRecommended: async () => {
        const [after, { findRecommended }] = await Promise.all([
          backend.rooms.loadSummary(roomId),
          loadChunk('recommended', () => import('../recommend/findRecommended.ts')),
        ]);
        const { userId } = profile.getState();
        return findRecommended(backend, { after, userId, language: presentLanguage() });
      },
    });
    return { gameplay, gameStatus: gameplay };
  }, [backend, profile, roomId]);

  useEffect(() => {
    // A play opened before the sign-in state is known would belong to a guest.
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
  const hasEnded = useHasEnded();
  if (phase === 'opening') return <IntroductionSkeleton />;
  if (phase === 'failed') return <PlayUnavailable />;
  if (hasEnded) return <LazyRoomEnd roomId={roomId} />;
  if (isStarted) return <RunningPlay />;
  return <RoomPage roomId={roomId} />;
}

function RunningPlay() {
  usePreloadedRoomEnd();
  return <LazyGameTable leave={isEmbedded ? undefined : <LeaveForNow />} />;
}

/** Leaves for the dashboard, which offers to resume. */
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
