import { useEffect } from 'react';
import { useGame } from '../table/gameContext.ts';

/** What a tab asks for ahead of the judge: a pause, or its end; null once that has spoken. */
type PauseAhead = boolean | null;

/** P2: a play that is paused in one tab of this browser is covered in all of them at once, and goes on in all. */
export function useOtherTabs(roomId: string): void {
  const { gameplay, gameStatus } = useGame();
  useEffect(() => {
    const channel = new BroadcastChannel(`escape-rooms.pauses.${roomId}`);
    channel.onmessage = ({ data }: MessageEvent<PauseAhead>) => {
      const { isStarted, isGameOver, isEscaped } = gameStatus.getState();
      if (!isStarted || isGameOver || isEscaped) return;
      if (data === null) void gameplay.getState().refresh();
      else gameplay.getState().followPause(data);
    };
    const unsubscribe = gameplay.subscribe(({ pauseAhead }, before) => {
      if (pauseAhead !== before.pauseAhead) channel.postMessage(pauseAhead);
    });
    return () => {
      unsubscribe();
      channel.close();
    };
  }, [gameplay, gameStatus, roomId]);
}
