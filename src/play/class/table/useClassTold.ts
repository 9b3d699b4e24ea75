import { useEffect } from 'react';
import { useGame } from '../../table/gameContext.ts';
import { pupilText } from '../../text/pupil.ts';
import { useSeated } from '../../together/teamContext.ts';
import { useClassStore } from '../useClass.ts';

/** Tells this pupil in words what the teacher does beside the room. */
export function useClassTold(): void {
  const { gameplay } = useGame();
  const { telling } = useSeated();
  const inClass = useClassStore();
  useEffect(() => {
    const tell = (text: string) => telling.getState().tell({ by: null, text });
    const stops = [
      gameplay.subscribe(({ isStarted, isPaused, timeLimit }, before) => {
        const more = isStarted && before.isStarted ? (timeLimit ?? 0) - (before.timeLimit ?? 0) : 0;
        const { given, taken } = pupilText.minutes;
        if (more !== 0) tell(more > 0 ? given(more) : taken(-more));
        // Removes the slips, since they name things of the room (P2).
        if (isPaused && !before.isPaused)
          for (const slip of telling.getState().slips) telling.getState().endSlip(slip);
      }),
      inClass.subscribe(({ callsOver, view }, before) => {
        const { coming, over } = pupilText.help;
        if (callsOver > before.callsOver) tell(view.isHelpComing ? coming : over);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [gameplay, telling, inClass]);
}
