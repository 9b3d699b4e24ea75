import type { BenchWork } from './benchWork.ts';

/** Maximum number of works, and of bytes, stored in this browser for each account. */
export const KEPT_LIMITS = {
  works: 30,
  /** All original files together. */
  bytes: 150 * 1024 * 1024,
} as const;

/** A work as it is kept, without the progress of its sending. */
export interface KeptFacts
  extends Pick<BenchWork, 'id' | 'kind' | 'fileName' | 'step' | 'isAnimated' | 'looks' | 'at' | 'facts'> {
  /** The id of the upload that it changes; undefined for a new one, and for works of earlier versions. */
  changes?: string | undefined;
}

/** A kept work with the original files of its pictures. */
export interface KeptWork {
  facts: KeptFacts;
  /** By the ids of its pictures. */
  files: ReadonlyMap<string, Blob>;
}

/** Works kept in this browser until they are sent. */
export interface KeptWorksPort {
  /** In the order in which they were added; unreadable ones are left out. */
  loadWorks: (owner: string) => Promise<readonly KeptWork[]>;
  listWorks: (owner: string) => Promise<readonly Pick<KeptFacts, 'id' | 'kind' | 'changes'>[]>;
  /** Replaces the kept work with this id. `full`: there was no space for it, and what was kept before stays. */
  keepWork: (owner: string, work: KeptWork) => Promise<'kept' | 'full'>;
  discardWork: (owner: string, id: string) => Promise<void>;
  clearWorks: (owner: string) => Promise<void>;
}

/** Declared here, since only this feature knows the type. */
declare module '../../shared/ports/backend.ts' {
  interface Backend {
    /** Works kept in this browser. */
    keptWorks: KeptWorksPort;
  }
}
