import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import type { RoomsPort } from '../ports/RoomsPort.ts';
import { decidedDeletions, type KeyStorage } from './decidedDeletions.ts';

interface DeletionsDeps {
  rooms: Pick<RoomsPort, 'deleteRoom' | 'prepareDeletion'>;
  /** The browser's local storage. */
  storage: KeyStorage;
}

/**
 * Deletions that were decided. The browser keeps each until it is answered: what a page sends as it is left may be lost with it,
 * and is asked for again where the list still holds the room.
 */
export function createDeletions({ rooms: port, storage }: DeletionsDeps) {
  const decided = decidedDeletions(storage);
  const going = new Set<string>();
  return {
    /** Whether it was deleted here, or is about to be. A list that was asked for before does not know of it. */
    isGoing: (roomId: string): boolean => going.has(roomId),

    /** The rooms of a fresh list whose deletion was decided by a page before, or by another tab, and is not answered. */
    unanswered(creatorId: string, listed: readonly SummaryEntry[]): readonly SummaryEntry[] {
      const open = decided.list(creatorId).filter((id) => !going.has(id));
      const left = listed.filter(({ id }) => open.includes(id));
      for (const id of open) if (!left.some((room) => room.id === id)) decided.forget(creatorId, id);
      return left;
    },

    /** One may follow soon, and be the last that the page sends: what it needs is fetched while there is time. */
    expect(): void {
      port.prepareDeletion().catch(console.warn);
    },

    /** Deletes a room. A failure is the creator's to hear of: nobody tries again behind their back. @throws BackendError */
    async send(creatorId: string, roomId: string): Promise<void> {
      going.add(roomId);
      decided.keep(creatorId, roomId);
      try {
        await port.deleteRoom(roomId);
      } catch (error) {
        going.delete(roomId);
        throw error;
      } finally {
        decided.forget(creatorId, roomId);
      }
    },
  };
}
