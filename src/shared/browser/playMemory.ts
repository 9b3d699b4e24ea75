/** Values that a browser stores about its plays, so that they continue after a reload. */
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

/** Reading it throws where storage is switched off. */
type FindStorage = () => Storage;

/** Shared by the page, for browsers without storage. */
const inBrowser = new Map<string, string>();
const inWindow = new Map<string, string>();

/** Uses local storage, or the page's memory if the browser allows none. */
export function createPlayMemory(): PlayMemory {
  return createMemory(() => localStorage, inBrowser);
}

/** Kept for this window alone: who plays here is somebody else than in the browser's other windows (T9). */
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
    // Storage is switched off or full; the page's memory has it.
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
