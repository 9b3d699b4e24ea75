import type { SavedLate } from '../../sync/createSyncLink.ts';

/** New rooms saved only after their editor was left; the creator is told once on return. */
export interface LateRooms {
  note: (saved: SavedLate) => void;
  /** Returns the owner's latest such room and forgets it, so that it is reported once. */
  take: (owner: string) => SavedLate | null;
  /** Forgets a room whose creator has opened it since, under its id. */
  forget: (id: string) => void;
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
    forget: (id) => {
      if (latest?.id === id) latest = null;
    },
  };
}
