import { createContext, useContext } from 'react';
import type {
  AuthPort,
  CataloguePort,
  DashboardPort,
  DraftsPort,
  PlayPort,
  RecordsPort,
  RoomsPort,
} from './ports.ts';

/** Everything the app asks of the outside world. `src/app` builds it once; screens and stores get it from here. */
export interface Backend {
  auth: AuthPort;
  rooms: RoomsPort;
  catalogue: CataloguePort;
  dashboard: DashboardPort;
  records: RecordsPort;
  drafts: DraftsPort;
  /** The server as judge of a play of a published room. */
  remotePlay: (roomId: string) => PlayPort;
}

export const BackendContext = createContext<Backend | null>(null);

/** The app's backend. Throws where no provider stands above: a fault of wiring, not of use. */
export function useBackend(): Backend {
  const backend = useContext(BackendContext);
  if (!backend) throw new Error('useBackend needs <BackendContext.Provider> above it.');
  return backend;
}
