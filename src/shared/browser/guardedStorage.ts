type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A storage of the browser; one that is not allowed or full keeps nothing, and nothing fails of it. */
function guardedStorage(open: () => Storage): KeyStorage {
  return {
    getItem: (key) => attempt(() => open().getItem(key)) ?? null,
    setItem: (key, value) => attempt(() => open().setItem(key, value)),
    removeItem: (key) => attempt(() => open().removeItem(key)),
  };
}

/** What this tab keeps. */
export const tabStorage = guardedStorage(() => sessionStorage);

/** What all tabs of this browser keep. */
export const browserStorage = guardedStorage(() => localStorage);

function attempt<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
