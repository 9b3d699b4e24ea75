/** What a browser keeps of its plays, so that they continue after a reload. */
export interface PlayMemory {
  read: (key: string) => string | undefined;
  /** Undefined removes it. */
  write: (key: string, value: string | undefined) => void;
  /** The rest of all keys with this prefix. */
  list: (beginning: string) => readonly string[];
}

/** Key of a guest's secret, which proves whose plays are whose. */
export const GUEST_TOKEN = 'guestToken';

/** Prefix of the keys of rooms played here. */
export const PLAYED = 'played.';

const PREFIX = 'escape-rooms.';

/** Shared by the page, for browsers without local storage. */
const kept = new Map<string, string>();

/** Uses local storage, or the page's memory if the browser allows none. */
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
    // Storage is switched off or full; the page's memory has it.
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
