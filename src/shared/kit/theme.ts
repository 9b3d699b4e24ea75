import { useSyncExternalStore } from 'react';

/** The theme of the screens. */
export type Theme = 'evening' | 'morning';

export const THEMES: readonly Theme[] = ['evening', 'morning'];

/** Seconds. */
const ONE_YEAR = 365 * 24 * 60 * 60;
const watchers = new Set<() => void>();

/** The shown theme. `index.html` sets a stored one before the first paint. */
function shownTheme(): Theme {
  return document.documentElement.dataset.theme === 'light' ? 'morning' : 'evening';
}

/** Shows the theme and stores it in a cookie, since signing out clears the local storage (SPEC §2). */
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

/** A page in another site's sandboxed frame may have no cookies. The choice then lasts as long as the page. */
function keep(name: string, page = document): void {
  try {
    page.cookie = `theme=${name}; path=/; max-age=${ONE_YEAR}; samesite=lax`;
  } catch {
    // No other storage survives a sign-out.
  }
}
