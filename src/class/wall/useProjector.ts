import { useEffect } from 'react';
import {
  canBeFullScreen,
  enterFullScreen,
  leaveFullScreen,
  useFullScreen,
} from '../../play/toolbar/useFullScreen.ts';
import { keyOf } from '../../shared/keys/keyOf.ts';

/** Keeps the screen awake where the browser can: over plain http it cannot. */
export function useAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isLeft = false;
    async function hold(): Promise<void> {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (isLeft) await lock.release();
      } catch {
        // Refused if the battery is low. Then the projector's own settings apply.
      }
    }
    void hold();
    // The browser ends it when the page is hidden.
    document.addEventListener('visibilitychange', hold);
    return () => {
      isLeft = true;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, []);
}

/** Lets the key F switch full screen on and off. */
export function useFullScreenKey(): void {
  const isFull = useFullScreen();
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat;
      if (keyOf(event) !== 'f' || !isPlain || !canBeFullScreen()) return;
      if (isFull) leaveFullScreen();
      else enterFullScreen();
    }
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isFull]);
}
