import type { SavedLate } from '../../sync/createSyncLink.ts';

/** New rooms that were saved only after they had been left: who comes back to where they were made is told of them, once. */
export interface LateRooms {
  note: (saved: SavedLate) => void;
  /** The latest one of that owner's, which is then told. */
  take: (owner: string) => SavedLate | null;
}

export function createLateRooms(): LateRooms {
  let latest: SavedLate | null = null;
  return {
    note: (saved) => {
      latest = saved;
    },
    take: (owner) => {
      const taken = latest?.owner === owner ? latest : null;
      if (taken) latest = null;
      return taken;
    },
  };
}
