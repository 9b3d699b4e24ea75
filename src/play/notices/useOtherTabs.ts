import { useEffect } from 'react';
import { useGame } from '../table/gameContext.ts';

/** Whether a tab has asked for a pause or its end before the judge confirmed it; null once confirmed. */
type PauseAhead = boolean | null;

/** P2: pausing or resuming in one tab of this browser does the same in all tabs at once. */
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
