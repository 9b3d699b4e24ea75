import type { BenchWork } from './benchWork.ts';

/** What this browser keeps of the benches, for each account. */
export const KEPT_LIMITS = {
  works: 30,
  /** Of all files, as they were chosen. */
  bytes: 150 * 1024 * 1024,
} as const;

/** A work as it is kept: all but how far its sending has got. */
export interface KeptFacts
  extends Pick<BenchWork, 'id' | 'kind' | 'fileName' | 'step' | 'isAnimated' | 'looks' | 'at' | 'facts'> {
  /** The id of the upload that it changes; undefined where it is new, or was kept when only new works were. */
  changes?: string | undefined;
}

/** A work that waits, with the files of its pictures as they were chosen. */
export interface KeptWork {
  facts: KeptFacts;
  /** By the ids of its pictures. */
  files: ReadonlyMap<string, Blob>;
}

/** The works that wait in this browser until they are sent. */
export interface KeptWorksPort {
  /** In the order in which they came to the bench; what cannot be read any more is left out. */
  loadWorks: (owner: string) => Promise<readonly KeptWork[]>;
  listWorks: (owner: string) => Promise<readonly Pick<KeptFacts, 'id' | 'kind' | 'changes'>[]>;
  /** In the place of what was kept of it before. `full`: what was kept before stays as it was. */
  keepWork: (owner: string, work: KeptWork) => Promise<'kept' | 'full'>;
  discardWork: (owner: string, id: string) => Promise<void>;
  clearWorks: (owner: string) => Promise<void>;
}

/** Declared here, since a work is made of what only the benches know. */
declare module '../../shared/ports/backend.ts' {
  interface Backend {
    /** What waits on the benches of this browser. */
    keptWorks: KeptWorksPort;
  }
}
