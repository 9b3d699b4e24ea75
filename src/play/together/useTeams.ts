import { useCallback, useEffect, useState } from 'react';
import { useBackend } from '../../shared/context/useBackend.ts';
import type { TeamRow } from '../../shared/ports/RecordsPort.ts';
import { useGameplay } from '../table/gameContext.ts';

export interface LoadedTeams {
  /** The teams, fastest first. */
  fastest: readonly TeamRow[];
  /** The row of this player's team. */
  own: TeamRow | null;
}

export interface Teams {
  loaded: LoadedTeams | null;
  hasFailed: boolean;
  load: () => void;
}

/** The teams that escaped from this version of the room. @param playId the play of this player's team; '' for none */
export function useTeams(roomId: string, playId: string): Teams {
  const { records } = useBackend();
  const board = useGameplay((s) => s.board);
  const [loaded, setLoaded] = useState<LoadedTeams | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(() => {
    setHasFailed(false);
    records.loadTeams(roomId, board, playId).then(setLoaded, (error: unknown) => {
      console.error('The teams could not be loaded.', error);
      setHasFailed(true);
    });
  }, [records, roomId, board, playId]);
  useEffect(load, [load]);
  return { loaded, hasFailed, load };
}
