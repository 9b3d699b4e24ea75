import { createContext, useContext } from 'react';
import type { Backend } from '../ports/backend.ts';

export const BackendContext = createContext<Backend | null>(null);

/** The app's backend. @throws without a provider above */
export function useBackend(): Backend {
  const backend = useContext(BackendContext);
  if (!backend) throw new Error('useBackend needs <BackendContext.Provider> above it.');
  return backend;
}
