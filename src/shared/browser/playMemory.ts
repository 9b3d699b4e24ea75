/** Values that a browser stores about its plays, so that they continue after a reload. */
export interface PlayMemory {
  read: (key: string) => string | undefined;
  /** Stores a value; undefined removes it. */
  write: (key: string, value: string | undefined) => void;
  /** All keys that begin with this prefix, without the prefix. */
  list: (beginning: string) => readonly string[];
}

/** Key of a guest's secret, which proves that a play is this guest's own. */
export const GUEST_TOKEN = 'guestToken';

/** Prefix of the keys of rooms played here. */
export const PLAYED = 'played.';

const PREFIX = 'escape-rooms.';

/** Finds a browser storage. It throws where storage is switched off. */
type FindStorage = () => Storage;

/** The page's own memory, for browsers without storage. */
const inBrowser = new Map<string, string>();
const inWindow = new Map<string, string>();

/** Uses local storage, or the page's memory if the browser allows none. */
export function createPlayMemory(): PlayMemory {
  return createMemory(() => localStorage, inBrowser);
}

/** A memory of this window alone, whose player is not the one of the browser's other windows (T9). */
export function createWindowMemory(): PlayMemory {
  return createMemory(() => sessionStorage, inWindow);
}

function createMemory(find: FindStorage, kept: Map<string, string>): PlayMemory {
  return {
    read: (key) => readStored(find, key) ?? kept.get(key),
    write: (key, value) => {
      if (value === undefined) kept.delete(key);
      else kept.set(key, value);
      writeStored(find, key, value);
    },
    list: (beginning) =>
      [...new Set([...kept.keys(), ...listStored(find)])]
        .filter((key) => key.startsWith(beginning))
        .map((key) => key.slice(beginning.length)),
  };
}

function readStored(find: FindStorage, key: string): string | undefined {
  try {
    return find().getItem(PREFIX + key) ?? undefined;
  } catch {
    return undefined;
  }
}

function writeStored(find: FindStorage, key: string, value: string | undefined): void {
  try {
    if (value === undefined) find().removeItem(PREFIX + key);
    else find().setItem(PREFIX + key, value);
  } catch {
    // Storage is switched off or full: the value stays in the page's memory.
  }
}

function listStored(find: FindStorage): string[] {
  try {
    const storage = find();
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    return keys.filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}
