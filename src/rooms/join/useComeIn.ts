import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBackend } from '../../shared/context/useBackend.ts';
import { loadChunk } from '../../shared/load/loadChunk.ts';
import { joinText } from '../text/join.ts';

/**
 * Returns a function that leads to the room of a code. With `isApart` the player is a guest of this window
 * alone.
 */
export function useComeIn(isApart = false) {
  const backend = useBackend();
  const navigate = useNavigate();
  const [error, setError] = useState<string | undefined>();
  const [isBusy, setIsBusy] = useState(false);

  /** Returns whether the code leads to a room. `replaces`: the room takes this page's place in the history. */
  async function comeIn(typed: string, { replaces = false } = {}): Promise<boolean> {
    if (isBusy) return true;
    setIsBusy(true);
    setError(undefined);
    try {
      const { findDoor } = await loadChunk('door', () => import('./findDoor.ts'));
      const found = await findDoor(backend.party(isApart), typed);
      if (found.ok) {
        await navigate(found.value, { replace: replaces });
        return true;
      }
      setError(found.refusal);
    } catch (failure) {
      console.error('The code could not be looked up.', failure);
      setError(joinText.failed);
    }
    setIsBusy(false);
    return false;
  }

  return { comeIn, error, isBusy, forgive: () => setError(undefined) };
}
