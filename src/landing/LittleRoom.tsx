import { littleRooms } from 'virtual:little-rooms';
import { Button, chakra } from '@chakra-ui/react';
import { Hammer, X } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { createHeldClock, type HeldClock } from '../editor/preview/createHeldClock.ts';
import { createPreviewJudge } from '../editor/preview/previewJudge.ts';
import { EndScreen } from '../play/after/EndScreen.tsx';
import { createGameplayStore } from '../play/session/gameplayStore.ts';
import { ClockHeld, type Game, GameContext, useGameplay } from '../play/table/gameContext.ts';
import { LazyGameTable } from '../play/table/LazyGameTable.tsx';
import { useHasEnded } from '../play/table/useHasEnded.ts';
import { WideAtFirst } from '../play/table/wideChoice.ts';
import { useWindow } from '../shared/browser/useWindow.ts';
import { Plate } from '../shared/kit/Plate.tsx';
import { presentLanguage } from '../shared/language/language.ts';
import { appText } from '../shared/text/app.ts';
import { landingText } from './text/landing.ts';

export interface LittleRoomProps {
  /** Called once the room is drawn; settles once it is visible and its clock starts. */
  onDrawn: () => Promise<void>;
  onLeave: () => void;
}

/** The landing page's room in play, judged in this browser: nothing is stored or sent. */
export function LittleRoom({ onDrawn, onLeave }: LittleRoomProps) {
  const { game, clock } = useMemo(createGame, []);
  const [isSeen, setSeen] = useState(false);
  // Upright, a large room would show a third of it.
  const isUpright = useWindow('upright');
  useEffect(() => {
    const { open, start } = game.gameplay.getState();
    void open().then(() => start());
  }, [game]);

  /** Starts the clock when the room is visible. */
  async function begin(): Promise<void> {
    await onDrawn();
    clock.release();
    setSeen(true);
    void game.gameplay.getState().poll();
  }
  return (
    <GameContext.Provider value={game}>
      <ClockHeld.Provider value={!isSeen}>
        <WideAtFirst.Provider value={!isUpright}>
          <Play onLeave={onLeave} onDrawn={() => void begin()} />
        </WideAtFirst.Provider>
      </ClockHeld.Provider>
    </GameContext.Provider>
  );
}

function createGame(): { game: Game; clock: HeldClock } {
  const clock = createHeldClock();
  const judge = createPreviewJudge(littleRooms[presentLanguage()], { now: clock.now });
  const gameplay = createGameplayStore({ judge });
  return { game: { gameplay, gameStatus: gameplay }, clock };
}

function Play({ onLeave, onDrawn }: { onLeave: () => void; onDrawn: () => void }) {
  const phase = useGameplay((s) => s.phase);
  const hasEnded = useHasEnded();
  if (phase !== 'open') return null;
  if (hasEnded)
    return (
      <chakra.div display="grid" minHeight="100dvh" alignContent="center">
        <EndScreen exit={<Exits />} />
      </chakra.div>
    );
  return (
    <LazyGameTable
      onDrawn={onDrawn}
      action={
        <Button variant="outline" onClick={onLeave} aria-label={landingText.room.giveUp}>
          <X aria-hidden />
          <chakra.span hideBelow="md" css={{ _sideways: { display: 'none' } }}>
            {landingText.room.giveUp}
          </chakra.span>
        </Button>
      }
    />
  );
}

/** Links after the escape: more rooms, or build one. */
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
