import { useSyncExternalStore } from 'react';

/** Seconds. */
const ONE_YEAR = 365 * 24 * 60 * 60;
/** Percent. */
const FIRST_VOLUME = 70;
const watchers = new Set<() => void>();
let chosen: { isOn: boolean; volume: number } | undefined;

function choice() {
  chosen ??= { isOn: read('sound') === 'on', volume: toVolume(read('volume')) };
  return chosen;
}

/** Whether sound is on; off until the player turns it on. */
export function isSoundOn(): boolean {
  return choice().isOn;
}

/** The volume in percent. */
export function soundVolume(): number {
  return choice().volume;
}

/**
 * Turns sound on or off and keeps the choice in a cookie, since signing out clears the local storage (SPEC
 * §2).
 */
export function chooseSound(isOn: boolean): void {
  chosen = { ...choice(), isOn };
  keep('sound', isOn ? 'on' : 'off');
  for (const tell of watchers) tell();
}

/** Sets the volume in percent and keeps it. */
export function chooseVolume(volume: number): void {
  chosen = { ...choice(), volume };
  keep('volume', String(volume));
  for (const tell of watchers) tell();
}

export function useSound(): boolean {
  return useSyncExternalStore(watch, isSoundOn);
}

export function useVolume(): number {
  return useSyncExternalStore(watch, soundVolume);
}

function watch(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}

function toVolume(kept: string | undefined): number {
  const volume = Number(kept ?? FIRST_VOLUME);
  return volume >= 0 && volume <= 100 ? volume : FIRST_VOLUME;
}

/** A page in another site's sandboxed frame may have no cookies. The choice then lasts as long as the page. */
function read(name: 'sound' | 'volume'): string | undefined {
  try {
    return new RegExp(`(?:^|; )${name}=([^;]+)`).exec(document.cookie)?.[1];
  } catch {
    return undefined;
  }
}

function keep(name: 'sound' | 'volume', value: string, page = document): void {
  try {
    page.cookie = `${name}=${value}; path=/; max-age=${ONE_YEAR}; samesite=lax`;
  } catch {
    // No other storage survives a sign-out.
  }
}
