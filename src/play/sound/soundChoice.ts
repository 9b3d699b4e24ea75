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

/** Whether sounds are wanted: not until somebody says so. */
export function isSoundOn(): boolean {
  return choice().isOn;
}

/** How loud they are, in percent. */
export function soundVolume(): number {
  return choice().volume;
}

/** Keeps it in this browser: in a cookie, since signing out clears the local storage (SPEC §2). */
export function chooseSound(isOn: boolean): void {
  chosen = { ...choice(), isOn };
  keep('sound', isOn ? 'on' : 'off');
  for (const tell of watchers) tell();
}

/** Keeps how loud sounds are, in percent. */
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

/** Framed without rights of its own, a page may have no cookies: then the choice lasts as long as the page. */
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
    // There is no other place that a sign-out would leave alone.
  }
}
