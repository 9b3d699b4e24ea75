import { useSyncExternalStore } from 'react';

/** Seconds. */
const ONE_YEAR = 365 * 24 * 60 * 60;
const watchers = new Set<() => void>();
let chosen: boolean | undefined;

/** Whether sounds are wanted: not until somebody says so. */
export function isSoundOn(): boolean {
  chosen ??= isKept();
  return chosen;
}

/** Keeps it in this browser: in a cookie, since signing out clears the local storage (SPEC §2). */
export function chooseSound(isOn: boolean): void {
  chosen = isOn;
  keep(isOn);
  for (const tell of watchers) tell();
}

export function useSound(): boolean {
  return useSyncExternalStore(watch, isSoundOn);
}

function watch(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}

/** Framed without rights of its own, a page may have no cookies: then the choice lasts as long as the page. */
function isKept(): boolean {
  try {
    return /(?:^|; )sound=on(?:;|$)/.test(document.cookie);
  } catch {
    return false;
  }
}

function keep(isOn: boolean, page = document): void {
  try {
    page.cookie = `sound=${isOn ? 'on' : 'off'}; path=/; max-age=${ONE_YEAR}; samesite=lax`;
  } catch {
    // There is no other place that a sign-out would leave alone.
  }
}
