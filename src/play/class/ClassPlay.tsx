import { Box } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { IntroductionSkeleton } from '../before/IntroductionSkeleton.tsx';
import { PlayUnavailable } from '../before/PlayUnavailable.tsx';
import { useCatchUpOnReturn, useReconnect } from '../notices/useReconnect.ts';
import { useGameplay, useGameStatus } from '../table/gameContext.ts';
import { useHasEnded } from '../table/useHasEnded.ts';
import { pupilText } from '../text/pupil.ts';
import { Starting } from '../together/door/Starting.tsx';
import { useSeated } from '../together/teamContext.ts';
import type { Came } from '../together/useSeat.ts';
import { ClassEnd } from './ClassEnd.tsx';
import { ClassLost } from './ClassLost.tsx';
import { ClassOver } from './door/ClassDoor.tsx';
import { LitUp } from './LitUp.tsx';
import { ClassLobby } from './lobby/ClassLobby.tsx';
import { ClassTable } from './table/ClassTable.tsx';
import { useClass } from './useClass.ts';

interface ClassPlayProps {
  /** Whether the clock was already running when this pupil took the seat or came back to it. */
  wasRunning: boolean;
  came: Came;
  /** Takes the seat to which the teacher has moved this pupil. */
  onMoved: () => void;
  /** Joins the class again with a new seat. */
  onAgain: () => void;
}

/** A pupil's seat in a class, from the lobby to the end. */
export function ClassPlay({ wasRunning, came, onMoved, onAgain }: ClassPlayProps) {
  useReconnect();
  useCatchUpOnReturn();
  const code = useClass(({ view }) => view.code);
  const news = useNewsOfSeat(came, wasRunning);
  const phase = useGameplay((s) => s.phase);
  const failure = useGameplay((s) => s.failure?.code);
  const isStarted = useGameStatus((s) => s.isStarted);
  const hasEnded = useHasEnded();
  const isClassOver = useClass(({ view }) => view.state === 'ended');
  const [hasPlayed, setHasPlayed] = useState(wasRunning);
  // A team whose time was up plays on at once when the teacher gives it more minutes.
  if (hasEnded && !hasPlayed) setHasPlayed(true);
  if (phase === 'opening') return <IntroductionSkeleton />;
  if (phase === 'failed')
    return failure === 'notFound' ? (
      <ClassLost until={<Until isStarted={isStarted} />} {...{ code, onMoved, onAgain }} />
    ) : (
      <PlayUnavailable />
    );
  return (
    <>
      <LitUp />
      {hasEnded ? (
        <ClassEnd />
      ) : isStarted ? (
        <Starting wasRunning={hasPlayed} closes={pupilText.lobby.closes}>
          <ClassTable />
        </Starting>
      ) : isClassOver ? (
        <ClassOver />
      ) : (
        <ClassLobby news={news} />
      )}
    </>
  );
}

/**
 * Shown until it is known where a pupil sits now. In the lobby that is the lobby itself, since most pupils
 * were moved and the next lobby looks much the same. Later it shows nothing of the play, which may belong to
 * others by now.
 */
function Until({ isStarted }: { isStarted: boolean }) {
  if (isStarted) return <IntroductionSkeleton />;
  return (
    <Box inert aria-busy>
      <ClassLobby news={null} />
    </Box>
  );
}

/** Returns what a pupil should know who comes to this team late, or was moved to it; over the stage it is told. */
function useNewsOfSeat(came: Came, wasRunning: boolean): string | null {
  const { telling } = useSeated();
  const team = useClass(({ view }) => view.teamName);
  const moved = came === 'moved' ? pupilText.movedTo(team) : null;
  const tell = useEffectEvent(() => {
    const late = came === 'back' ? null : pupilText.late;
    if (wasRunning)
      for (const text of [moved, late]) if (text !== null) telling.getState().tell({ by: null, text });
  });
  useEffect(() => tell(), []);
  return moved;
}
