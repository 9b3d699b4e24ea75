/** What a browser keeps of its plays, so that a reload goes on with them. */
export interface PlayMemory {
  read: (key: string) => string | undefined;
  /** Undefined forgets. */
  write: (key: string, value: string | undefined) => void;
}

/** Under which a guest's secret is kept: it proves whose plays are whose. */
export const GUEST_TOKEN = 'guestToken';

const PREFIX = 'escape-rooms.';

/** Kept in local storage; only as long as the page where the browser allows none. */
export function createPlayMemory(): PlayMemory {
  const kept = new Map<string, string>();
  return {
    read: (key) => readLocal(key) ?? kept.get(key),
    write: (key, value) => {
      if (value === undefined) kept.delete(key);
      else kept.set(key, value);
      writeLocal(key, value);
    },
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
