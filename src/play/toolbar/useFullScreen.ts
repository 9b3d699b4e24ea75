import { useEffect, useSyncExternalStore } from 'react';

/** Whether the page is in full screen. Unmounting leaves full screen. */
export function useFullScreen(): boolean {
  useEffect(() => () => leaveFullScreen(), []);
  return useSyncExternalStore(watch, isFullScreen);
}

/** Apple's phones allow it only for films, and a frame needs its page's permission. */
export function canBeFullScreen(): boolean {
  return document.fullscreenEnabled === true;
}

/** Uses the whole page, since dialogs and notices would not show over a part of it. */
export function enterFullScreen(): void {
  document.documentElement.requestFullscreen({ navigationUI: 'hide' }).catch((error: unknown) => {
    console.error('The browser does not fill the screen.', error);
  });
}

export function leaveFullScreen(): void {
  if (isFullScreen()) void document.exitFullscreen();
}

function isFullScreen(): boolean {
  return Boolean(document.fullscreenElement);
}

function watch(tell: () => void): () => void {
  document.addEventListener('fullscreenchange', tell);
  return () => document.removeEventListener('fullscreenchange', tell);
}
