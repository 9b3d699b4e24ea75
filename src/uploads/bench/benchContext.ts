import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { BenchState, BenchStore } from '../store/benchState.ts';
import type { BenchWork } from '../store/benchWork.ts';
import type { Studio } from '../studio/openStudio.ts';

interface BenchSession {
  store: BenchStore;
  studio: Studio;
}

export const BenchContext = createContext<BenchSession | null>(null);

/** @throws outside the bench */
export function useBenchSession(): BenchSession {
  const session = useContext(BenchContext);
  if (!session) throw new Error('useBenchSession needs <BenchContext> above it.');
  return session;
}

/** Reads a part of the bench's state and actions. */
export function useBench<Part>(select: (state: BenchState) => Part): Part {
  return useStore(useBenchSession().store, select);
}

/** The active work; null if none. */
export function useActiveWork(): BenchWork | null {
  return useBench(({ works, activeId }) => works.find(({ id }) => id === activeId) ?? null);
}
