import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { ClassView } from '../../../core/calls/pieces/classes.ts';
import { useSeated } from '../together/teamContext.ts';
import type { ClassStore } from './classStore.ts';

type ClassState = ReturnType<ClassStore['getState']>;

const NO_CLASS = createStore<ClassState | null>(() => null);

/** Returns this player's view of the class; null in a party. */
export function useClassView(): ClassView | null {
  return useStore(useSeated().inClass ?? NO_CLASS, (state) => state?.view ?? null);
}

export function useClassStore(): ClassStore {
  const { inClass } = useSeated();
  if (!inClass) throw new Error('useClassStore needs a seat in a class.');
  return inClass;
}

export function useClass<Part>(select: (state: ClassState) => Part): Part {
  return useStore(useClassStore(), select);
}
