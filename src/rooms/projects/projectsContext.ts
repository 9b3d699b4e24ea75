import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { failureText } from '../../shared/load/failureText.ts';
import { toaster } from '../../shared/toast/toaster.ts';
import type { ProjectsState, ProjectsStore } from '../store/projectsStore.ts';

export const ProjectsContext = createContext<ProjectsStore | null>(null);

function useProjectsStore(): ProjectsStore {
  const store = useContext(ProjectsContext);
  if (!store) throw new Error('useProjectsStore needs <ProjectsContext> above it.');
  return store;
}

/** Reads a part of the projects' state and actions. */
export function useProjects<Part>(select: (state: ProjectsState) => Part): Part {
  return useStore(useProjectsStore(), select);
}

/** Waits for an action and shows its result. */
export async function tellOutcome(work: Promise<unknown>, done: string, failed: string): Promise<void> {
  try {
    await work;
    toaster.create({ title: done, type: 'success' });
  } catch (error) {
    console.error(error);
    toaster.create({ title: failed, description: failureText(error), type: 'error' });
  }
}
