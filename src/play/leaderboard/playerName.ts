const KEY = 'playerName';

/** The player's last name in this browser; empty where storage is unavailable (private windows). */
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
