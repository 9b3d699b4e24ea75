import { useSyncExternalStore } from 'react';

/** By which light the screens are seen. */
export type Theme = 'evening' | 'morning';

export const THEMES: readonly Theme[] = ['evening', 'morning'];

/** Seconds. */
const ONE_YEAR = 365 * 24 * 60 * 60;
const watchers = new Set<() => void>();

/** The theme that the page is shown in. `index.html` sets a kept one before the first paint. */
function shownTheme(): Theme {
  return document.documentElement.dataset.theme === 'light' ? 'morning' : 'evening';
}

/** Shows the theme and keeps it in this browser: in a cookie, since signing out clears the local storage (SPEC §2). */
export function chooseTheme(theme: Theme): void {
  const name = theme === 'morning' ? 'light' : 'dark';
  document.documentElement.dataset.theme = name;
  keep(name);
  for (const tell of watchers) tell();
}

export function useTheme(): Theme {
  return useSyncExternalStore(watch, shownTheme);
}

function watch(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}

/** Framed without rights of its own, a page may have no cookies: then the choice lasts as long as the page. */
function keep(name: string, page = document): void {
  try {
    page.cookie = `theme=${name}; path=/; max-age=${ONE_YEAR}; samesite=lax`;
  } catch {
    // There is no other place that a sign-out would leave alone.
  }
}
