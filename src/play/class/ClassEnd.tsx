import { Button } from '@chakra-ui/react';
import { BookOpen, DoorOpen, Hourglass, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { presentFormats } from '../../shared/language/formats.ts';
import { loadChunk } from '../../shared/load/loadChunk.ts';
import { useChunk } from '../../shared/load/useChunk.ts';
import { EndingAgain } from '../after/EndingAgain.tsx';
import { useGameplay } from '../table/gameContext.ts';
import { pupilText } from '../text/pupil.ts';
import { DoorMessage } from './door/DoorMessage.tsx';
import { Pennant } from './Pennant.tsx';
import { useClass } from './useClass.ts';
import { hasTimeRunOut } from './whyOver.ts';

/**
 * The end of a team's play in a class. Nobody can rate, see a rank or play again, since a class stores none
 * of these (Q10).
 */
export function ClassEnd() {
  const team = useClass(({ view }) => view.team);
  const isEscaped = useGameplay((s) => s.isEscaped);
  return (
    <DoorMessage above={<Pennant team={team} size={64} />} {...useHowItEnded()}>
      <ReadAgain />
      {isEscaped && <EndingAgain />}
    </DoorMessage>
  );
}

function useHowItEnded() {
  const name = useClass(({ view }) => view.teamName);
  const isClassOver = useClass(({ view }) => view.state === 'ended');
  const isEscaped = useGameplay((s) => s.isEscaped);
  const isTimeUp = useGameplay(hasTimeRunOut);
  const time = useGameplay((s) => s.time);
  const { end } = pupilText;
  if (isEscaped) {
    const others = isClassOver ? end.allDone : end.whisper;
    return { icon: <DoorOpen />, title: end.out(name), text: `${presentFormats().time(time)}. ${others}` };
  }
  if (isTimeUp) return { icon: <Hourglass />, title: end.timeTitle, text: end.time };
  return { icon: <Sparkles />, title: end.endedTitle, text: end.ended };
}

async function loadJournal() {
  return (await loadChunk('journal', () => import('../journal/JournalDialog.tsx'))).JournalDialog;
}

function ReadAgain() {
  const [isOpen, setIsOpen] = useState(false);
  const journal = useChunk(loadJournal);
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        <BookOpen aria-hidden />
        {pupilText.end.readAgain}
      </Button>
      {isOpen && journal.type === 'ready' && <journal.part onClose={() => setIsOpen(false)} />}
    </>
  );
}
