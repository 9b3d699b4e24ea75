const KEY = 'playerName';

/** The name this browser's player used last; empty where storage is closed to us (private windows). */
export function loadPlayerName(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

export function savePlayerName(name: string): void {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // Only a convenience: the name is asked for again next time.
  }
}
