import type { Api } from '../../shared/firebase/createApi.ts';
import type { ScoresPort } from '../../shared/ports/ScoresPort.ts';

/** For admins only; the server checks that. */
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
