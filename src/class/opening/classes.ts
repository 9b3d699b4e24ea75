import { createContext, useCallback, useContext } from 'react';
import type { ListedClass } from '../../../core/calls/class/listClasses.ts';
import { useBackend } from '../../shared/context/useBackend.ts';
import { useAnswer } from '../../shared/load/useAnswer.ts';

/** The teacher's classes, latest first; none while they are unknown. */
export const ClassesContext = createContext<readonly ListedClass[]>([]);

const NONE: readonly ListedClass[] = [];

/** Loads the teacher's classes, so that one that runs is found again at once (Q11). */
export function useClasses(): readonly ListedClass[] {
  const { calls } = useBackend();
  const load = useCallback(async () => (await calls.listClasses({})).classes, [calls]);
  return useAnswer(load, NONE) ?? NONE;
}

export function isOpen({ state }: ListedClass): boolean {
  return state !== 'ended';
}

/** The open class of a room, if any. */
export function useOpenClass(roomId: string): ListedClass | undefined {
  return useContext(ClassesContext).find((each) => each.roomId === roomId && isOpen(each));
}
