import { Button } from '@chakra-ui/react';
import { useEffect, useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useProfile } from '../../components/appStores.ts';
import { PageTitle } from '../../components/PageTitle.tsx';
import { EndScreen } from '../../components/play/EndScreen.tsx';
import { type Game, GameContext, useGameplay, useGameStatus } from '../../components/play/gameContext.ts';
import { IntroductionCard } from '../../components/play/IntroductionCard.tsx';
import { IntroductionSkeleton } from '../../components/play/IntroductionSkeleton.tsx';
import { LazyGameTable } from '../../components/play/LazyGameTable.tsx';
import { LeaderboardPanel } from '../../components/play/LeaderboardPanel.tsx';
import { NameForm } from '../../components/play/NameForm.tsx';
import { PlayUnavailable } from '../../components/play/PlayUnavailable.tsx';
import { useOtherTabs } from '../../components/play/useOtherTabs.ts';
import { useCatchUpOnReturn, useReconnect } from '../../components/play/useReconnect.ts';
import { useBackend } from '../../components/useBackend.ts';
import { createGameplayStore } from '../../stores/gameplayStore.ts';
import { createGameRecordStore } from '../../stores/gameRecordStore.ts';
import { createGameStatusStore } from '../../stores/gameStatusStore.ts';
import { gameplayText } from '../../text/gameplay.ts';
import { loadPlayerName, savePlayerName } from './playerName.ts';

/** `/gameplay/{roomId}`: a published room, from its introduction to the leaderboard. The server judges. */
export function GameplayScreen() {
  const { roomId = '' } = useParams();
  const backend = useBackend();
  const isLoading = useProfile((profile) => profile.isLoading);
  const game = useMemo<Game>(() => {
    const gameStatus = createGameStatusStore();
    return { gameStatus, gameplay: createGameplayStore({ judge: backend.remoteJudge(roomId), gameStatus }) };
  }, [backend, roomId]);

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
  const isOver = useGameStatus((s) => s.isGameOver || s.isEscaped);
  if (phase === 'opening') return <IntroductionSkeleton />;
  if (phase === 'failed') return <PlayUnavailable />;
  if (isOver) return <End roomId={roomId} />;
  if (isStarted) return <LazyGameTable />;
  return <IntroductionCard />;
}

function End({ roomId }: { roomId: string }) {
  const backend = useBackend();
  const accountName = useProfile((profile) => profile.name);
  const isEscaped = useGameStatus((s) => s.isEscaped);
  const version = useGameplay((s) => s.version);
  const playerId = useGameplay((s) => s.playerId);
  const records = useMemo(
    () => createGameRecordStore(backend.records, { roomId, version, playerId }),
    [backend, roomId, version, playerId],
  );
  useEffect(() => void records.getState().load(), [records]);

  const suggestedName = accountName || loadPlayerName();
  return (
    <EndScreen
      naming={
        isEscaped && <NameForm records={records} suggestedName={suggestedName} onNamed={savePlayerName} />
      }
      exit={
        <Button asChild variant="outline">
          <Link to="/dashboard">{gameplayText.moreRooms}</Link>
        </Button>
      }
    >
      <LeaderboardPanel store={records} />
    </EndScreen>
  );
}
