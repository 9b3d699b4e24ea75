import type { Api } from '../../shared/firebase/createApi.ts';
import type { ScoresPort } from '../../shared/ports/ScoresPort.ts';

/** What only admins may ask; the server sees to it. */
export function createScoresPort(
  api: Pick<Api, 'roomScores' | 'setRatingsAside' | 'removeRecord'>,
): ScoresPort {
  return {
    loadScores: (roomId) => api.roomScores({ roomId }),
    setRatingsAside: async (roomId, origin, isSetAside) => {
      await api.setRatingsAside({ roomId, origin, isSetAside });
    },
    removeRecord: async (recordId) => {
      await api.removeRecord({ recordId });
    },
  };
}
