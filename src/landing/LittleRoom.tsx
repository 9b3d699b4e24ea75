import { littleRooms } from 'virtual:little-rooms';
import { Button, chakra } from '@chakra-ui/react';
import { Hammer, X } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { Plate } from '../components/kit/Plate.tsx';
import { EndScreen } from '../components/play/EndScreen.tsx';
import { type Game, GameContext, useGameplay } from '../components/play/gameContext.ts';
import { LazyGameTable } from '../components/play/LazyGameTable.tsx';
import { useIsOver } from '../components/play/useIsOver.ts';
import { createGameplayStore } from '../stores/gameplayStore.ts';
import { createGameStatusStore } from '../stores/gameStatusStore.ts';
import { createPreviewJudge } from '../stores/previewJudge.ts';
import { appText } from '../text/app.ts';
import { landingText } from '../text/landing.ts';
import { presentLanguage } from '../text/language.ts';

interface LittleRoomProps {
  onLeave: () => void;
}

/** The room of the landing page in play, judged in this browser: nothing of it is kept or sent. */
export function LittleRoom({ onLeave }: LittleRoomProps) {
  const game = useMemo(createGame, []);
  useEffect(() => {
    const { open, start } = game.gameplay.getState();
    void open().then(() => start());
  }, [game]);
  return (
    <GameContext.Provider value={game}>
      <Play onLeave={onLeave} />
    </GameContext.Provider>
  );
}

function createGame(): Game {
  const gameStatus = createGameStatusStore();
  const judge = createPreviewJudge(littleRooms[presentLanguage()]);
  return { gameStatus, gameplay: createGameplayStore({ judge, gameStatus }) };
}

function Play({ onLeave }: LittleRoomProps) {
  const phase = useGameplay((s) => s.phase);
  const isOver = useIsOver();
  if (phase !== 'open') return null;
  if (isOver) return <EndScreen exit={<Exits />} />;
  return (
    <LazyGameTable
      action={
        <Button variant="outline" onClick={onLeave} aria-label={landingText.room.giveUp}>
          <X aria-hidden />
          <chakra.span hideBelow="md">{landingText.room.giveUp}</chakra.span>
        </Button>
      }
    />
  );
}

/** Who got out may want more of it, or to do it to others. */
function Exits() {
  return (
    <>
      <Plate asChild material="enamel">
        <a href="/room-editor">
          <Hammer aria-hidden /> {appText.buildRoom}
        </a>
      </Plate>
      <Button asChild variant="outline">
        <a href="/dashboard">{landingText.room.more}</a>
      </Button>
    </>
  );
}
