import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { useBackend } from '../../shared/context/useBackend.ts';
import { failureText } from '../../shared/load/failureText.ts';
import { failureCode } from '../../shared/store/failure.ts';
import { toaster } from '../../shared/toast/toaster.ts';
import { createScoresStore } from '../store/scoresStore.ts';
import { scoresText } from '../text/scores.ts';

/** The ratings and records of a room, loaded once it is chosen, with actions whose result is announced. */
export function useScores(roomId: string) {
  const { calls } = useBackend();
  const store = useMemo(() => createScoresStore(calls), [calls]);
  useEffect(() => void store.getState().open(roomId), [store, roomId]);
  const state = useStore(store);
  return {
    ...state,
    setRatingsAside: (origin: string, isSetAside: boolean) =>
      tellOf(state.setRatingsAside(origin, isSetAside), isSetAside ? 'aside' : 'back'),
    removeRecord: (recordId: string) => tellOf(state.removeRecord(recordId), 'removed'),
  };
}

export type Scores = ReturnType<typeof useScores>;

async function tellOf(work: Promise<void>, done: keyof typeof scoresText.told): Promise<void> {
  try {
    await work;
    toaster.create({ title: scoresText.told[done], type: 'success' });
  } catch (error) {
    console.error('The scores were not changed.', error);
    const isGone = failureCode(error) === 'notFound';
    toaster.create({ title: isGone ? scoresText.gone : failureText(error), type: 'error' });
  }
}
