import { useEffect, useSyncExternalStore } from 'react';

/** Whether the page fills the screen. What made it so takes it back with itself. */
export function useFullScreen(): boolean {
  useEffect(() => () => leaveFullScreen(), []);
  return useSyncExternalStore(watch, isFullScreen);
}

/** Phones of Apple's know it for films alone, and a frame needs its page's leave. */
export function canBeFullScreen(): boolean {
  return document.fullscreenEnabled === true;
}

/** The whole page: dialogs and notices would not be seen over a part of it. */
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
