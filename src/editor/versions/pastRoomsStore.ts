import { createStore } from 'zustand/vanilla';
import { LIMITS } from '../../../core/room/limits.ts';
import type { Room } from '../../../core/room/model.ts';
import type { BackendErrorCode } from '../../shared/ports/BackendError.ts';
import type { CopySlot, PastRoom, PastRoomsPort } from '../../shared/ports/PastRoomsPort.ts';
import { failureCode } from '../../shared/store/failure.ts';

interface PastRoomsData {
  status: 'loading' | 'ready' | 'failed';
  /** Newest first. */
  pastRooms: readonly PastRoom[];
  /** A copy is being kept or deleted. */
  isBusy: boolean;
  /** Why the last action failed. */
  failure: BackendErrorCode | null;
}

interface PastRoomsActions {
  load: () => Promise<void>;
  /** Keeps a copy if a slot is free. Returns whether it was kept. */
  keep: (name: string, room: Room) => Promise<boolean>;
  remove: (slot: CopySlot) => Promise<void>;
}

type PastRoomsState = PastRoomsData & PastRoomsActions;

/** The versions of one room, for their dialog. */
export function createPastRoomsStore(port: PastRoomsPort, roomId: string) {
  return createStore<PastRoomsState>()((set, get) => {
    async function load(): Promise<void> {
      try {
        set({ pastRooms: await port.listPastRooms(roomId), status: 'ready' });
      } catch (error) {
        console.error('What was before of the room could not be loaded.', error);
        set({ status: 'failed' });
      }
    }

    /** Returns whether it succeeded. */
    async function change(work: () => Promise<boolean>): Promise<boolean> {
      if (get().isBusy) return false;
      set({ isBusy: true, failure: null });
      try {
        const isDone = await work();
        await load();
        return isDone;
      } catch (error) {
        console.error('A copy of the room could not be changed.', error);
        set({ failure: failureCode(error) });
        return false;
      } finally {
        set({ isBusy: false });
      }
    }

    /** Uses a fresh list, since another tab may have taken a slot. */
    async function keepWhereFree(name: string, room: Room): Promise<boolean> {
      const slot = freeSlot(await port.listPastRooms(roomId));
      if (slot !== null) await port.keepCopy(roomId, { slot, name, room });
      return slot !== null;
    }

    return {
      status: 'loading',
      pastRooms: [],
      isBusy: false,
      failure: null,
      load: async () => {
        set({ status: 'loading' });
        await load();
      },
      keep: (name, room) => change(() => keepWhereFree(name.trim(), room)),
      remove: async (slot) => {
        await change(async () => {
          await port.deleteCopy(roomId, slot);
          return true;
        });
      },
    };
  });
}

export type PastRoomsStore = ReturnType<typeof createPastRoomsStore>;

/** The slot of the next copy kept by hand; null if all are taken. */
export function freeSlot(pastRooms: readonly PastRoom[]): CopySlot | null {
  const taken = new Set(pastRooms.map((past) => (past.type === 'copy' ? past.slot : null)));
  const slots = Array.from({ length: LIMITS.keptCopies }, (_none, place) => `kept-${place}` as const);
  return slots.find((slot) => !taken.has(slot)) ?? null;
}
