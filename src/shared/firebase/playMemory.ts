/** What a browser keeps of its plays, so that a reload goes on with them. */
export interface PlayMemory {
  read: (key: string) => string | undefined;
  /** Undefined forgets. */
  write: (key: string, value: string | undefined) => void;
  /** What follows this beginning in the keys that are kept. */
  list: (beginning: string) => readonly string[];
}

/** Under which a guest's secret is kept: it proves whose plays are whose. */
export const GUEST_TOKEN = 'guestToken';

/** Begins the keys of rooms that were played here. */
export const PLAYED = 'played.';

const PREFIX = 'escape-rooms.';

/** For browsers that allow no local storage: one for the page, whoever asks. */
const kept = new Map<string, string>();

/** Kept in local storage; only as long as the page where the browser allows none. */
export function createPlayMemory(): PlayMemory {
  return {
    read: (key) => readLocal(key) ?? kept.get(key),
    write: (key, value) => {
      if (value === undefined) kept.delete(key);
      else kept.set(key, value);
      writeLocal(key, value);
    },
    list: (beginning) =>
      [...new Set([...kept.keys(), ...listLocal()])]
        .filter((key) => key.startsWith(beginning))
        .map((key) => key.slice(beginning.length)),
  };
}

function readLocal(key: string): string | undefined {
  try {
    return localStorage.getItem(PREFIX + key) ?? undefined;
  } catch {
    return undefined;
  }
}

function writeLocal(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, value);
  } catch {
    // Storage is switched off or full: the page's own memory has it.
  }
}

function listLocal(): string[] {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
    return keys.filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}
