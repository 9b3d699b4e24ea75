import type { RoomScoresAnswer } from '../../../../core/calls/admin/roomScores.ts';
import { BackendError } from '../../../shared/ports/BackendError.ts';
import type { Calls } from '../../../shared/ports/Calls.ts';
import { answer, type Memory } from './memory.ts';

/** Ratings and records of rooms by id, with the admins' actions. */
export function createMemoryScores(
  memory: Memory,
): Pick<Calls, 'roomScores' | 'setRatingsAside' | 'removeRecord'> {
  function scoresOf(roomId: string): RoomScoresAnswer {
    const scores = answer(memory, memory.scores.get(roomId));
    if (!scores) throw new BackendError('notFound', `Room with id ${roomId} not found`);
    return scores;
  }
  return {
    roomScores: async ({ roomId }) => scoresOf(roomId),
    setRatingsAside: async ({ roomId, origin, isSetAside }) => {
      const scores = scoresOf(roomId);
      const networks = scores.networks.map((one) => (one.origin === origin ? { ...one, isSetAside } : one));
      memory.scores.set(roomId, { ...scores, networks });
      return scores.ratings;
    },
    removeRecord: async ({ recordId }) => {
      for (const [roomId, scores] of memory.scores)
        memory.scores.set(roomId, { ...scores, records: scores.records.filter(({ id }) => id !== recordId) });
      return { recordId };
    },
  };
}
