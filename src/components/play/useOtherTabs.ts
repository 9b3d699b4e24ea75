import { useEffect } from 'react';
import { useGame } from './gameContext.ts';

/** P2: a play that is paused in one tab of this browser is covered in all of them, and goes on in all. */
export function useOtherTabs(roomId: string): void {
  const { gameplay, gameStatus } = useGame();
  useEffect(() => {
    const channel = new BroadcastChannel(`escape-rooms.pauses.${roomId}`);
    channel.onmessage = () => {
      const { isStarted, isGameOver, isEscaped } = gameStatus.getState();
      if (isStarted && !isGameOver && !isEscaped) void gameplay.getState().refresh();
    };
    const unsubscribe = gameplay.getState().subscribeEvents((events) => {
      if (events.some(({ type }) => type === 'paused' || type === 'resumed')) channel.postMessage(null);
    });
    return () => {
      unsubscribe();
      channel.close();
    };
  }, [gameplay, gameStatus, roomId]);
}
