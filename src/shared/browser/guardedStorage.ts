type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A browser storage; if it is not allowed or full, it stores nothing and throws nothing. */
function guardedStorage(open: () => Storage): KeyStorage {
  return {
    getItem: (key) => attempt(() => open().getItem(key)) ?? null,
    setItem: (key, value) => attempt(() => open().setItem(key, value)),
    removeItem: (key) => attempt(() => open().removeItem(key)),
  };
}

/** Storage of this tab. */
export const tabStorage = guardedStorage(() => sessionStorage);

/** Storage shared by all tabs of this browser. */
export const browserStorage = guardedStorage(() => localStorage);

function attempt<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
