import { createStore } from 'zustand';
import type { AnswerOf } from '../../../core/calls/calls.ts';
import type { BackendErrorCode } from '../../shared/ports/BackendError.ts';
import type { Calls } from '../../shared/ports/Calls.ts';
import { failureCode } from '../../shared/store/failure.ts';

export type Results = AnswerOf<'showResults'>;

export interface ResultsState {
  /** Null until they are loaded. */
  results: Results | null;
  /** Why the last loading failed; results that were loaded before stay. */
  failure: BackendErrorCode | null;
  /** Whether the results are being loaded, kept or deleted. */
  isBusy: boolean;
  load: () => Promise<void>;
  /** Keeps them for 30 days, or no longer (Q10). Returns whether that worked. */
  keep: (isKept: boolean) => Promise<boolean>;
  /** Deletes the session with all that is stored of it. Returns whether that worked. */
  remove: () => Promise<boolean>;
}

interface ResultsDeps {
  sessionId: string;
  calls: Pick<Calls, 'showResults' | 'keepResults' | 'deleteClass'>;
}

/** The results of one session of the teacher's. */
export function createResultsStore({ sessionId, calls }: ResultsDeps) {
  return createStore<ResultsState>((set, get) => {
    async function attempt(work: () => Promise<Partial<ResultsState>>): Promise<BackendErrorCode | null> {
      set({ isBusy: true });
      try {
        set({ ...(await work()), isBusy: false });
        return null;
      } catch (error) {
        console.error(error);
        set({ isBusy: false });
        return failureCode(error);
      }
    }

    return {
      results: null,
      failure: null,
      isBusy: false,
      load: async () => {
        const failure = await attempt(async () => ({ results: await calls.showResults({ sessionId }) }));
        set({ failure });
      },
      keep: async (isKept) => {
        const failure = await attempt(async () => {
          const { goesAt } = await calls.keepResults({ sessionId, isKept });
          const { results } = get();
          return { results: results && { ...results, isKept, goesAt } };
        });
        return failure === null;
      },
      remove: async () => {
        const failure = await attempt(async () => {
          await calls.deleteClass({ sessionId });
          return {};
        });
        return failure === null;
      },
    };
  });
}
